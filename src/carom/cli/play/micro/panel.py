"""The panel beside the dice: what is asked, who called, what happened, what the keys do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from carom.cli.kits.micro.hint_words import hint_words
from carom.cli.kits.micro.puzzles import PUZZLES
from carom.cli.play.micro.controls import MicroControls
from carom.cli.play.parts import sand_left, whole_panel
from carom.cli.words import say
from carom.games.micro.state import PastRound
from carom.games.micro.story import Line, now_line, round_story, trial_story
from carom.games.micro.view import View
from carom.games.micro.viewed import past_puzzle_in, puzzle_in
from carom.solvers import micro as solver

_KEYS = {
    "ready": ("roll", "shortest"),
    "thinking": ("call", "other-target"),
    "trial": ("field", "give-up"),
    "choosing": ("give",),
    "over": ("shortest",),
}


def panel(controls: MicroControls) -> Text:
    """Return the panel as it is now."""
    view = controls.desk.look()
    if view is None:
        return whole_panel((), controls.problem, ())
    told = body(controls, view, view.remaining_ms)
    return whole_panel(told, controls.problem, key_names(controls, view))


def body(controls: MicroControls, view: View, left_ms: int | None) -> Iterator[Text]:
    """Yield all that the panel tells of a view.

    Args:
        controls: The keys.
        view: What is seen.
        left_ms: What is left on the running clock, or None.
    """
    names = controls.desk.names
    yield from _heading(view)
    yield Text(told(now_line(view), names), style="italic")
    if left_ms is not None:
        yield sand_left(left_ms, view.clock_ms)
    yield from _seats(view, names)
    yield Text("")
    yield from _progress(controls, view)
    yield from _told(view, names)
    yield from _hints(controls, view)
    yield from _ranking(view, names)


def told(line: Line, names: Sequence[str]) -> str:
    """Return a sentence of the story with names in the place of seats."""
    people = {
        key: names[seat] if isinstance(seat, int) else tuple(names[one] for one in seat)
        for key, seat in line.seats.items()
    }
    return say(line.key, **people, **line.values)


def _heading(view: View) -> Iterator[Text]:
    """Yield the number of the round, the tokens left and what is asked."""
    yield Text(say("play-dice-round", number=view.round_number, left=view.stock), style="bold")
    puzzle = puzzle_in(view)
    if puzzle is not None:
        yield Text(say("cli-show-target", target=PUZZLES.goal(puzzle)), style="bold")


def _seats(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield a line a seat: tokens, whether it has spoken or failed, whose keys these are."""
    for at, seat in enumerate(view.seats):
        marker = "▶ " if at == view.seat else "  "
        line = Text(marker + say("play-dice-seat", name=names[at], tokens=seat.tokens))
        line.append("  ✓" if seat.has_spoken else "").append("  ✗" if seat.has_failed else "")
        yield line if seat.is_present else Text(line.plain, style="dim")


def _progress(controls: MicroControls, view: View) -> Iterator[Text]:
    """Yield what is being typed, tried or shown."""
    if controls.typed:
        name = controls.desk.names[view.seat or 0]
        words = say("play-typing", name=name, text=controls.typed.upper())
        yield Text(words, style="bold")
    if view.trial is not None:
        spent, number = len(view.trial.route), view.trial.number
        name = controls.desk.names[view.trial.seat]
        yield Text(say("play-trial", name=name, spent=spent, number=number))
    if view.scratch is not None:
        key = "play-dice-scratch-there" if view.scratch.is_there else "play-scratch"
        yield Text(say(key, spent=view.scratch.spent))


def _told(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield what happened: failures of this round, else the last round and its shortest way."""
    if view.tried or view.trial is not None:
        for trial in view.tried:
            yield from _lines(trial_story(trial), names)
    elif view.last_round is not None:
        yield from _lines(round_story(view.last_round), names)
        yield Text(_shortest(view, view.last_round), style="bold")


def _lines(story: Iterable[Line], names: Sequence[str]) -> Iterator[Text]:
    """Yield a story line by line."""
    return (Text(told(line, names)) for line in story)


def _shortest(view: View, past: PastRound) -> str:
    """Return the shortest way of a closed round."""
    puzzle = past_puzzle_in(view, past)
    found = solver.solve(puzzle)
    return say(
        "play-optimum", length=found.length or 0, line=PUZZLES.route_words(puzzle, found.line)
    )


def _hints(controls: MicroControls, view: View) -> Iterator[Text]:
    """Yield the hints asked for in this round."""
    puzzle = puzzle_in(view)
    if puzzle is not None and controls.hint_degree:
        for hint in solver.hints(puzzle)[: controls.hint_degree]:
            yield Text(hint_words(puzzle, hint), style="cyan")


def _ranking(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the places once the game is over; who has as many tokens shares a place (B-16)."""
    if view.phase != "over":
        return
    tokens = [seat.tokens for seat in view.seats]
    for at in sorted(range(len(tokens)), key=lambda seat: (-tokens[seat], seat)):
        rank = 1 + sum(other > tokens[at] for other in tokens)
        words = say("play-dice-rank", rank=rank, name=names[at], tokens=tokens[at])
        yield Text(words, style="bold" if rank == 1 else "")


def key_names(controls: MicroControls, view: View) -> list[str]:
    """Return the names of what the keys do in this phase."""
    names = list(_KEYS[view.phase])
    if view.phase == "trial" and view.trial is not None and view.trial.seat != view.seat:
        names = []
    if view.phase in ("trial", "choosing") and "skip" in view.may:
        names = ["waited"]
    if view.phase == "thinking" and controls.desk.has_hints:
        names.append("hint")
    if view.scratch is not None:
        names += ["field", "scratch"]
    if controls.desk.can_change_player and view.phase == "thinking":
        names.append("bidder")
    return names
