"""Load on a real server, loopback only: ``python -m tests.server.load``. Every figure is checked before it is told."""
