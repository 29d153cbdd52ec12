"""Micro Robots in the terminal; the same keys and panel serve one machine and a hosted table."""
