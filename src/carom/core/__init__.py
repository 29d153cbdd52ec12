"""The core of carom: cells, chance, errors and the contract of a game.

Knows no game. Imports nothing of the rest of the package.
"""
