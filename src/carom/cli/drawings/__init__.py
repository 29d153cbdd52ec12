"""States of the games drawn in the terminal, one file a game."""
