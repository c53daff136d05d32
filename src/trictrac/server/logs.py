"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonFormatter(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where, what; a traceback if there is one."""
        data = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            data["traceback"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def set_up(level: int = logging.INFO) -> None:
    """Sends everything through one handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for quiet in ("alembic", "uvicorn.error"):  # addresses of people stay out of the log
        logging.getLogger(quiet).setLevel(logging.WARNING)
