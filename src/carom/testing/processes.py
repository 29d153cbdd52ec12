"""The same game in other processes, with other hash seeds: the same bytes must come out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

import msgspec

from carom.core.errors import IllegalAction
from carom.testing.broken import BrokenLaw, require
from carom.testing.walks import AnyGame, Step, Walk

HASH_SEEDS = ("0", "1", "4242")


class Log(msgspec.Struct, frozen=True):
    """All that a game follows from, as JSON; ``digests`` holds one a state."""

    home: str
    options: msgspec.Raw
    seats: int
    seed: str
    steps: tuple[tuple[int, msgspec.Raw, int], ...]
    digests: tuple[str, ...] = ()


def log_of(plan: Walk, home: str, steps: Sequence[Step]) -> Log:
    """Return the log of a walk."""
    raw = tuple((seat, msgspec.Raw(msgspec.json.encode(act)), now) for seat, act, now in steps)
    return Log(home, msgspec.Raw(msgspec.json.encode(plan.options)), plan.seats, plan.seed, raw)


def digests_of(game: AnyGame, log: Log) -> tuple[str, ...]:
    """Return one hash a state: of the state itself and of every seat's view."""
    options = msgspec.json.decode(log.options, type=game.options_type)
    state = game.setup(options, log.seats, log.seed)
    digests = [_digest(game, state, log.seats)]
    for seat, raw, now in log.steps:
        action = msgspec.json.decode(raw, type=game.action_type)
        state = game.apply(state, seat, action, now)
        digests.append(_digest(game, state, log.seats))
    return tuple(digests)


def _digest(game: AnyGame, state: Any, seats: int) -> str:
    """Return a hash over a state, its views and its actions."""
    viewers: list[int | None] = [None, *range(seats)]
    parts = [state, *(game.view(state, viewer) for viewer in viewers)]
    parts += [game.actions(state, seat) for seat in range(seats)]
    return sha256(b"\n".join(map(msgspec.json.encode, parts))).hexdigest()


def check_replay(plan: Walk, log: Log) -> Log:
    """Return the log with its hashes after replaying it twice in this process."""
    law = "the same log gives the same states"
    try:
        first, second = digests_of(plan.game, log), digests_of(plan.game, log)
    except IllegalAction as error:
        raise BrokenLaw(law, plan.where(len(log.steps)), str(error)) from error
    for ply, pair in enumerate(zip(first, second, strict=True)):
        require(pair[0] == pair[1], law, plan.where(ply), pair)
    return msgspec.structs.replace(log, digests=first)


def check_processes(logs: Sequence[tuple[Walk, Log]]) -> None:
    """Replay all logs in fresh processes; raise BrokenLaw where a state differs."""
    law = "the same log gives the same bytes in every process"
    asked = msgspec.json.encode([log for _, log in logs])
    for hash_seed in HASH_SEEDS:
        answer = _ask(asked, hash_seed)
        for (plan, log), digests in zip(logs, answer, strict=True):
            for ply, pair in enumerate(zip(log.digests, digests, strict=True)):
                require(pair[0] == pair[1], law, plan.where(ply), f"hash seed {hash_seed}: {pair}")


def _ask(logs: bytes, hash_seed: str) -> list[tuple[str, ...]]:
    """Return what a fresh process makes of the logs."""
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    done = subprocess.run(
        [sys.executable, "-m", "carom.testing.processes"],
        input=logs,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace")
        raise BrokenLaw("a game replays in a fresh process", "start", said[-400:])
    return msgspec.json.decode(done.stdout, type=list[tuple[str, ...]])


def main() -> None:
    """Read logs from stdin and write their hashes to stdout."""
    logs = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Log])
    answer = [digests_of(import_module(log.home).GAME, log) for log in logs]
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
