"""What the server can do with the positions of each game, one module a game."""
