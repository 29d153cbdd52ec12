"""``carom``: choose the language, run the command, turn every fault into one line."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from carom.cli.exits import BAD_INPUT, DONE, INTERRUPTED, READER_GONE, STOPPED
from carom.cli.words import choose_language, say, sentence
from carom.core.errors import CaromError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code.

    Args:
        arguments: Words after ``carom``; those of the process when None.
    """
    gc.set_threshold(100_000)  # fewer collections during the imports: 4 ms of 140
    words = list(sys.argv[1:] if arguments is None else arguments)
    _never_fail_to_encode()
    try:
        code = _run(choose_language(words, os.environ))
        sys.stdout.flush()
    except CaromError as error:
        _complain(sentence(error))
        return STOPPED if error.code == "search-stopped" else BAD_INPUT
    except KeyboardInterrupt:
        _complain(say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return READER_GONE
    except OSError:
        _let_go_of_output()
        _complain(sentence(CaromError("output-failed")))
        return BAD_INPUT
    return code


def _run(words: Sequence[str]) -> int:
    """Run the command that the words name; commands return their exit code, or None."""
    from cyclopts import CycloptsError

    from carom.cli.app import build_app

    try:
        code = build_app()(words)
    except CycloptsError as fault:
        from carom.cli.faults import usage_error

        raise usage_error(fault) from None
    return code if isinstance(code, int) else DONE


def _complain(words: str) -> None:
    """Print one line on stderr."""
    print(f"carom: {words}", file=sys.stderr)


def _never_fail_to_encode() -> None:
    """Let characters that the terminal's encoding lacks come out as ``?``."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _let_go_of_output() -> None:
    """Keep Python's last flush from complaining about the closed pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
