"""Ramses in the terminal."""
