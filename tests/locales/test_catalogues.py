"""The catalogues are whole, alike and used; the sources say nothing beside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer
from tests.locales import reading

from carom.locales import LANGUAGES, Value, translator
from carom.locales.catalogue import file_of, files_of, is_simple, read_patterns

OTHERS = [language for language in LANGUAGES if language != "en"]


def _resource(path: Path) -> fluent.Resource:
    """Return a file as fluent's own parser reads it."""
    return FluentParser().parse(path.read_text("utf-8"))


def _messages(language: str) -> dict[str, fluent.Message]:
    """Return the messages of all files of a language by key."""
    return {
        entry.id.name: entry
        for path in files_of(language)
        for entry in _resource(path).body
        if isinstance(entry, fluent.Message)
    }


def _variables(message: fluent.Message) -> set[str]:
    """Return the names of the variables of a message."""
    return set(re.findall(r"\$([a-zA-Z][\w-]*)", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_nothing_that_fluent_cannot_read(language: str) -> None:
    junk = [
        entry.content
        for path in files_of(language)
        for entry in _resource(path).body
        if isinstance(entry, fluent.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [
        entry.id.name
        for path in files_of(language)
        for entry in _resource(path).body
        if isinstance(entry, fluent.Message)
    ]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_is_found_in_the_file_its_first_word_names(language: str) -> None:
    for path in files_of(language):
        for key in read_patterns(path.read_text("utf-8")):
            assert key in file_of(language, key.partition("-")[0]), key


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_the_files_and_keys_of_english(language: str) -> None:
    assert [p.name for p in files_of(language)] == [p.name for p in files_of("en")]
    assert _messages(language).keys() == _messages("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_has_the_variables_of_english(language: str) -> None:
    english = _messages("en")
    for key, message in _messages(language).items():
        assert _variables(message) == _variables(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_light_reader_and_fluent_say_the_same(language: str) -> None:
    words = translator(language)
    samples: tuple[Value, ...] = (1, 1500, 0.5, "c4", ("rN", "rE"))
    for key, message in _messages(language).items():
        names = sorted(_variables(message))
        for shift in range(len(samples)):
            values = {name: samples[(at + shift) % len(samples)] for at, name in enumerate(names)}
            assert words.text(key, **values) == words.text_by_fluent(key, **values), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_messages_need_no_fluent(language: str) -> None:
    patterns = [
        pattern
        for path in files_of(language)
        for pattern in read_patterns(path.read_text("utf-8")).values()
    ]
    assert sum(map(is_simple, patterns)) >= 0.8 * len(patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_stand_in_the_order_of_their_keys(language: str) -> None:
    keys = list(file_of(language, "error"))
    assert keys == sorted(keys)


def test_each_code_has_a_sentence() -> None:
    sentences = file_of("en", "error")
    missing = {
        code: path.name
        for code, path in reading.raised_codes().items()
        if f"error-{code}" not in sentences
    }
    assert missing == {}


def test_each_key_is_used() -> None:
    texts, patterns = reading.texts(), (*reading.patterns(), *reading.web_patterns())
    web = reading.web_text()
    unused = [
        key
        for key in _messages("en")
        if key not in texts
        and key.removeprefix("error-") not in texts
        and not any(pattern.fullmatch(key) for pattern in patterns)
        and not re.search(rf"['\"]{key}['\"]", web)
    ]
    assert unused == []


def test_sources_hold_no_sentence() -> None:
    found = [
        f"{path.relative_to(reading.SOURCES)}:{line} {text!r}"
        for path, line, text in reading.written_sentences()
    ]
    assert found == []
