"""Every bad input: one line on stderr, exit code 2, nothing on stdout."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.conftest import EASY, Carom

from carom.locales import LANGUAGES

CASES = {
    "no position": ("solve",),
    "noise": ("solve", "noise"),
    "empty": ("solve", ""),
    "empty standard input": ("solve", "-"),
    "mistyped token": ("solve", EASY.replace("h11", "h12")),
    "cut token": ("solve", EASY[:-4]),
    "robots share a cell": ("solve", EASY.replace("bi14", "bh11")),
    "robot on the centre": ("board", "--printed", "1A2A3A4A", "--robots", "rh8", "--target", "ra1"),
    "target of a missing robot": ("board", "--free", "4x4", "--robots", "ra1", "--target", "bb2"),
    "same robot twice": ("board", "--free", "4x4", "--robots", "ra1 ra2", "--target", "rb2"),
    "bad robots": ("board", "--free", "4x4", "--robots", "xa1"),
    "no robots": ("board", "--free", "4x4", "--robots", ""),
    "bad target": ("board", "--free", "4x4", "--target", "rb2x"),
    "target off the board": ("board", "--free", "4x4", "--target", "rz9"),
    "too many robots": ("board", "--free", "2x2", "--extra-robot", "both"),
    "bad size": ("board", "--free", "big"),
    "size out of range": ("board", "--free", "1x40"),
    "walls out of range": ("board", "--free", "4x4", "--walls", "101"),
    "bad quarters": ("board", "--printed", "1A1A1A1A"),
    "half a board": ("board", "--printed", "1A2"),
    "two boards": ("board", "--printed", "1A2A3A4A", "--free", "4x4"),
    "position and recipe": ("board", EASY, "--random"),
    "neither": ("board",),
    "bad route": ("board", EASY, "--route", "rX"),
    "impossible route": ("board", EASY, "--route", "rE rE"),
    "missing file": ("solve", "no/such/file.txt"),
    "missing record": ("verify", "nothing.jsonl"),
    "folder": ("solve", "/"),
    "record is a folder": ("replay", "/"),
    "file in a file": ("solve", __file__ + "/x"),
    "picture in no folder": ("board", EASY, "--svg", "/no/such/folder/x.svg"),
    "picture is a folder": ("board", EASY, "--svg", "/"),
    "picture without a name": ("board", EASY, "--svg", "--json"),
    "source file as a record": ("verify", __file__),
    "an answer for machines of a game": ("play", "--json"),
    "port out of range": ("serve", "--port", "70000"),
    "negative port": ("serve", "--port", "-1"),
    "tables kept for no time": ("serve", "--keep-days", "-5"),
    "tables kept for no number": ("serve", "--keep-days", "nan"),
    "tables kept for ever": ("serve", "--keep-days", "1e300"),
    "time to stop below nothing": ("serve", "--timeout-graceful-shutdown", "-3"),
    "public address without an end": ("serve", "--public-url", "http://[::1"),
    "bad number": ("solve", EASY, "--limit-nodes", "many"),
    "no number": ("solve", EASY, "--limit-nodes", ""),
    "number too small": ("solve", EASY, "--limit-nodes", "0"),
    "negative seconds": ("solve", EASY, "--limit-seconds", "-1"),
    "not a number of seconds": ("solve", EASY, "--limit-seconds", "nan"),
    "zero megabytes": ("solve", EASY, "--limit-mb", "0"),
    "zero degree": ("hints", EASY, "--degree", "0"),
    "degree beyond the last": ("hints", EASY, "--degree", "7"),
    "record in no folder": ("play", "--record", "/no/such/folder/x.jsonl"),
    "record to a folder": ("play", "--record", "/"),
    "record without a name": ("play", "--record", "--json"),
    "player without a name": ("play", "--player", " \t"),
    "player with a long name": ("play", "--player", "n" * 25),
    "too many players": ("play", *("--player", "Ann") * 10),
    "game without a terminal": ("play",),
    "zero routes": ("solve", EASY, "--all", "--most", "0"),
    "bad choice": ("solve", EASY, "--ricochet", "maybe"),
    "bad solver": ("solve", EASY, "--solver", "magic"),
    "value for a flag": ("solve", EASY, "--json=3"),
    "value missing": ("solve", EASY, "--limit-nodes"),
    "option twice": ("solve", EASY, "--most", "1", "--most", "2"),
    "word too many": ("solve", EASY, "more"),
    "unknown option": ("solve", EASY, "--bogus"),
    "unknown short option": ("solve", EASY, "-x"),
    "unknown option for a position": ("solve", "--bogus"),
    "unknown option for a file": ("verify", "--bogus"),
    "mistyped option": ("solve", EASY, "--cuont"),
    "unknown command": ("slove",),
    "unknown top option": ("--bogus",),
    "unknown language": ("--lang", "tlh", "solve", EASY),
    "language missing": ("solve", EASY, "--lang"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_one_line_and_exit_code_2(
    carom: Carom, case: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = carom(*CASES[case], CAROM_LANG=language)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("carom: ")
    assert done.err.count("\n") == 1
    assert "{" not in done.err
    assert "$" not in done.err


@pytest.mark.parametrize("command", ["solve", "verify", "replay"])
def test_ten_megabytes_of_noise_are_refused(carom: Carom, command: str, tmp_path: Path) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(bytes(range(256)) * 40_000)
    done = carom(command, str(file))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read every file"
)
def test_file_without_permission_is_refused(carom: Carom, tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.touch(mode=0)
    assert "may not be opened" in carom("solve", str(file)).err


def test_fault_names_what_would_be_right(carom: Carom) -> None:
    assert carom("solve", EASY, "--cuont").err == (
        "carom: there is no option --cuont here; perhaps --count\n"
    )
    assert carom("slove").err == "carom: there is no command “slove”; there is: solve\n"
    assert carom("solve", EASY, "--ricochet", "maybe").err == (
        "carom: --ricochet cannot be “maybe”; it takes one of: turn, none, no_one_move\n"
    )


def test_a_record_that_cannot_be_written_is_refused_before_the_game(carom: Carom) -> None:
    done = carom("play", "--record", "/no/such/folder/x.jsonl")
    assert done.err.startswith("carom: there is no file “/no/such/folder/x.jsonl”")
    assert "--record" in carom("play", "--record", "--json").err
