"""Records of whole games: the chain of hashes, the replay, and what verification finds."""

from __future__ import annotations

import hashlib
import io
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.records import toy

from carom.core.chance import commitment
from carom.core.errors import CaromError, NotFound, RecordError
from carom.core.game import Game, Result
from carom.games.ricochet import GAME as RICOCHET
from carom.records.record import (
    MAX_AT,
    MAX_LINE,
    End,
    Header,
    Record,
    RecordWriter,
    Step,
    header_of,
    lines_of,
    parse_record,
    plain,
    write_record,
)
from carom.records.replay import final_state, replay, verify

AnyGame = Game[Any, Any, Any, Any]


def played(game: AnyGame, seed: str, *, plies: int, seats: int = 2, sealed: bool = False) -> Record:
    """Return the record of a game in which all seats act at random."""
    dice = random.Random(seed)
    options = game.presets["classic"]
    state, at = game.setup(options, seats, seed), 0
    steps: list[Step] = []
    while len(steps) < plies and game.result(state) is None:
        at += dice.choice([1, 400])
        state = game.advance(state, at)
        choices = [(seat, action) for seat in range(seats) for action in game.actions(state, seat)]
        if choices:
            seat, action = dice.choice(choices)
            state = game.apply(state, seat, action, at)
            steps.append(Step(len(steps) + 1, at, seat, plain(action)))
    end = End(at, game.result(state), seed if sealed else None)
    return Record(header_of(game, options, seats, seed, sealed=sealed), tuple(steps), end)


SHORT = played(toy.GAME, "short 4", plies=99)
TEXT = write_record(SHORT)
LINES = TEXT.splitlines()


def test_record_is_lines_of_json_with_the_running_hash() -> None:
    header, first = json.loads(LINES[0]), json.loads(LINES[1])
    body = (
        b'{"game":"toy","options":{"highest":10},"record":1,"rules":3,"seats":2,"seed":"short 4"}'
    )
    assert header.pop("hash") == hashlib.sha256(body).hexdigest()
    given_hash = first.pop("hash")
    then = json.dumps(first, sort_keys=True, separators=(",", ":"))
    before = json.loads(LINES[0])["hash"]
    assert given_hash == hashlib.sha256((before + then).encode()).hexdigest()


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("game", [toy.GAME, RICOCHET], ids=["toy", "ricochet"])
def test_record_round_trips_and_proves_its_result(game: AnyGame, sealed: bool) -> None:
    record = played(game, "a game", plies=60, sealed=sealed)
    text = write_record(record)
    assert parse_record(text) == record
    verdict = verify(text, game)
    assert verdict.plies == len(record.steps)
    assert record.end is not None
    assert verdict.result == record.end.result
    assert verdict.hash in text.splitlines()[-1]


@given(st.text(max_size=9), st.integers(0, 30), st.booleans())
def test_any_game_of_the_toy_round_trips(seed: str, plies: int, sealed: bool) -> None:
    record = played(toy.GAME, seed, plies=plies, sealed=sealed)
    assert parse_record(write_record(record)) == record
    assert verify(write_record(record), toy.GAME).is_over == (plies > 0 and _is_over(record))


def _is_over(record: Record) -> bool:
    return record.end is not None and record.end.result is not None


def test_replay_yields_the_set_up_and_a_state_a_ply() -> None:
    states = list(replay(SHORT, toy.GAME))
    assert len(states) == len(SHORT.steps) + 1
    assert states[0] == toy.setup(toy.Options(), 2, "short 4")
    assert SHORT.end is not None
    assert toy.result(states[-1]) == SHORT.end.result


def test_clocks_run_on_to_the_closing_line() -> None:
    record = Record(SHORT.header, (), End(2500, None))
    assert final_state(record, toy.GAME).since == 2000


def test_writer_goes_on_from_a_hash() -> None:
    whole = RecordWriter()
    first = whole.line(SHORT.header)
    later = RecordWriter(whole.hash)
    assert first + later.line(SHORT.steps[0]) == "\n".join(LINES[:2]) + "\n"


def test_lines_are_read_from_a_stream_one_by_one() -> None:
    assert parse_record(lines_of(io.BytesIO(TEXT.encode()))) == SHORT


def test_spaces_and_order_of_keys_do_not_matter() -> None:
    lines = [json.dumps(dict(reversed(json.loads(line).items())), indent=None) for line in LINES]
    assert parse_record("\r\n".join(lines)) == SHORT


def chained(*lines: dict[str, Any]) -> str:
    """Return lines with hashes that fit, whatever they say."""
    last, text = "", ""
    for fields in lines:
        bare = {key: value for key, value in fields.items() if key != "hash"}
        body = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        last = hashlib.sha256((last + body).encode()).hexdigest()
        text += json.dumps({**bare, "hash": last}) + "\n"
    return text


def changed(line: int, **fields: Any) -> str:
    """Return the short record with some fields of one line changed and all hashes fitting."""
    lines = [json.loads(text) for text in LINES]
    lines[line].update(fields)
    return chained(*lines)


