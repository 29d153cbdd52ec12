"""What the commands can do with each game, one package a game."""
