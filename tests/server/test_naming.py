"""How people are called: fit to show, and no two at a table alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.harness import Host, Player, Refusal, lay_table, playing, seated

from carom.bots.registry import bot_levels
from carom.core.errors import IllegalAction
from carom.locales import LANGUAGES, translator
from carom.server.naming import MAX_NAME, clean_name, free_name, name_key

LEVELS = bot_levels("ricochet")


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [("  Ann  ", "Ann"), ("A\u202enn", "Ann"), ("A\n\tnn", "A nn"), ("e\u0301", "\u00e9"),
     ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
     ("x" + "\u0336" * 20 + "y", "x" + "\u0336" * 4 + "y")],
)  # fmt: skip
def test_names_are_made_fit_to_show(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@pytest.mark.parametrize(
    "name", ["", " ", "\u202e", "x" * 25, "\u200d", "\u3164", "\u2800\u2800", "\ufe0f", "\u0301"]
)
def test_names_without_letters_or_too_long_are_refused(name: str) -> None:
    with pytest.raises(IllegalAction, match="name"):
        clean_name(name)


def free_instead(name: str, *taken: str) -> str:
    """Return the name that is proposed instead of one that is taken."""
    with pytest.raises(IllegalAction) as caught:
        free_name(name, taken, LEVELS)
    assert caught.value.code == "name-taken"
    return str(caught.value.params["free"])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "ann"), ("ＡＮＮ", "Ann"), ("Weiß", "WEISS"), ("e\u0301va", "\u00c9VA"),
     ("\ufb01n", "Fin"), ("A\u200dnn", "Ann"), ("Ann\ufe0f", "Ann"), ("A  nn", "a nn"),
     ("Ann\u3164", "Ann"), ("Ⅳ", "iv")],
)  # fmt: skip
def test_names_that_look_the_same_are_the_same(name: str, other: str) -> None:
    assert free_instead(name, "Bob", other)
    assert free_instead(other, name)


def test_the_first_free_number_is_proposed() -> None:
    assert free_instead("Ann", "Ann") == "Ann 2"
    assert free_instead("Ann", "Ann", "ANN 2", "Bob 3") == "Ann 3"
    assert free_instead("Ann 2", "Ann", "Ann 2") == "Ann 3"
    assert free_instead("x" * MAX_NAME, "x" * MAX_NAME) == "x" * (MAX_NAME - 2) + " 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_called_as_a_bot_is_in_any_language(language: str, level: str) -> None:
    """Not as one that sits there only: another may come at any time."""
    words = translator(language)
    spoken = words.text("web-bot-name", level=words.text(f"web-bot-{level}"), number=12)
    assert free_instead(spoken) != spoken
    assert free_instead(spoken.upper())


@given(st.text(min_size=1, max_size=30), st.lists(st.text(max_size=24), max_size=4))
def test_what_is_proposed_can_be_taken(name: str, taken: list[str]) -> None:
    try:
        fit = free_name(name, taken, LEVELS)
    except IllegalAction as error:
        if error.code == "bad-name":
            return
        fit = str(error.params["free"])
        assert free_name(fit, taken, LEVELS) == fit
    assert len(fit) <= MAX_NAME
    assert name_key(fit) not in set(map(name_key, taken))


async def test_nobody_sits_down_or_is_renamed_to_a_name_that_is_taken(host: Host) -> None:
    table_id = await lay_table(host)
    ann, bob = await seated(host, table_id, "Ann", "Bob")
    with pytest.raises(Refusal, match="name-taken") as caught:
        await Player(host, table_id, "ANN").sit()
    assert caught.value.problem["params"] == {"name": "ANN", "free": "ANN 2"}
    with pytest.raises(Refusal, match="name-taken"):
        await bob.do("rename", name="ann")
    await ann.do("rename", name="ANN")
    await ann.see(lambda state: state["table"]["seats"][0]["name"] == "ANN")


async def test_a_name_goes_with_its_seat(host: Host) -> None:
    """In the lobby it is free once its person has left; in a game its points stand there."""
    table_id = await lay_table(host)
    ann, bob = await seated(host, table_id, "Ann", "Bob")
    await bob.do("stand")
    await ann.see(lambda state: len(state["table"]["seats"]) == 1)
    assert await Player(host, table_id, "Bob").sit() == 1
    cleo, _ = await playing(host, "Cleo", "Dan")
    await cleo.do("remove", seat=1)
    with pytest.raises(Refusal, match="name-taken"):
        await Player(host, cleo.table_id, "Dan").sit()
