"""Long work in a thread of its own, so that Ctrl-C reaches it and a spinner can turn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Generic, TypeVar

from carom.cli.words import say

T = TypeVar("T")

_QUIET_SECONDS = 1.0
"""Work shorter than this says nothing."""

_TICK_SECONDS = 0.1


class _Work(Generic[T]):
    """One piece of work and how it ended."""

    def __init__(self, work: Callable[[Event], T]) -> None:
        self.cancel = Event()
        self._work = work
        self._answers: list[T] = []
        self._fault: BaseException | None = None
        self._thread = Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def call_off(self) -> None:
        """Ask the work to stop, and give it a moment to do so."""
        self.cancel.set()
        if self._thread.is_alive():
            self._thread.join(_QUIET_SECONDS)

    def _run(self) -> None:
        """Work; whatever is raised is kept for the thread that waits."""
        try:
            self._answers.append(self._work(self.cancel))
        except BaseException as fault:  # handed over by answer()
            self._fault = fault

    def is_done_within(self, seconds: float) -> bool:
        """Wait so long and tell whether the work is done."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def answer(self) -> T:
        """Return what the finished work returned, or raise what it raised."""
        if self._fault is not None:
            raise self._fault
        return self._answers[0]


def run(work: Callable[[Event], T]) -> T:
    """Return what ``work`` returns; Ctrl-C sets the event it is given and is then raised.

    After a second a spinner turns on stderr, where that is a terminal.
    """
    running = _Work(work)
    try:
        running.start()
        if not running.is_done_within(_QUIET_SECONDS):
            _wait(running)
    except KeyboardInterrupt:
        running.call_off()
        raise
    return running.answer()


def _wait(running: _Work[T]) -> None:
    """Wait to the end in short ticks: on Windows Ctrl-C comes only between two of them."""
    started = monotonic() - _QUIET_SECONDS
    with _spinner() as tell:
        while not running.is_done_within(_TICK_SECONDS):
            tell(say("cli-searching", seconds=int(monotonic() - started)))


@contextmanager
def _spinner() -> Iterator[Callable[[str], None]]:
    """Give a function that shows words beside a spinner; it does nothing off a terminal."""
    if not sys.stderr.isatty():
        yield lambda _words: None
        return
    from rich.console import Console

    with Console(stderr=True).status(say("cli-searching", seconds=1)) as status:
        yield status.update
