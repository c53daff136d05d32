"""The server: tables as event logs, live for many people at once (docs/server.md). Needs the extra ``[server]``."""