@pytest.mark.parametrize(
    ("text", "code", "ply"),
    [
        ("", "bad-record-line", 0),
        ("no json", "bad-record-line", 0),
        ("[]", "bad-record-line", 0),
        ("[" * 50_000, "bad-record-line", 0),
        ('{"record":1,"x":99999999999999999999999}', "record-broken", 0),
        ('{"record":1}', "record-broken", 0),
        (chained({"record": 2}), "record-other-format", 0),
        (chained({"record": 1}), "bad-record-line", 0),
        ("\n".join(LINES[1:]), "record-broken", 0),
        ("\n".join([LINES[0], *LINES[2:]]), "record-broken", 1),
        ("\n".join([*LINES[:2], LINES[3], LINES[2], *LINES[4:]]), "record-broken", 2),
        ("\n".join([*LINES[:3], "", *LINES[3:]]), "bad-record-line", 3),
        (TEXT.replace('"at"', '"At"', 1), "record-broken", 1),
        (TEXT[:-5], "bad-record-line", len(SHORT.steps) + 1),
        (TEXT + LINES[1], "record-goes-on", len(SHORT.steps) + 1),
        (changed(2, seq=3), "record-out-of-order", 2),
        (changed(2, at=0), "record-out-of-order", 2),
        (changed(-1, at=0), "record-out-of-order", len(SHORT.steps) + 1),
        (changed(2, at=-1), "bad-record-line", 2),
        (changed(2, at=MAX_AT + 1), "bad-record-line", 2),
        (changed(2, more=1), "bad-record-line", 2),
        (changed(0, seed=None), "bad-record-line", 0),
        (changed(0, commitment="x"), "bad-record-line", 0),
    ],
)
def test_fault_of_form_or_chain_is_named_with_its_ply(text: str, code: str, ply: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.params["ply"]) == (code, ply)


@pytest.mark.parametrize(
    ("text", "code", "ply"),
    [
        ("\n".join(LINES[:3]), "record-unfinished", 2),
        (changed(2, seat=0), "record-illegal-action", 2),
        (changed(2, action={"type": "say", "number": 9}), "record-illegal-action", 2),
        (changed(2, action={"type": "sing"}), "record-bad-action", 2),
        (changed(-1, result=None), "record-other-result", len(SHORT.steps)),
        (changed(0, rules=4), "record-other-rules", 0),
        (changed(0, game="chess"), "record-other-rules", 0),
        (changed(0, seats=5), "record-bad-setup", 0),
        (changed(0, options={"highest": 100}), "record-bad-setup", 0),
        (changed(0, options={"lowest": 1}), "record-bad-setup", 0),
        (changed(0, seed=None, commitment=commitment("x")), "record-no-seed", 0),
        (changed(-1, seed="other"), "record-other-seed", 0),
    ],
)
def test_record_whose_hashes_fit_but_not_its_game_is_refused(
    text: str, code: str, ply: int
) -> None:
    with pytest.raises(RecordError) as caught:
        verify(text, toy.GAME)
    assert (caught.value.code, caught.value.params["ply"]) == (code, ply)


def test_illegal_action_names_its_cause() -> None:
    with pytest.raises(RecordError) as caught:
        verify(changed(2, seat=0), toy.GAME)
    assert caught.value.params["cause"] == "not-your-number"


def test_another_seed_parts_from_the_record() -> None:
    with pytest.raises(RecordError) as caught:
        verify(changed(0, seed="shorter"), toy.GAME)
    assert caught.value.code in ("record-illegal-action", "record-other-result")


def test_sealed_record_needs_the_seed_it_was_committed_to() -> None:
    record = played(toy.GAME, "secret", plies=2, sealed=True)
    assert record.seed == "secret"
    running = write_record(replace(record, end=None))
    assert verify(running, toy.GAME, seed="secret", is_running=True).result is None
    with pytest.raises(RecordError) as caught:
        verify(running, toy.GAME, seed="guess", is_running=True)
    assert caught.value.code == "record-other-seed"


def test_unknown_game_is_not_found() -> None:
    with pytest.raises(NotFound):
        verify(changed(0, game="chess"))


def test_header_tells_every_option() -> None:
    header = header_of(RICOCHET, RICOCHET.presets["salon"], 3, "s", sealed=True)
    assert header.options.keys() == set(RICOCHET.options_type.__struct_fields__)
    assert header.commitment == commitment("s")
    assert header.seed is None


def test_closing_line_holds_ranks() -> None:
    end = parse_record(TEXT).end
    assert end is not None
    assert isinstance(end.result, Result)
    assert [score.rank for score in end.result.scores] in ([1, 2], [2, 1])


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
def test_any_changed_character_is_found(at: int, letter: str) -> None:
    spoilt = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        verdict = verify(spoilt, toy.GAME)
    except RecordError:
        return
    assert verdict == verify(TEXT, toy.GAME)
    assert parse_record(spoilt) == SHORT


@given(st.data())
def test_lines_left_out_or_moved_are_found(data: st.DataObject) -> None:
    order = data.draw(st.lists(st.sampled_from(range(len(LINES))), max_size=len(LINES)))
    if order != list(range(len(LINES))):
        with pytest.raises(RecordError):
            verify("\n".join(LINES[at] for at in order), toy.GAME)


@given(st.binary(max_size=200))
def test_any_bytes_raise_a_typed_error(data: bytes) -> None:
    with pytest.raises(CaromError):
        verify(data)


@pytest.mark.parametrize("noise", [b"x", b"x\n", b"{}\n", b"[", b"\n"])
def test_ten_megabytes_of_noise_are_refused_at_the_first_line(noise: bytes) -> None:
    data = noise * (10_000_000 // len(noise))
    for source in (data, lines_of(io.BytesIO(data))):
        with pytest.raises(RecordError) as caught:
            parse_record(source)
        assert caught.value.params["line"] == 1


def test_line_that_is_too_long_is_refused() -> None:
    header = Header(record=1, game="x" * MAX_LINE, rules=1, options={}, seats=1, seed="s")
    with pytest.raises(RecordError) as caught:
        parse_record(write_record(Record(header)))
    assert caught.value.code == "record-line-too-long"
    assert caught.value.params["limit"] == MAX_LINE
