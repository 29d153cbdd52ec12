"""Text forms of 1, 2, 3… robot!."""
