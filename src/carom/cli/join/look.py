"""Looking back at the last round: its optimum and the shortest ways, one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from carom.server.kits.kit import SolveAnswer


class Look:
    """What one looks at of a closed round.

    Attributes:
        wanted: Number of the round whose answer the server is to be asked for, or None.
        answer: The solver's answer for the round one looks at, or None.
        is_on: Whether one looks at a round now.
        is_kept_back: Whether the server keeps the answer back, since the chip may come up
            again while the robots stand as they did.
    """

    def __init__(self) -> None:
        self.wanted: int | None = None
        self.answer: SolveAnswer | None = None
        self.is_on = False
        self.is_kept_back = False
        self._number = 0
        self._at = 0
        self._known: dict[int, SolveAnswer] = {}

    @property
    def way(self) -> tuple[str, ...] | None:
        """The way one looks at, or None."""
        if not self.is_on or self.answer is None or not self.answer.lines:
            return None
        return self.answer.lines[self._at]

    @property
    def place(self) -> int:
        """Which of the ways that is, from 1."""
        return self._at + 1

    def on(self, number: int) -> None:
        """Look at a round; when one looks at it already, at its next way."""
        ways = len(self.answer.lines) if self.answer else 0
        if self.is_on and number == self._number and ways:
            self._at = (self._at + 1) % ways
            return
        self._number, self._at, self.is_on, self.is_kept_back = number, 0, True, False
        self.answer = self._known.get(number)
        self.wanted = None if self.answer else number

    def take(self, answers: Mapping[int, SolveAnswer]) -> None:
        """Take in what the server told."""
        self._known.update(answers)
        self.wanted = None
        if self.is_on:
            self.answer = self._known.get(self._number)
            self.is_kept_back = self.answer is None

    def end(self) -> None:
        """Look at the board again."""
        self.is_on, self.answer, self.wanted = False, None, None
