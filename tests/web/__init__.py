"""The web application as the server gives it, and the wheel that carries it."""
