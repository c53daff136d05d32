"""Attacks that once gave way, bounded and on loopback only: each test failed before the server held."""
