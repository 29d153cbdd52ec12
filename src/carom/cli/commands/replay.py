"""``carom replay``: a record move by move, and the board as it stood."""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from carom.cli.commands.verify import show_result
from carom.cli.inputs import between, opened
from carom.cli.kits.registry import kit_of
from carom.cli.options import COMMON, Common, RecordFile, Seed
from carom.cli.showing import clock, show, show_json
from carom.cli.words import say
from carom.records.record import Record, Step, lines_of, parse_record
from carom.records.replay import replay as replay_record


def replay(
    file: RecordFile,
    /,
    *,
    ply: Annotated[
        int | None, Parameter(name="--ply", metavar="NUMBER", help="cli-opt-ply")
    ] = None,
    seed: Seed = None,
    common: Common = COMMON,
) -> None:
    """Show a record; with ``--ply`` the state after so many actions."""
    with opened(file) as stream:
        record = parse_record(lines_of(stream))
    last = len(record.steps)
    between("--ply", ply, 0, last)
    shown = last if ply is None else ply
    state = next(islice(replay_record(record, seed=seed), shown, None))
    if common.json:
        show_json(_facts(record, shown, state))
    elif ply is None:
        _show_steps(record)
    else:
        _show_state(record, ply, state)


def _facts(record: Record, ply: int, state: Any) -> dict[str, object]:
    """Return the record and one state for machines."""
    return {
        "header": msgspec.to_builtins(record.header),
        "steps": msgspec.to_builtins(record.steps),
        "end": msgspec.to_builtins(record.end),
        "ply": ply,
        "state": msgspec.to_builtins(state),
    }


def _show_steps(record: Record) -> None:
    """Print every action and the result."""
    header = record.header
    show(say("cli-replay-head", game=header.game, seats=header.seats, plies=len(record.steps)))
    for step in record.steps:
        show(_line(step))
    if record.end is not None and record.end.result is not None:
        show_result(record.end.result)


def _line(step: Step) -> str:
    """Return one action: its number, time, seat and what was done, in notation."""
    values = [str(value) for name, value in step.action.items() if name != "round"]
    return f"{step.seq:>5}  {clock(step.at):>9}  {step.seat:>2}  {' '.join(values)}"


def _show_state(record: Record, ply: int, state: Any) -> None:
    """Print the last action before a state and the state itself."""
    if ply:
        show(_line(record.steps[ply - 1]))
        show()
    show_state = kit_of(record.header.game).show_state
    if show_state is None:
        show(say("cli-replay-no-drawing", game=record.header.game))
    else:
        show_state(state)
