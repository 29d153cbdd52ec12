"""Run the solver tests on a kernel built with the address and undefined-behaviour sanitizers.

``python kernel/sanitize.py [PYTEST ARGUMENTS]``, for Linux with g++. Any fault ends the run.
Leaks are not looked for: the interpreter's own would hide them; the library's are bounded by
the tests of its memory accounting.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "sanitize"
FLAGS = (
    *("-std=c++20", "-O1", "-g", "-fPIC", "-shared", "-fno-omit-frame-pointer"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
)
TESTS = ("tests/solvers", "-m", "not slow", "-n", "0", "-q")


def main() -> int:
    """Build, test, and return pytest's exit code."""
    compiler = os.environ.get("CXX", "g++")
    BUILD.mkdir(parents=True, exist_ok=True)
    library = BUILD / "_kernel.so"
    sources = sorted(str(path) for path in HERE.glob("*.cpp"))
    subprocess.run([compiler, *FLAGS, *sources, "-o", str(library)], check=True)
    runtimes = [
        subprocess.run(
            [compiler, f"-print-file-name={name}"], check=True, capture_output=True, text=True
        ).stdout.strip()
        for name in ("libasan.so", "libstdc++.so.6")
    ]
    environment = {
        **os.environ,
        "CAROM_KERNEL_LIBRARY": str(library),
        "LD_PRELOAD": " ".join(runtimes),
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        "PYTHONMALLOC": "malloc",
    }
    command = [sys.executable, "-m", "pytest", *TESTS, *sys.argv[1:]]
    return subprocess.run(command, env=environment, check=False, cwd=HERE.parent).returncode


if __name__ == "__main__":
    sys.exit(main())
