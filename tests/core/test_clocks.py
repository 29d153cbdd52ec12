import msgspec
from msgspec.structs import replace

from carom.core.clocks import deadline, remaining_ms, run_clocks


class Lap(msgspec.Struct, frozen=True):
    """A clock that starts anew three times, 100 ms each, and notes when it ran out."""

    phase: str = "running"
    now: int = 0
    ends_ms: int | None = 100
    rung: tuple[int, ...] = ()


def ring(lap: Lap) -> Lap:
    rung = (*lap.rung, lap.now)
    if len(rung) == 3:
        return replace(lap, rung=rung, phase="over")
    return replace(lap, rung=rung, ends_ms=lap.now + 100)


def test_nothing_happens_at_a_deadline_itself() -> None:
    assert run_clocks(Lap(), 100, ring) == Lap(now=100)


def test_clocks_run_out_one_after_the_other_each_at_its_own_moment() -> None:
    assert run_clocks(Lap(), 250, ring) == Lap(now=250, ends_ms=300, rung=(100, 200))


def test_time_stands_still_once_it_is_over() -> None:
    assert run_clocks(Lap(), 9_000, ring) == Lap("over", 300, None, (100, 200, 300))


def test_time_never_goes_back() -> None:
    assert run_clocks(Lap(now=50), 20, ring) == Lap(now=50)


def test_the_time_left_is_counted_from_the_own_time_of_the_state() -> None:
    assert remaining_ms(Lap(now=30)) == 70
    assert remaining_ms(Lap(ends_ms=None)) is None
    assert deadline(Lap(now=30)) == 100
