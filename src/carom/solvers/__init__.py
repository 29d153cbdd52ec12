"""Optimal search: one file an algorithm; each result says how far it is proved."""
