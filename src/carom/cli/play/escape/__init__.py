"""1, 2, 3… robot! in the terminal."""
