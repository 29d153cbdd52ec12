"""The panel of a table: who sits there, what is asked, the sand, the chat, the keys."""

from __future__ import annotations

import time
from collections.abc import Iterator

from rich.text import Text

from carom.cli.join.controls import JoinControls
from carom.cli.join.line import Seen
from carom.cli.join.look import Look
from carom.cli.join.names import seat_name
from carom.cli.join.parts import chat, remarks
from carom.cli.kits.ricochet.words import robot_name, target_name
from carom.cli.play.parts import full_clock_ms, key_lines, outcome, problem_lines, sand
from carom.cli.words import say
from carom.games.ricochet.view import View
from carom.games.ricochet.viewed import puzzle_in

_KEYS = {
    "placing": ("place",),
    "ready": ("ready",),
    "thinking": ("bid", "skip"),
    "last_call": ("bid", "skip"),
    "bidding": ("bid", "done"),
    "trial": (),
    "over": ("again",),
}


def panel(controls: JoinControls) -> Text:
    """Return the panel as it is now."""
    line, seen = controls.line, controls.line.seen
    if seen is None:
        return Text(say("join-connecting"), style="italic")
    parts = [
        *_heading(seen, controls.view),
        *_seats(seen, controls.view),
        Text(""),
        *_now(controls, seen),
        *chat(seen),
        *problem_lines(controls.problem or line.problem),
        *([Text(say("join-lost"), style="red")] if line.status == "lost" else []),
        Text(""),
        *_keys(seen, controls.view),
    ]
    return Text("\n").join(parts)


def _heading(seen: Seen, view: View | None) -> Iterator[Text]:
    """Yield the round, what is asked and the sand clock; before the game what is awaited."""
    if view is None:
        yield Text(say("join-lobby"), style="bold")
        return
    yield Text(say("play-round", number=view.round_number, left=view.face_down), style="bold")
    puzzle = puzzle_in(view)
    if puzzle is not None:
        yield Text(target_name(puzzle))
    full_ms = full_clock_ms(view.phase, view.options, view.clock_ms)
    yield sand(view.phase, seen.remaining_ms(time.monotonic()), full_ms)
    if seen.table.is_paused:
        yield Text(say("web-paused"), style="bold yellow")


def _seats(seen: Seen, view: View | None) -> Iterator[Text]:
    """Yield a line a seat; the own one is marked."""
    for number, seat in enumerate(seen.table.seats):
        marker = "▶ " if number == seen.you else "  "
        text = Text(f"{marker}{number + 1} ")
        if view is None or number >= len(view.seats):
            text.append(seat_name(seat)).append("  ✓" if seat.is_ready else "")
        else:
            there = view.seats[number]
            text.append(say("play-seat", name=seat_name(seat), chips=len(there.chips)))
            if there.bid is not None:
                text.append("  " + say("play-seat-bid", number=there.bid), style="bold")
            text.append("  ✓" if there.has_spoken else "")
        yield text.append(remarks(seat, is_host=number == seen.table.host), style="dim")


def _now(controls: JoinControls, seen: Seen) -> Iterator[Text]:
    """Yield what is typed, tried or shown, or how the last round ended."""
    view = controls.view
    names = [seat_name(seat) for seat in seen.table.seats]
    if seen.you is None:
        yield Text(say("join-watching"), style="italic")
    elif controls.typed:
        typed = say("play-typing", name=names[seen.you], text=controls.typed)
        yield Text(typed, style="bold")
    if view is None:
        return
    if view.trial is not None:
        trial = view.trial
        yield Text(say("play-trial", name=names[trial.seat], spent=trial.spent, number=trial.bid))
    elif view.scratch is not None:
        key = "play-scratch-solved" if view.scratch.is_solved else "play-scratch"
        yield Text(say(key, spent=view.scratch.spent))
    if controls.robot:
        yield Text(say("play-robot", robot=robot_name(controls.robot)))
    if controls.passes:
        yield Text(say("play-passes", passes=controls.passes))
    if view.last_round is not None and view.trial is None and not view.bids:
        yield Text(outcome(view.last_round, names))
    yield from _looked_at(controls.look)


def _looked_at(look: Look) -> Iterator[Text]:
    """Yield the optimum of the last round and the way that is drawn, while one looks at it."""
    if not look.is_on:
        return
    if look.is_kept_back:
        yield Text(say("web-review-later"), style="italic")
    elif look.answer is None:
        yield Text(say("web-searching"), style="italic")
    elif look.way is None:
        yield Text(say("play-optimum-least", bound=look.answer.lower_bound))
    else:
        line = " ".join(look.way)
        yield Text(say("play-optimum", length=look.answer.length or 0, line=line), style="bold")
        listed = str(look.answer.count or len(look.answer.lines))
        count = f"{len(look.answer.lines)}+" if look.answer.is_cut else listed
        yield Text(say("join-way", number=look.place, count=count))


def _keys(seen: Seen, view: View | None) -> list[Text]:
    """Return what the keys do now."""
    names: list[str] = []
    if seen.you is not None:
        names += _KEYS[view.phase] if view is not None else ("lobby",)
        if view is None and seen.you == seen.table.host:
            names.append("start")
        names += _board_keys(view) if view is not None else ()
        if view is not None and view.phase == "trial" and "skip" in view.may:
            names.append("waited")
        names.append("write")
    if view is not None and view.last_round is not None:
        names.append("look")
    return key_lines(*names, "quit")


def _board_keys(view: View) -> Iterator[str]:
    """Yield the names of the keys that move robots now."""
    shows = view.trial is not None and view.trial.seat == view.seat
    if shows or view.scratch is not None:
        yield "move"
        if "t" in view.options.robots:
            yield "passes"
    if view.scratch is not None:
        yield "scratch"
    if shows:
        yield "give-up"
