"""Help pages and answers in five languages."""

from __future__ import annotations

import pytest
from tests.cli.conftest import EASY, Carom

from carom.cli.app import COMMANDS
from carom.locales import LANGUAGES

OPTIMUM = {
    "en": "Optimum: 6 (proved)",
    "fr": "Minimum : 6 (prouvé)",
    "nl": "Minimum: 6 (bewezen)",
    "it": "Minimo: 6 (dimostrato)",
    "zh-Hant": "最少步數：6（已證明）",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_of_the_command_line_goes_first(carom: Carom, language: str) -> None:
    done = carom("solve", EASY, "--lang", language, CAROM_LANG="fr", LANG="nl_NL.UTF-8")
    assert OPTIMUM[language] in done.out


def test_language_may_stand_before_the_command(carom: Carom) -> None:
    assert OPTIMUM["it"] in carom("--lang=it-CH", "solve", EASY).out


def test_language_of_the_environment_is_spoken(carom: Carom) -> None:
    assert OPTIMUM["zh-Hant"] in carom("solve", EASY, LANG="zh_TW.UTF-8").out
    assert OPTIMUM["nl"] in carom("solve", EASY, LANG="zh_TW.UTF-8", CAROM_LANG="nl").out


def test_words_after_a_double_dash_are_no_options(carom: Carom) -> None:
    assert "--lang" in carom("solve", "--", "--lang").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_pages_are_translated(carom: Carom, language: str, command: str | None) -> None:
    words = [] if command is None else [command]
    page = carom(*words, "--help", CAROM_LANG=language)
    assert page.code == 0
    assert "cli-" not in page.out
    assert "play-" not in page.out
    if language != "en":
        english = carom(*words, "--help", CAROM_LANG="en").out
        assert not _paragraphs(page.out) & _paragraphs(english)


def _paragraphs(page: str) -> set[str]:
    """Return the paragraphs of a page, examples of commands left out."""
    return {part for part in page.split("\n\n") if part and not part.startswith("carom ")}


def test_no_command_shows_the_help(carom: Carom) -> None:
    assert carom().out == carom("--help").out


def test_version_is_one_line(carom: Carom) -> None:
    assert carom("--version").out.startswith("carom 0.")
