"""The record of a whole game as JSON lines, each carrying the running hash.

First a header (game, rules, options, seats, and the seed or the hash that commits to it),
then one line an action, then, once the game is over, a closing line with the result and,
if it was not in the header, the seed. A line's ``hash`` is the SHA-256 of the hash before
it and of the line without its own hash, keys sorted and no spaces; so a changed, missing
or moved line breaks the chain. That the actions were legal is for ``replay.py`` to prove.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Annotated, Any, BinaryIO, TypeVar

import msgspec
from msgspec import Meta

from carom.core.chance import commitment
from carom.core.errors import RecordError
from carom.core.game import Game, Result

FORMAT = 1
MAX_LINE = 65_536
"""Longest line that is read, in bytes."""

MAX_BYTES = 64_000_000
"""Longest record that is read."""

MAX_AT = 366 * 24 * 3_600_000
"""Latest time in a record, in ms: with clocks that run on their own a replay has to end."""

Count = Annotated[int, Meta(ge=0, le=2**53)]
Time = Annotated[int, Meta(ge=0, le=MAX_AT)]
T = TypeVar("T", bound=msgspec.Struct)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was fixed at the start.

    Attributes:
        record: Version of this format.
        game: Id of the game.
        rules: Version of its rules.
        options: Every option by name.
        seats: Seats at the set-up.
        seed: The seed; None as long as it is secret.
        commitment: Hash of a seed that is opened at the end; None when ``seed`` is there.
    """

    record: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: Count
    seed: str | None = None
    commitment: str | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action: its number from 1, when it came (ms since the start), from which seat.

    ``action`` is what :func:`plain` makes of the game's own.
    """

    seq: Count
    at: Time
    seat: Count
    action: dict[str, Any]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The close: when, with which result (None: broken off), and the seed if it was secret."""

    at: Time
    result: Result | None
    seed: str | None = None


class Record(msgspec.Struct, frozen=True):
    """A whole game; enough to play it again exactly."""

    header: Header
    steps: tuple[Step, ...] = ()
    end: End | None = None

    @property
    def seed(self) -> str | None:
        """The seed, from the header or opened at the end; None while it is secret."""
        if self.header.seed is not None or self.end is None:
            return self.header.seed
        return self.end.seed


def header_of(
    game: Game[Any, Any, Any, Any], options: msgspec.Struct, seats: int, seed: str, *, sealed: bool
) -> Header:
    """Return the header of a game about to start.

    Args:
        game: The game.
        options: Its options.
        seats: Seats at the set-up.
        seed: The seed of all its draws.
        sealed: Whether only the seed's hash is written, the seed itself at the end.
    """
    return Header(
        record=FORMAT,
        game=game.facts.id,
        rules=game.facts.rules_version,
        options=plain(options),
        seats=seats,
        seed=None if sealed else seed,
        commitment=commitment(seed) if sealed else None,
    )


def plain(part: msgspec.Struct) -> dict[str, Any]:
    """Return options or an action as they stand in a record: names, numbers, lists."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(part))
    return fields


class RecordWriter:
    """Writes a record line by line and keeps the running hash.

    Attributes:
        hash: Hash of the last line, empty before the first.
    """

    def __init__(self, last_hash: str = "") -> None:
        self.hash = last_hash

    def line(self, part: Header | Step | End) -> str:
        """Return the next line, its break included."""
        fields = msgspec.to_builtins(part)
        self.hash = _chained(self.hash, fields)
        return msgspec.json.encode({**fields, "hash": self.hash}).decode() + "\n"


def _chained(last_hash: str, fields: dict[str, Any]) -> str:
    """Return the hash of a line that follows a hash."""
    body = msgspec.json.encode(fields, order="sorted")
    return sha256(last_hash.encode() + body).hexdigest()


def write_record(record: Record) -> str:
    """Return a record as text; ``parse_record`` is its inverse."""
    writer = RecordWriter()
    parts: list[Header | Step | End] = [record.header, *record.steps]
    if record.end is not None:
        parts.append(record.end)
    return "".join(writer.line(part) for part in parts)


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file without ever holding more than one of allowed length."""
    while line := stream.readline(MAX_LINE + 1):
        yield line


