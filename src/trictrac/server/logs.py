"""Structured logs: one JSON object per line on standard error."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import EventDict, WrappedLogger


def _name_fields(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Which logger spoke, and a traceback if there is one. Extra fields of other libraries stay out: they may name
    people's addresses."""
    event["where"] = event["_record"].name
    if "exception" in event:
        event["traceback"] = event.pop("exception")
    return event


def set_up(level: int = logging.INFO) -> None:
    """Sends everything through one handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
                structlog.stdlib.add_log_level,
                structlog.processors.format_exc_info,
            ],
            processors=[
                _name_fields,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.EventRenamer("message"),
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for quiet in ("alembic", "uvicorn.error"):  # addresses of people stay out of the log
        logging.getLogger(quiet).setLevel(logging.WARNING)
