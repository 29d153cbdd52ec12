"""The panel beside the factory: whose turn it is, who is frozen and why, what the keys do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from carom.cli.kits.escape.words import way_words
from carom.cli.play.escape.choosing import Aim, would_freeze
from carom.cli.play.escape.controls import EscapeControls
from carom.cli.play.order import upcoming, when_words
from carom.cli.play.parts import sand_left, whole_panel
from carom.cli.words import say
from carom.core.grid import cell_name
from carom.games.escape.board import COLUMNS, FREE_PLACES
from carom.games.escape.diagrams import ARROWS
from carom.games.escape.pieces import COLOURS, robot_name
from carom.games.escape.view import View
from carom.games.escape.watching import StepView, TurnView

_SIGNS = {"place_camera": "+", "turn_camera": "@", "activate": "!"}


def panel(controls: EscapeControls) -> Text:
    """Return the panel as it is now."""
    view = controls.desk.look()
    if view is None:
        return whole_panel((), controls.problem, ())
    told = body(controls, view, view.remaining_ms)
    return whole_panel(told, controls.problem, key_names(controls, view))


def body(controls: EscapeControls, view: View, left_ms: int | None) -> Iterator[Text]:
    """Yield all that the panel tells of a view.

    Args:
        controls: The keys.
        view: What is seen.
        left_ms: What is left on the running clock, or None.
    """
    names = controls.desk.names
    yield from _heading(view, names)
    if left_ms is not None:
        yield sand_left(left_ms, 1000 * view.options.turn_s)
    yield from _ranking(view, names) if view.phase == "over" else _seats(view, names)
    yield Text("")
    yield from _progress(controls, view)
    yield from _frozen(view, names)
    yield from _turns(view, names)


def _heading(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield what is going on and whose turn it is."""
    if view.turn_seat is None:
        yield Text(say(f"term-escape-{view.reason}"), style="bold")
        return
    name = names[view.turn_seat]
    if view.phase == "build":
        number, most = len(view.laid) + 1, len(FREE_PLACES)
        yield Text(say("play-escape-tile", number=number, most=most, name=name), style="bold")
        return
    yield Text(say("play-escape-round", number=view.round), style="bold")
    yield Text(say("play-escape-turn", name=name, points=view.points), style="bold")


def _seats(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield a line a seat in the order of play: robots out, the way left, when it plays."""
    waits = {seat: 0 for seat, one in enumerate(view.seats) if one.is_present}
    turns = upcoming(view.order, view.order[0] if view.turn_seat is None else view.turn_seat, waits)
    for seat in view.order:
        marker = "▶ " if seat == view.turn_seat else "  "
        told = {"name": names[seat], "colour": COLOURS[seat]}
        if view.phase == "build":
            words = say("play-escape-team", **told)
        else:
            one = view.seats[seat]
            way = way_words(one.way, one.shut_in)
            words = say("play-escape-seat", robots=one.escaped, way=way, **told)
        opens = say("play-opens-round") if seat == view.order[0] and len(view.order) > 1 else ""
        parts = [words, *filter(None, (opens, when_words(turns, seat)))]
        style = "" if view.seats[seat].is_present else "dim"
        yield Text(marker + " · ".join(parts), style=style)


def _progress(controls: EscapeControls, view: View) -> Iterator[Text]:
    """Yield what is being chosen; for a camera, whom it would freeze."""
    lay, aim = controls.lay, controls.aim
    if lay is not None:
        place = FREE_PLACES.index(lay.place) + 1
        yield Text(say("play-escape-lay", tile=lay.tile, place=place), style="cyan")
    elif aim is not None:
        yield from _aimed(view, aim)
    elif controls.robot and view.seat is not None:
        yield Text(say("play-robot", robot=f"{COLOURS[view.seat]}{controls.robot}"), style="cyan")


def _aimed(view: View, aim: Aim) -> Iterator[Text]:
    """Yield a camera that is aimed and whom it would freeze."""
    cell = cell_name(aim.cell, COLUMNS)
    yield Text(say("play-escape-aim", cell=cell, heading=ARROWS[aim.heading]), style="cyan")
    robots = tuple(map(robot_name, would_freeze(view, aim)))
    words = say("play-escape-sees", robots=robots) if robots else say("play-escape-sees-none")
    yield Text(words, style="bold cyan")


def _frozen(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield why each frozen robot is frozen (C-49)."""
    for robot in view.robots:
        seen = robot.sighting
        if seen is not None:
            yield Text(
                say(
                    "play-escape-frozen",
                    robot=robot_name(seen.robot),
                    name=names[seen.seat],
                    cell=cell_name(seen.camera, COLUMNS),
                    heading=ARROWS[seen.heading],
                ),
                style="red",
            )


def _turns(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the last turns, and the running one as far as it is seen."""
    running = () if view.turn is None or not view.turn.steps else (view.turn,)
    for turn in (*view.past, *running):
        steps = steps_words(turn) or "–"
        yield Text(say("play-escape-steps", name=names[turn.seat], steps=steps), style="italic")


def steps_words(turn: TurnView) -> str:
    """Return the steps of a turn in notation, after an activation the robots it froze."""
    return " ".join(map(_step_words, turn.steps))


def _step_words(step: StepView) -> str:
    """Return one step in notation."""
    if step.kind == "move":
        return robot_name(step.robot) + step.heading
    if step.kind == "take_eye":
        return "-" + robot_name(step.robot)
    sign, cell = _SIGNS[step.kind], cell_name(step.cell, COLUMNS)
    if step.kind != "activate":
        return f"{sign}{cell}{step.heading}"
    return f"{sign}{cell}({' '.join(map(robot_name, step.seen))})"


def _ranking(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the places: robots that are out, then the shorter way left (C-61, C-62)."""
    scores = [(-seat.escaped, seat.shut_in, seat.way) for seat in view.seats]
    for seat in sorted(range(len(scores)), key=lambda seat: (scores[seat], seat)):
        rank, one = 1 + sum(other < scores[seat] for other in scores), view.seats[seat]
        out, way = one.escaped, way_words(one.way, one.shut_in)
        words = say("play-escape-rank", rank=rank, name=names[seat], robots=out, way=way)
        yield Text(words, style="bold" if rank == 1 else "")


def key_names(controls: EscapeControls, view: View) -> list[str]:
    """Return the names of what the keys do now."""
    if view.phase == "build":
        return ["escape-lay"] if controls.lay is not None else []
    if view.phase == "over" or view.seat is None or view.seat != view.turn_seat:
        return []
    if controls.aim is not None:
        return ["escape-aim", "escape-activate"]
    names = ["escape-move", "escape-camera"] if view.points else []
    if "take_eye" in view.may:
        names.append("escape-eye")
    return [*names, "escape-end"] if "end_turn" in view.may else names
