"""Bots: they take a seat, see what that seat sees, and choose what to do and when.

Offered by game and level; :mod:`carom.bots.bot` says what a bot is made of.
"""
