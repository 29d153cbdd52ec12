"""1, 2, 3… robot! at a hosted table."""
