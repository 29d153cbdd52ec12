import msgspec
import pytest

from carom.core.dispatch import Handler, handler_of
from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave


class Hall(msgspec.Struct, frozen=True):
    """Two seats, of which the first is there."""

    phase: str = "play"

    def is_present(self, seat: int) -> bool:
        return seat == 0


def stay(hall: Hall, _seat: int, _action: Join) -> Hall:
    return hall


HANDLERS: dict[type, Handler[Hall]] = {Join: stay}
BOTH: dict[type, Handler[Hall]] = {Join: stay, Leave: stay}


def test_whoever_is_not_there_may_join_and_nothing_else() -> None:
    assert handler_of(BOTH, Hall(), 2, 1, Join()) is stay
    assert handler_of(BOTH, Hall(), 2, 0, Leave()) is stay
    with pytest.raises(IllegalAction) as caught:
        handler_of(BOTH, Hall(), 2, 1, Leave())
    assert caught.value.code == "seat-absent"


def test_the_first_reason_is_given_of_several() -> None:
    def code(handlers: dict[type, Handler[Hall]], hall: Hall, seat: int) -> str:
        with pytest.raises(IllegalAction) as caught:
            handler_of(handlers, hall, 2, seat, Leave())
        return caught.value.code

    assert code(HANDLERS, Hall("over"), 5) == "game-over"
    assert code(HANDLERS, Hall(), 5) == "unknown-action"
    assert code(BOTH, Hall(), 5) == "no-such-seat"