def parse_record(source: str | bytes | Iterable[bytes]) -> Record:
    """Return the record that a text, or lines read one by one, hold.

    Form, numbers and hashes are checked here, the rules are not.

    Raises:
        RecordError: With ``ply`` and ``line``; ``record-too-long``, ``record-line-too-long``,
            ``bad-record-line``, ``record-broken`` where a hash does not fit,
            ``record-out-of-order``, ``record-goes-on`` behind the closing line,
            ``record-other-format``.
    """
    return _Reader().read(_lines(source))


def head_of(source: str | bytes | Iterable[bytes]) -> tuple[Record, str]:
    """Return a record and the hash of its last line; raises as :func:`parse_record`."""
    reader = _Reader()
    record = reader.read(_lines(source))
    return record, reader.hash


def _lines(source: str | bytes | Iterable[bytes]) -> Iterable[bytes]:
    """Return the lines of a record."""
    if isinstance(source, str):
        source = source.encode("utf-8", "replace")
    if isinstance(source, bytes):
        if len(source) > MAX_BYTES:
            raise RecordError("record-too-long", ply=0, line=1, limit=MAX_BYTES)
        return source.splitlines()
    return source


class _Reader:
    """Reads the lines of a record in their order."""

    def __init__(self) -> None:
        self.hash = ""
        self.line = 0
        self.bytes = 0
        self.header: Header | None = None
        self.steps: list[Step] = []
        self.end: End | None = None

    def read(self, lines: Iterable[bytes]) -> Record:
        """Return the record of all lines."""
        for line in lines:
            self.line += 1
            self.bytes += len(line)
            if len(line) > MAX_LINE:
                raise self.fault("record-line-too-long", limit=MAX_LINE)
            if self.bytes > MAX_BYTES:
                raise self.fault("record-too-long", limit=MAX_BYTES)
            self.take(line)
        if self.header is None:
            raise self.fault("bad-record-line")
        return Record(self.header, tuple(self.steps), self.end)

    def fault(self, code: str, **params: str | int) -> RecordError:
        """Return the error at the line being read."""
        return RecordError(code, ply=len(self.steps) + (self.line > 1), line=self.line, **params)

    def take(self, line: bytes) -> None:
        """Read one line."""
        if self.end is not None:
            raise self.fault("record-goes-on")
        fields = self.checked(line)
        if self.header is None:
            self.header = self.first(fields)
        elif "result" in fields:
            self.end = self.typed(fields, End)
            self.check_order(self.end.at)
        else:
            step = self.typed(fields, Step)
            if step.seq != len(self.steps) + 1:
                raise self.fault("record-out-of-order")
            self.check_order(step.at)
            self.steps.append(step)

    def first(self, fields: dict[str, Any]) -> Header:
        """Return the header that the first line holds."""
        if fields.get("record") != FORMAT:
            raise self.fault("record-other-format", known=FORMAT)
        header = self.typed(fields, Header)
        if (header.seed is None) == (header.commitment is None):
            raise self.fault("bad-record-line")
        return header

    def check_order(self, at: int) -> None:
        """Refuse a time before that of the last action."""
        if self.steps and at < self.steps[-1].at:
            raise self.fault("record-out-of-order")

    def checked(self, line: bytes) -> dict[str, Any]:
        """Return the fields of a line whose hash fits."""
        try:
            fields = msgspec.json.decode(line, type=dict[str, Any])
            given = fields.pop("hash", None)
            expected = _chained(self.hash, fields)
        except (msgspec.DecodeError, RecursionError):
            raise self.fault("bad-record-line") from None
        if given != expected:
            raise self.fault("record-broken")
        self.hash = expected
        return fields

    def typed(self, fields: dict[str, Any], kind: type[T]) -> T:
        """Return the fields as one of the parts."""
        try:
            return msgspec.convert(fields, kind)
        except msgspec.ValidationError:
            raise self.fault("bad-record-line") from None
