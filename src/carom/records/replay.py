"""Playing a record again, and proving by it that the result is right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from carom.core.chance import commitment
from carom.core.errors import CaromError, IllegalAction, RecordError
from carom.core.game import Game, Result
from carom.core.options import parse_options
from carom.games import get_game
from carom.records.record import Record, Step, head_of

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class Verdict(msgspec.Struct, frozen=True):
    """What a replay has proved.

    Attributes:
        game: Id of the game.
        rules: Version of its rules.
        plies: Actions played.
        at: When the last line came, in ms since the start.
        is_over: Whether the game has ended.
        result: The result that follows from the actions; None while the game runs or
            when it was broken off.
        hash: Hash of the last line; it stands for the whole record.
    """

    game: str
    rules: int
    plies: int
    at: int
    is_over: bool
    result: Result | None
    hash: str


def replay(record: Record, game: AnyGame | None = None, seed: str | None = None) -> Iterator[Any]:
    """Yield the state after the set-up and after each action.

    Args:
        record: What was played.
        game: The game; looked up by its id when None.
        seed: The seed of a record that keeps it secret.

    Raises:
        RecordError: With ``ply``: ``record-other-rules``, ``record-no-seed``,
            ``record-other-seed``, ``record-bad-setup``, ``record-bad-action``,
            ``record-illegal-action`` with the code of the cause.
        NotFound: When there is no such game.
    """
    game = game or get_game(record.header.game)
    state = _first_state(record, game, _seed_of(record, seed))
    yield state
    for step in record.steps:
        state = _after(game, state, step)
        yield state


def final_state(record: Record, game: AnyGame | None = None, seed: str | None = None) -> Any:
    """Return the state at the end of the record: clocks run on to its closing line.

    Raises:
        RecordError: As :func:`replay`.
    """
    game = game or get_game(record.header.game)
    *_, state = replay(record, game, seed)
    return game.advance(state, record.end.at) if record.end else state


def _seed_of(record: Record, seed: str | None) -> str:
    """Return the seed of a record, if it is the one it was committed to."""
    known = record.seed if seed is None else seed
    if known is None:
        raise RecordError("record-no-seed", ply=0)
    is_promised = record.header.commitment in (None, commitment(known))
    told = {record.header.seed, record.end.seed if record.end else None}
    if not is_promised or told - {None, known}:
        raise RecordError("record-other-seed", ply=0)
    return known


def _first_state(record: Record, game: AnyGame, seed: str) -> Any:
    """Return the state after the set-up."""
    header = record.header
    if (header.game, header.rules) != (game.facts.id, game.facts.rules_version):
        raise RecordError(
            "record-other-rules",
            ply=0,
            game=header.game[:40],
            rules=header.rules,
            known=game.facts.rules_version,
        )
    if not game.facts.min_seats <= header.seats <= game.facts.max_seats:
        raise RecordError("record-bad-setup", ply=0, cause="seats")
    try:
        options = parse_options(game.presets["classic"], header.options)
        return game.setup(options, header.seats, seed)
    except CaromError as error:
        raise RecordError("record-bad-setup", ply=0, cause=error.code) from error


def _after(game: AnyGame, state: Any, step: Step) -> Any:
    """Return the state after one action."""
    try:
        action = msgspec.convert(step.action, game.action_type)
    except msgspec.ValidationError:
        raise RecordError("record-bad-action", ply=step.seq) from None
    try:
        return game.apply(state, step.seat, action, step.at)
    except IllegalAction as error:
        raise RecordError("record-illegal-action", ply=step.seq, cause=error.code) from error


def verify(
    source: str | bytes | Iterable[bytes],
    game: AnyGame | None = None,
    *,
    seed: str | None = None,
    is_running: bool = False,
) -> Verdict:
    """Play a record again and return what it proves.

    Args:
        source: Text of the record, or its lines.
        game: The game; looked up by its id when None.
        seed: The seed of a record that keeps it secret.
        is_running: Accept a record that stops before the game is over. Without it such a
            record is refused, for its last lines may have been cut off.

    Raises:
        RecordError: With the ply where record and rules part; as ``parse_record`` and
            :func:`replay`, and ``record-unfinished``, ``record-other-result``.
        NotFound: When there is no such game.
    """
    record, last_hash = head_of(source)
    game = game or get_game(record.header.game)
    result = game.result(final_state(record, game, seed))
    plies = len(record.steps)
    if record.end is None and result is None and not is_running:
        raise RecordError("record-unfinished", ply=plies)
    if record.end is not None and record.end.result != result:
        raise RecordError("record-other-result", ply=plies)
    last_at = record.end.at if record.end else record.steps[-1].at if record.steps else 0
    return Verdict(
        game=record.header.game,
        rules=record.header.rules,
        plies=plies,
        at=last_at,
        is_over=result is not None,
        result=result,
        hash=last_hash,
    )
