"""Budgets and figures, with a clock moved by hand."""

from __future__ import annotations

import pytest

from carom.server.errors import TooMuch
from carom.server.limits import (
    MAX_REMEMBERED,
    Bucket,
    Budget,
    Lines,
    Rate,
    Voices,
    address_of,
)
from carom.server.metrics import Metrics
from carom.server.problems import language_of
from carom.server.queueing import Kept


def test_a_bucket_gives_what_it_holds_and_what_comes_back() -> None:
    now_s = [0.0]
    bucket = Bucket(Rate(per_second=2, at_once=3), lambda: now_s[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now_s[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now_s[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_budgets_of_their_own() -> None:
    budget = Budget(Rate(per_second=0.001, at_once=1))
    budget.spend("a")
    budget.spend("b")
    with pytest.raises(TooMuch, match="requests"):
        budget.spend("a")


def test_many_addresses_do_not_free_one_that_owes() -> None:
    budget = Budget(Rate(per_second=0.001, at_once=1))
    budget.spend("owes")
    for number in range(MAX_REMEMBERED + 10):
        budget.spend(f"a{number}")
    with pytest.raises(TooMuch):
        budget.spend("owes")


def test_each_seat_has_its_own_say() -> None:
    voices = Voices(Rate(per_second=0.001, at_once=2))
    for seat in ("a", "a", "b", "", "", ""):
        voices.spend(seat)
    with pytest.raises(TooMuch) as caught:
        voices.spend("a")
    assert caught.value.code == "too-much-chat"
    assert caught.value.params == {"most": 2, "pause_s": 1000}


def test_lines_are_counted_an_address_and_given_back() -> None:
    lines = Lines(2)
    lines.take("a")
    lines.take("a")
    lines.take("b")
    with pytest.raises(TooMuch, match="connections"):
        lines.take("a")
    lines.give_back("a")
    lines.take("a")
    assert len(lines) == 3


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_an_ipv6_address_counts_as_its_network(host: str | None, address: str) -> None:
    assert address_of(host) == address


def test_figures_come_in_the_format_of_prometheus() -> None:
    metrics = Metrics()
    metrics.count("moves_total", 2)
    metrics.gauge("open", lambda: 1.5)
    for seconds in (0.001, 0.002, 9):
        metrics.observe("took_seconds", seconds)
    lines = metrics.render().splitlines()
    assert "carom_moves_total 2" in lines
    assert "carom_open 1.5" in lines
    assert 'carom_took_seconds_bucket{le="0.001"} 1' in lines
    assert 'carom_took_seconds_bucket{le="0.0025"} 2' in lines
    assert 'carom_took_seconds_bucket{le="+Inf"} 3' in lines
    assert lines[-2:] == ["carom_took_seconds_sum 9.003000", "carom_took_seconds_count 3"]


def test_what_was_not_asked_for_longest_goes_first() -> None:
    kept: Kept[str, int] = Kept(2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.get("a") == 1
    kept.keep("c", 3)
    assert [kept.get(key) for key in "abc"] == [1, None, 3]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "en"),
        ("fr-BE, fr;q=0.9", "fr"),
        ("de, nl;q=0.5, it;q=0.7", "it"),
        ("it;q=0, nl", "nl"),
        ("zh-TW", "zh-Hant"),
        ("fr;q=broken", "fr"),
        (",;q=;,", "en"),
    ],
)
def test_the_language_wished_most_is_taken(header: str | None, language: str) -> None:
    assert language_of(header) == language
