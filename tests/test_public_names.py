"""What ``import carom`` offers, and what it costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import carom


def test_every_public_name_is_there() -> None:
    assert all(getattr(carom, name) is not None for name in carom.__all__)
    assert set(carom.__all__) <= set(dir(carom))


def test_public_names_are_listed_in_order_and_once() -> None:
    assert carom.__all__ == sorted(set(carom.__all__))
    assert set(carom._PLACES) == set(carom.__all__)


def test_other_names_are_no_attributes() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        carom.no_such_name  # noqa: B018


def test_public_functions_go_together() -> None:
    position = carom.parse("r1_1A2A3A4A_rh11bi14gp16yp9_rn2_E", carom.Position)
    route = carom.parse_route("rE rS rE rN rW rN")
    assert carom.play_route(position, route).solved
    assert carom.write(carom.parse(carom.draw(position, route))) == carom.write(position)
    assert carom.picture(position, route, title="x").startswith("<svg")


def test_positions_of_other_games_are_served_alike() -> None:
    position = carom.parse("m1_B1N2N3N4N_W6_G3_O", carom.MicroPosition)
    found = carom.solve(position)
    assert found.line == ("W1", "B1", "B3", "G3")
    assert (carom.count(position), list(carom.solutions(position))) == (1, [found.line])
    assert len(carom.hints(position)) == 5
    assert carom.parse(carom.draw(position, found.line)) == position
    assert carom.write(position) == "m1_B1N2N3N4N_W6_G3_O"
    assert carom.picture(position, found.line, title="x").startswith("<svg")


def test_import_loads_nothing_from_outside_the_standard_library() -> None:
    code = (
        "import sys, carom; print([n for n in ('msgspec', 'rich', 'cyclopts') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", ["ricochet", "micro", "escape", "ramses"])
def test_a_game_is_found_before_anything_else_is_asked_for(game: str) -> None:
    code = f"import carom; print(carom.get_game({game!r}).facts.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == game
