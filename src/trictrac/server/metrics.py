"""What the server counts about itself, as Prometheus reads it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One registry for each server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = Counter(
            "trictrac_messages_total", "Messages to tables", ["do", "outcome"], registry=self.registry
        )
        self.acknowledged = Histogram(
            "trictrac_acknowledge_seconds",
            "From a message to its acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.sockets = Gauge("trictrac_sockets", "Open websockets", registry=self.registry)
        self.rooms = Gauge("trictrac_tables_in_memory", "Tables in this process", registry=self.registry)
        self.waiting = Gauge("trictrac_thoughts_waiting", "Questions that wait for a worker", registry=self.registry)
        self.thoughts = Gauge("trictrac_thoughts", "Questions asked to workers", registry=self.registry)
        self.failures = Gauge("trictrac_thought_failures", "Questions without an answer", registry=self.registry)
        self.tables = Gauge("trictrac_tables", "Tables in the store", ["status"], registry=self.registry)
        self.quarantined = Gauge(
            "trictrac_tables_failing", "Tables that failed and are left alone", registry=self.registry
        )
        self.broken = Gauge("trictrac_table_failures", "How often a table failed", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
