"""How much CPU a whole process takes from start to end: ``python benchmarks/startup.py``.

Each line is the least of several runs, user and system time together. The first lines are
the yardsticks: an empty program, and the imports that the command line avoids or pays for.
Bars: ``--help`` and ``solve`` of an easy position at most 150 ms on the machine where
``python -c pass`` takes 10 ms.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

POSITION = "r1_1A2A3A4A_rh11bi14gp16yp9_rn2_E"
"""Six moves on a printed board; microseconds for the kernel."""

RUNS = 15
CAROM = (str(Path(sys.executable).with_name("carom")),)
PROGRAMS: dict[str, tuple[str, ...]] = {
    "python -c pass": (sys.executable, "-c", "pass"),
    "import msgspec": (sys.executable, "-c", "import msgspec"),
    "import rich.console": (sys.executable, "-c", "import rich.console"),
    "import cyclopts": (sys.executable, "-c", "import cyclopts"),
    "import fluent.runtime": (sys.executable, "-c", "import fluent.runtime"),
    "import textual.app": (sys.executable, "-c", "import textual.app"),
    "carom --version": (*CAROM, "--version"),
    "carom --help": (*CAROM, "--help"),
    "carom solve --help": (*CAROM, "solve", "--help"),
    "carom doctor": (*CAROM, "doctor"),
    "carom board": (*CAROM, "board", POSITION),
    "carom solve": (*CAROM, "solve", POSITION),
    "carom solve --json": (*CAROM, "solve", POSITION, "--json"),
    "carom solve --svg -": (*CAROM, "solve", POSITION, "--svg", "-"),
    "carom solve (dice)": (*CAROM, "solve", "m1_B1N2N3N4N_W6_G3_O"),
}


def cpu_ms(command: tuple[str, ...]) -> float:
    """Return the CPU time of one run in milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return 1000 * used


def main() -> None:
    """Measure every program in turn, round after round, and print the table."""
    best = dict.fromkeys(PROGRAMS, float("inf"))
    for _ in range(RUNS):
        for name, command in PROGRAMS.items():
            best[name] = min(best[name], cpu_ms(command))
    empty, rich = best["python -c pass"], best["import rich.console"]
    print(f"least CPU of {RUNS} runs, {Path(sys.executable).name} {sys.version.split()[0]}")
    print(f"{'program':<24}{'ms':>8}{'x pass':>8}{'x rich':>8}")
    for name, used in best.items():
        print(f"{name:<24}{used:>8.1f}{used / empty:>8.1f}{used / rich:>8.1f}")


if __name__ == "__main__":
    main()
