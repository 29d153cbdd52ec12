"""``carom verify``: play a record again and tell what it proves."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter

from carom.cli import waiting
from carom.cli.inputs import opened
from carom.cli.options import COMMON, Common, RecordFile, Seed
from carom.cli.showing import clock, show, show_json
from carom.cli.words import say
from carom.core.game import Result
from carom.records.record import lines_of
from carom.records.replay import Verdict
from carom.records.replay import verify as verify_record


def verify(
    file: RecordFile,
    /,
    *,
    running: Annotated[bool, Parameter(name="--running", help="cli-opt-running")] = False,
    seed: Seed = None,
    common: Common = COMMON,
) -> None:
    """Prove a record by its own actions; a record that proves nothing is an error."""
    with opened(file) as stream:
        verdict = waiting.run(
            lambda _: verify_record(lines_of(stream), seed=seed, is_running=running)
        )
    if common.json:
        show_json(msgspec.to_builtins(verdict))
    else:
        _show(verdict)


def _show(verdict: Verdict) -> None:
    """Print what is proved."""
    show(say("cli-verify-proved" if verdict.is_over else "cli-verify-running"))
    show(say("cli-verify-game", game=verdict.game, rules=verdict.rules))
    show(say("cli-verify-plies", plies=verdict.plies, time=clock(verdict.at)))
    if verdict.result is not None:
        show_result(verdict.result)
    show(say("cli-verify-hash", hash=verdict.hash))


def show_result(result: Result) -> None:
    """Print points and place of each seat."""
    for score in result.scores:
        show(say("cli-result-seat", seat=score.seat, points=score.points, rank=score.rank))
