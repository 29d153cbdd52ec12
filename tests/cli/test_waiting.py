"""Long work: its answer, its faults, Ctrl-C."""

from __future__ import annotations

import _thread
from threading import Event

import pytest

from carom.cli import waiting
from carom.core.errors import CaromError


def test_answer_comes_back() -> None:
    assert waiting.run(lambda _cancel: 42) == 42


def test_fault_comes_back() -> None:
    def work(_cancel: Event) -> None:
        raise CaromError("search-stopped")

    with pytest.raises(CaromError, match="search"):
        waiting.run(work)


@pytest.mark.usefixtures("heard_interrupts")
def test_interrupt_calls_the_work_off() -> None:
    called_off = Event()

    def work(cancel: Event) -> None:
        _thread.interrupt_main()
        if cancel.wait(10):
            called_off.set()

    with pytest.raises(KeyboardInterrupt):
        waiting.run(work)
    assert called_off.is_set()
