"""What is looked at away from a table in play: positions somebody sets up, games to replay, dice to verify."""
