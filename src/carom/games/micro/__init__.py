"""Micro Robots: boards of dice, positions and the rules of the whole game.

Each rule has a row in docs/reference/rules-micro.md.
"""
