"""Pages and pictures that a script writes are as the script writes them now."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from carom.locales.catalogue import file_of


def test_every_picture_is_drawn_as_carom_draws_it_today(docs_scripts: Path) -> None:
    """If this fails: run ``python docs/build_pictures.py`` and look at the pictures."""
    script = import_module("build_pictures")
    examples = import_module("examples")
    for game in examples.EXAMPLES:
        folder, drawn = script.images(game), script.pictures(game)
        assert {path.name for path in folder.iterdir()} == set(drawn)
        for name, text in drawn.items():
            assert (folder / name).read_text("utf-8") == text, f"{game}/{name}"


def test_every_generated_page_is_up_to_date(docs_scripts: Path) -> None:
    """If this fails: run ``python docs/build_reference.py`` and read the diff."""
    for path, text in import_module("build_reference").pages().items():
        assert path.read_text("utf-8") == text, path.name


def test_every_code_that_is_raised_has_a_sentence_and_a_row(docs_scripts: Path) -> None:
    codes = set(import_module("build_reference").raised_codes())
    assert codes
    assert codes <= {key.removeprefix("error-") for key in file_of("en", "error")}
