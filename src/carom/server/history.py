"""What the log of a table tells of its game: the record that proves the result, its moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from carom.core.errors import IllegalAction, RecordError
from carom.core.game import Game
from carom.core.options import parse_options
from carom.games import get_game
from carom.records.record import End, Header, Record, Step, header_of
from carom.server import events
from carom.server.storage import Line
from carom.server.table import Table


def record_of(lines: Iterable[Line]) -> Record:
    """Return the record of the game that a table's log tells; the game must be over by now.

    Raises:
        IllegalAction: ``table-phase`` when the game has not ended.
        RecordError: ``record-other-rules`` when it was played under older rules.
    """
    return _told(lines).record()


class Moment(NamedTuple):
    """A state of a game and what led to it.

    Attributes:
        at: The game's time in ms.
        seat: Who did something, None where a clock ran out and at the beginning.
        action: What was done, as it is sent.
        state: How things stand after it.
    """

    at: int
    seat: int | None
    action: dict[str, Any] | None
    state: Any


def moments_of(lines: Iterable[Line], until_ms: int) -> Iterator[Moment]:
    """Yield the moments that a table's game has gone through, each clock that ran out by itself.

    Args:
        lines: The log from its beginning; the game may still run, or not have begun.
        until_ms: The game's time up to which its clocks have run.

    Raises:
        RecordError: ``record-other-rules`` when it was played under older rules.
    """
    return _told(lines).moments(until_ms)


def states_of(lines: Iterable[Line], until_ms: int) -> Iterator[Any]:
    """Yield the states of those moments; raises as :func:`moments_of` does."""
    return (moment.state for moment in moments_of(lines, until_ms))


def _told(lines: Iterable[Line]) -> _Teller:
    """Return what a log tells."""
    teller = _Teller()
    for line in lines:
        teller.take(line)
    return teller


class _Teller:
    """Goes through a log and notes what was done in the game."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._header: Header | None = None
        self._state: Any = None
        self._steps: list[Step] = []

    def take(self, line: Line) -> None:
        """Go on by one event."""
        event = events.decode_event(line.event)
        if isinstance(event, events.Created):
            _check_rules(event)
            self._table = event.first()
            return
        assert self._table is not None  # a log begins with Created
        counts_at = events.counts_at_ms(event, line.at_ms)
        before = self._table.advanced(counts_at)
        self._table = events.after(self._table, event, line.at_ms)
        if (move := events.game_move(before, event)) is not None:
            self._note(before.game_ms(counts_at), *move)
            self._state = self._table.state
        if before.phase == "lobby" and self._table.phase != "lobby":
            self._begin(self._table)

    def _note(self, at: int, seat: int, action: Any) -> None:
        """Note an action of the game."""
        fields = msgspec.to_builtins(action)
        self._steps.append(Step(seq=len(self._steps) + 1, at=at, seat=seat, action=fields))

    def _begin(self, table: Table) -> None:
        """Note how the game was set up and opened."""
        rules = table.rules
        options = parse_options(rules.presets[table.preset], table.options)
        self._header = header_of(rules, options, len(table.seats), table.seed, sealed=True)
        self._state, opening = events.opened_game(table)
        for seat, action in opening:
            self._note(0, seat, action)

    def moments(self, until_ms: int) -> Iterator[Moment]:
        """Yield the moments of the game as far as it has been played."""
        table, header = self._table, self._header
        if table is None or header is None:
            return
        rules = table.rules
        options = parse_options(rules.presets[table.preset], header.options)
        moment = Moment(0, None, None, rules.setup(options, header.seats, table.seed))
        yield moment
        for step in self._steps:
            for later in _clocked(rules, moment.state, step.at):
                moment = later
                yield moment
            action = msgspec.convert(step.action, rules.action_type)
            state = rules.apply(moment.state, step.seat, action, step.at)
            moment = Moment(step.at, step.seat, step.action, state)
            yield moment
        yield from _clocked(rules, moment.state, until_ms)

    def record(self) -> Record:
        """Return the record, closed with result and seed."""
        table = self._table
        if table is None or self._header is None:
            raise IllegalAction("table-phase", phase="lobby", phases=("over",))
        last_at = self._steps[-1].at if self._steps else 0
        end_at, state = _ended(table.rules, self._state, last_at)
        end = End(at=end_at, result=table.rules.result(state), seed=table.seed)
        return Record(self._header, tuple(self._steps), end)


def _check_rules(created: events.Created) -> None:
    """Refuse a game whose rules have changed since: going through it again proves nothing."""
    known = get_game(created.game).facts.rules_version
    if created.rules_version != known:
        raise RecordError(
            "record-other-rules",
            ply=0,
            game=created.game,
            rules=created.rules_version,
            known=known,
        )


def _clocked(rules: Game[Any, Any, Any, Any], state: Any, until_ms: int) -> Iterator[Moment]:
    """Yield the moments in which a clock runs out before a time."""
    while (deadline := rules.deadline(state)) is not None and deadline < until_ms:
        state = rules.advance(state, deadline + 1)
        yield Moment(deadline + 1, None, None, state)


def _ended(rules: Game[Any, Any, Any, Any], state: Any, at: int) -> tuple[int, Any]:
    """Return when a game ended and its last state; clocks run out as long as they decide.

    Raises:
        IllegalAction: ``table-phase`` when it has not ended.
    """
    while rules.result(state) is None:
        deadline = rules.deadline(state)
        if deadline is None:
            raise IllegalAction("table-phase", phase="playing", phases=("over",))
        at = deadline + 1
        state = rules.advance(state, at)
    return at, state
