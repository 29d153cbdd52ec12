"""Which language is chosen."""

from __future__ import annotations

import pytest

from carom.locales import match_language, wished_languages


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en-GB", "en"),
        ("fr-BE", "fr"),
        ("nl_BE.UTF-8", "nl"),
        ("it_CH@euro", "it"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh_MO.UTF-8", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("ZH-hant", "zh-Hant"),
        ("zh", None),
        ("zh-Hans-HK", None),
        ("zh-CN", None),
        ("de", None),
        ("", None),
    ],
)
def test_language_fits_a_wish(wish: str, language: str | None) -> None:
    assert match_language([wish]) == language


def test_first_wish_that_fits_is_taken() -> None:
    assert match_language(["de-DE", "zh-CN", "it", "fr"]) == "it"


def test_own_variable_goes_before_the_locale() -> None:
    assert wished_languages({"CAROM_LANG": "nl", "LANG": "fr_FR.UTF-8"}) == ["nl", "fr_FR.UTF-8"]


def test_strongest_locale_variable_counts() -> None:
    assert wished_languages({"LC_ALL": "it_IT", "LANG": "fr_FR"}) == ["it_IT"]


def test_language_list_counts_unless_the_locale_is_plain() -> None:
    assert wished_languages({"LANGUAGE": "nl:fr", "LANG": "de_DE"}) == ["nl", "fr", "de_DE"]
    assert wished_languages({"LANGUAGE": "nl:fr", "LANG": "C.UTF-8"}) == []
