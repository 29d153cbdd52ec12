"""Errors of the server alone: what is not allowed, asked too often, or cannot be had now."""

from __future__ import annotations

from carom.core.errors import CaromError


class Unavailable(CaromError):
    """Something the server needs does not answer; whether it worked will be seen later."""


class Forbidden(CaromError):
    """That is not for this caller."""


class TooMuch(CaromError):
    """Too many, too often or too big."""
