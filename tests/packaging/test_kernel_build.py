"""How the build hook finds a compiler, and what an install brings with and without one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import pytest
from hatch_build import (
    LIBRARY,
    KernelError,
    build_kernel,
    compile_command,
    digest,
    kernel_wish,
    platform_tag,
    system_compiler,
)

ROOT = Path(hatch_build.__file__).parent
SOURCES = ROOT / "kernel"
needs_compiler = pytest.mark.skipif(system_compiler() is None, reason="no C++20 compiler here")


@pytest.fixture
def no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment asks for nothing."""
    for name in ("CAROM_KERNEL", "CXX", "ARCHFLAGS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def bare_path(no_wish: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which no compiler is found."""
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The sources of a very small library."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "one.cpp").write_text('#include "one.hpp"\nextern "C" int one() { return ONE; }\n')
    (folder / "one.hpp").write_text("#define ONE 1\n")
    return folder


def test_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAROM_KERNEL", "yes")
    with pytest.raises(KernelError, match="skip, require or zig"):
        kernel_wish()


def test_without_a_compiler_none_is_named(bare_path: None) -> None:
    assert system_compiler() is None


@pytest.mark.skipif(os.name == "nt", reason="a script is no program there")
def test_program_that_is_no_compiler_is_passed_over(bare_path: None, tmp_path: Path) -> None:
    """A name alone may be a stub that only offers to install one, in any encoding."""
    stub = tmp_path / "c++"
    stub.write_bytes(b"#!/bin/sh\necho 'pr\xe9f\xe8re' >&2\nexit 1\n")
    stub.chmod(0o755)
    assert system_compiler() is None


def test_command_is_portable_and_says_which_standard() -> None:
    command = compile_command(["g++"], ["a.cpp"], Path("out.so"))
    assert "-std=c++20" in command
    assert not any("march" in part for part in command)
    assert "/std:c++20" in compile_command(["cl"], ["a.cpp"], Path("out.dll"))
    assert "-mcpu=baseline" in compile_command([sys.executable, "-m", "ziglang"], [], Path("out"))


def test_tag_names_the_platform_alone() -> None:
    assert platform_tag().replace("_", "").isalnum()
    assert "cp3" not in platform_tag()


@needs_compiler
def test_library_is_built_again_only_when_a_source_changed(
    no_wish: None, source: Path, tmp_path: Path
) -> None:
    library = tmp_path / LIBRARY
    build_kernel(source, library)
    first = library.stat().st_mtime_ns
    build_kernel(source, library)
    assert library.stat().st_mtime_ns == first
    before = digest(source, [])
    (source / "one.hpp").write_text("#define ONE 2\n")
    assert digest(source, []) != before
    build_kernel(source, library)
    assert library.stat().st_mtime_ns != first


@needs_compiler
def test_faulty_source_is_told_with_the_compilers_words(
    no_wish: None, source: Path, tmp_path: Path
) -> None:
    (source / "one.hpp").write_text("#error no one\n")
    with pytest.raises(KernelError, match="no one"):
        build_kernel(source, tmp_path / LIBRARY)
    assert not (tmp_path / LIBRARY).exists()


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an sdist would hold to build the kernel, without the web client."""
    folder = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "build_web.py"):
        shutil.copy(ROOT / name, folder)
    ignore = shutil.ignore_patterns("_kernel.*", "__pycache__", "client")
    for name in ("src", "kernel"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignore)
    return folder


def wheel_of(tree: Path, target: Path, **environment: str) -> Path:
    """Return the wheel that pip builds from a tree in an environment of its own."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "-w", str(target)]
    subprocess.run(
        [*command, str(tree)],
        check=True,
        env={**os.environ, "CAROM_WEB": "skip", **environment},
    )
    return next(target.glob("*.whl"))


@pytest.mark.slow
def test_wheel_without_kernel_fits_every_platform(tree: Path, tmp_path: Path) -> None:
    wheel = wheel_of(tree, tmp_path, CAROM_KERNEL="skip")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any("_kernel." in name for name in zipfile.ZipFile(wheel).namelist())


@needs_compiler
@pytest.mark.slow
def test_installed_kernel_solves(tree: Path, tmp_path: Path) -> None:
    """The wheel is for this platform and any Python 3; its library answers."""
    wheel = wheel_of(tree, tmp_path, CAROM_KERNEL="require")
    assert wheel.name.endswith(f"-py3-none-{platform_tag()}.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if "_kernel." in name] == [f"carom/solvers/{LIBRARY}"]
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from carom.games.ricochet.board import make_board\n"
        "from carom.games.ricochet.pieces import Target\n"
        "from carom.games.ricochet.position import Position\n"
        "from carom.solvers.ricochet import kernel\n"
        "print(kernel.solve(Position(make_board(16, 16), 'r', (0,), Target('r', 255))).length)\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code, str(tmp_path / "site")],
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "2"
