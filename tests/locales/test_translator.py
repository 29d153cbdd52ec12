"""How messages are read and filled."""

from __future__ import annotations

import pytest

from carom.core.errors import NotationError
from carom.locales import LANGUAGES, Value, error_sentence, translator
from carom.locales.catalogue import fill, is_simple, read_patterns


def test_further_lines_lose_their_common_indent() -> None:
    source = "a = one\n    two\n      three\n\n    four\n\n# a remark\nb =\n    five\n"
    assert read_patterns(source) == {"a": "one\ntwo\n  three\n\nfour", "b": "five"}


def test_message_with_a_selector_is_not_simple() -> None:
    source = "a = { $n ->\n    [one] one\n   *[other] { $n }\n}\nb = { $n } x\nc = { -term }\n"
    patterns = read_patterns(source)
    assert [is_simple(patterns[key]) for key in "abc"] == [False, True, False]


def test_message_with_an_attribute_is_not_simple() -> None:
    assert not is_simple(read_patterns("a = text\n    .title = more\n")["a"])


def test_unknown_variable_stays_visible() -> None:
    assert fill("{ $a } and {$b}", {"a": "1"}) == "1 and {$b}"


def test_unknown_language_speaks_english() -> None:
    assert translator("de").language == "en"


def test_unknown_key_is_a_programming_fault() -> None:
    with pytest.raises(KeyError):
        translator("fr").text("cli-no-such-key")


def test_lists_and_fractions_are_written_as_the_language_does() -> None:
    near: dict[str, Value] = {"name": "x", "near": ("a", "b")}
    assert error_sentence("unknown-option", near, "en").endswith("a, b")
    assert error_sentence("unknown-option", near, "zh-Hant").endswith("a、b")
    assert "0,5" in error_sentence("bad-option", {"name": "x", "value": 0.5, "allowed": "y"}, "it")


def test_empty_list_is_a_dash() -> None:
    params: dict[str, Value] = {"move": "rN", "robot": "r", "cell": "a1", "able": ()}
    assert error_sentence("blocked-move", params, "en").endswith(": –")


def test_big_numbers_are_grouped_on_demand() -> None:
    grouped = [translator(language).number(1234567) for language in LANGUAGES]
    assert grouped == ["1,234,567", "1\u202f234\u202f567", "1.234.567", "1.234.567", "1,234,567"]


def test_unknown_code_gives_code_and_parameters() -> None:
    assert error_sentence("no-such-code", {"a": 1}, "fr") == "no-such-code (a=1)"


def test_error_speaks_english_by_itself() -> None:
    fault = NotationError("bad-cell", text="z", column=3, last="p16")
    assert str(fault) == (
        "column 3: “z” is no cell; cells are a letter and a number, from a1 to p16"
    )
