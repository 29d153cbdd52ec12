"""The game of these tests keeps the laws that every game keeps."""

from __future__ import annotations

from tests.server.toy import GAME

from carom.testing import check_game


def test_the_toy_keeps_the_laws() -> None:
    check_game(GAME)
