"""Computers think in processes of their own, so that no search delays a socket.

Nothing is imported here: a worker loads its players and none of the server.
"""
