"""Structured logs: one JSON object per line on standard error."""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

from trictrac.server.reasons import traceback_of


def _name_fields(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Which logger spoke, and where an error happened, without its message. Extra fields of other libraries stay out:
    they may name people's addresses."""
    event["where"] = event["_record"].name
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["traceback"] = traceback_of(error)
    if event["where"] == "asyncio":  # what follows its first line shows errors with all they say
        event["event"] = event["event"].partition("\n")[0]
    return event


def set_up(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Sends everything through one handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
                structlog.stdlib.add_log_level,
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
