import pytest

from carom.core.errors import IllegalAction
from carom.core.votes import Vote, is_agreed, with_voice, without_voice


def test_voices_are_kept_by_rising_seat() -> None:
    assert with_voice((0, 3), 2) == (0, 2, 3)


def test_nobody_speaks_twice() -> None:
    with pytest.raises(IllegalAction) as caught:
        with_voice((0, 3), 3)
    assert caught.value.code == "already-said"


def test_the_voice_of_a_seat_that_leaves_is_gone() -> None:
    assert without_voice((0, 2, 3), 2) == (0, 3)
    assert without_voice((0, 3), 2) == (0, 3)


@pytest.mark.parametrize(
    ("said", "voters", "vote", "agreed"),
    [
        (2, 4, "majority", False),
        (3, 4, "majority", True),
        (3, 4, "all", False),
        (4, 4, "all", True),
        (4, 3, "all", True),
    ],
)
def test_all_must_agree_or_more_than_half(said: int, voters: int, vote: Vote, agreed: bool) -> None:
    assert is_agreed(said, voters, vote) is agreed
