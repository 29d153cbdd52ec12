"""Settings of all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings
from tests import whole

from carom.core.errors import CaromError, Param

settings.register_profile("carom", deadline=None)  # time on a busy machine is no fault
settings.load_profile("carom")

_make = CaromError.__init__


def _make_and_note(error: CaromError, code: str, /, **params: Param) -> None:
    """Make an error as ever and remember it."""
    _make(error, code, **params)
    whole.note(code, params)


@pytest.fixture(scope="session", autouse=True)
def _errors_are_noted() -> Iterator[None]:
    """Look at each error that is made anywhere in the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CaromError, "__init__", _make_and_note)
        yield


@pytest.fixture(autouse=True)
def _error_sentences_are_whole() -> Iterator[None]:
    """No error that a test brings about has a sentence in which something is missing."""
    whole.made.clear()
    yield
    assert not {gap for code, params in whole.made for gap in whole.gaps(code, params)}
