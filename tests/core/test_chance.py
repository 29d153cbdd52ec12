from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carom.core.chance import Draw, commitment


def test_a_draw_is_the_hash_of_seed_name_and_counter() -> None:
    """Worked by hand with sha256sum: printf '4:seed/name/0' and '4:seed/name/1'."""
    draw = Draw("seed", "name")
    assert [f"{draw.bits64():016x}" for _ in range(2)] == ["301ac90333514014", "95953e32ec25735d"]


@given(st.text(), st.text(), st.integers(1, 1000))
def test_the_same_name_draws_the_same_and_stays_below(seed: str, name: str, limit: int) -> None:
    first, second = Draw(seed, name), Draw(seed, name)
    numbers = [first.below(limit) for _ in range(5)]
    assert numbers == [second.below(limit) for _ in range(5)]
    assert all(0 <= number < limit for number in numbers)


def test_another_name_draws_otherwise() -> None:
    assert Draw("seed", "chips/1").bits64() != Draw("seed", "chips/2").bits64()


def test_seed_and_name_do_not_run_into_each_other() -> None:
    assert Draw("a/b", "c").bits64() != Draw("a", "b/c").bits64()


@given(st.lists(st.integers()), st.text())
def test_shuffling_keeps_the_items(items: list[int], seed: str) -> None:
    assert sorted(Draw(seed, "mix").shuffled(items)) == sorted(items)


def test_shuffles_are_about_uniform() -> None:
    seen = Counter(Draw(str(seed), "mix").shuffled("abc") for seed in range(6000))
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_a_limit_out_of_range_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Draw("seed", "name").below(limit)


def test_a_commitment_does_not_show_the_seed() -> None:
    assert "secret" not in commitment("secret")
    assert commitment("secret") != commitment("Secret")
