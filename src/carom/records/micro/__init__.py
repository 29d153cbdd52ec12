"""Text forms of positions of Micro Robots: the token and JSON."""
