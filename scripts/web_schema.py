"""Prints what the server speaks, HTTP and messages, as JSON, without starting it (``npm run types`` asks)."""

from __future__ import annotations

import json
import secrets
import sys

from trictrac.server.app import create_app, message_schema
from trictrac.server.settings import Settings

if __name__ == "__main__":
    application = create_app(Settings(database_url="sqlite://", secret=secrets.token_hex()))
    spoken = {"http": application.openapi(), "messages": message_schema().model_dump()}
    json.dump(spoken, sys.stdout, indent=1, sort_keys=True)
