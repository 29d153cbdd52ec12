"""Build the kernel, a plain shared library, while carom is packed or installed.

The web client is built along with it, by build_web.py.

The system's C++ compiler is taken, else the one in PyPI's ``ziglang``; where neither
works the package comes without the kernel and its Python twin serves. ``CAROM_KERNEL``
in the environment changes that: ``skip`` leaves the kernel out, ``require`` makes its
absence an error, ``zig`` takes ziglang's compiler even where there is another.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ZIG = "ziglang>=0.13"
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = f"_kernel{SUFFIX}"
FOLDER = "carom/solvers"
MACOS = "11.0"
"""The oldest macOS the kernel is built for."""

_PROBE = (
    "#include <span>\nint size(std::span<const int> s) { return static_cast<int>(s.size()); }\n"
)


class KernelBuildHook(BuildHookInterface[Any]):
    """Adds the library to a wheel, or puts it into the source tree for an editable one."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs: a compiler and Node, each where there is none."""
        node: list[str] = web().web_dependencies(Path(self.root))
        wish = kernel_wish()
        if wish == "skip" or (wish != "zig" and system_compiler() is not None):
            return node
        return [ZIG, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build client and library and say where it goes; ``version`` is ``editable`` or not."""
        web().build_client(Path(self.root), self.app.display_warning)
        editable = Path(self.root, "src", FOLDER, LIBRARY) if version == "editable" else None
        if kernel_wish() == "skip":
            if editable is not None:
                forget(editable)
            return
        target = editable or Path(tempfile.mkdtemp(prefix="carom-kernel-"), LIBRARY)
        try:
            build_kernel(Path(self.root, "kernel"), target)
        except KernelError as error:
            if editable is not None:
                forget(editable)
            if kernel_wish() != "":
                raise
            self.app.display_warning(f"carom: no native kernel, the Python twin serves ({error})")
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform_tag()}"
        if editable is None:
            build_data["force_include"][str(target)] = f"{FOLDER}/{LIBRARY}"
            self._made = target.parent

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only needed until the wheel was written."""
        if made := getattr(self, "_made", None):
            shutil.rmtree(made)


def web() -> Any:
    """Return build_web.py; what lies beside a build hook cannot be imported by name."""
    spec = spec_from_file_location("build_web", Path(__file__).with_name("build_web.py"))
    assert spec is not None  # for the type checker: both are there for a file
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class KernelError(RuntimeError):
    """The kernel could not be built; says why."""


def kernel_wish() -> str:
    """Return ``CAROM_KERNEL``: empty, ``skip``, ``require`` or ``zig``."""
    wish = os.environ.get("CAROM_KERNEL", "")
    if wish not in ("", "skip", "require", "zig"):
        raise KernelError(f"CAROM_KERNEL={wish}: must be skip, require or zig")
    return wish


def build_kernel(sources: Path, target: Path) -> None:
    """Compile the kernel into ``target``, unless that was made of the same sources the same way.

    Raises:
        KernelError: No compiler, or it refused the sources.
    """
    zig = zig_compiler()
    compiler = zig if kernel_wish() == "zig" else system_compiler() or zig
    if compiler is None:
        raise KernelError("no C++20 compiler found")
    files = sorted(str(path) for path in sources.glob("*.cpp"))
    stamp = target.with_suffix(".stamp")
    with tempfile.TemporaryDirectory(prefix="carom-kernel-") as folder:
        made = Path(folder, target.name)
        command = compile_command(compiler, files, made)
        key = digest(sources, [part for part in command if folder not in part])
        if target.exists() and stamp.exists() and stamp.read_text() == key:
            return
        run(command, folder)
        # Replaced in one step: a running program may have the old one mapped.
        shutil.copy(made, target.with_suffix(".new"))
        target.with_suffix(".new").replace(target)
    stamp.write_text(key)


def forget(target: Path) -> None:
    """Remove an old library and its stamp."""
    target.unlink(missing_ok=True)
    target.with_suffix(".stamp").unlink(missing_ok=True)


def digest(sources: Path, command: Sequence[str]) -> str:
    """Return a text that changes with the sources and with how they are compiled."""
    total = hashlib.sha256("\0".join(command).encode())
    for path in sorted(sources.glob("*.[hc]*")):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def system_compiler() -> list[str] | None:
    """Return the first compiler that takes C++20, as the start of a command."""
    return next((command for command in _candidates() if _works(command)), None)


def _candidates() -> Iterator[list[str]]:
    """Yield commands that may be a compiler, the user's choice first."""
    if chosen := os.environ.get("CXX"):
        yield shlex.split(chosen, posix=os.name != "nt")
    names = ("cl", "g++", "clang++") if os.name == "nt" else ("c++", "g++", "clang++")
    yield from ([name] for name in names)


def _works(command: list[str]) -> bool:
    """Tell whether a compiler is there and knows C++20; a name alone may be a stub."""
    if not command or shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory(prefix="carom-probe-") as folder:
        probe = Path(folder, "probe.cpp")
        probe.write_text(_PROBE)
        check = (
            ["/nologo", "/std:c++20", "/EHsc", "/Zs"]
            if is_msvc(command)
            else ["-std=c++20", "-fsyntax-only"]
        )
        try:
            run([*command, *check, str(probe)], folder)
        except KernelError:
            return False
    return True


def zig_compiler() -> list[str] | None:
    """Return the command of ziglang's compiler if that is installed where the build runs."""
    command = [sys.executable, "-m", "ziglang"]
    try:
        run([*command, "version"])
    except KernelError:
        return None
    return [*command, "c++"]


def is_msvc(compiler: Sequence[str]) -> bool:
    """Tell whether the compiler takes Microsoft's flags."""
    return Path(compiler[0]).stem.lower() in ("cl", "clang-cl")


def compile_command(compiler: Sequence[str], files: Sequence[str], target: Path) -> list[str]:
    """Return the command that makes the shared library out of the sources."""
    if is_msvc(compiler):
        flags = ["/nologo", "/std:c++20", "/O2", "/EHsc", "/MT", "/LD", "/DNDEBUG"]
        return [*compiler, *flags, *files, f"/Fe:{target}", f"/Fo:{target.parent}{os.sep}"]
    flags = ["-std=c++20", "-O3", "-DNDEBUG", "-fvisibility=hidden", "-shared"]
    is_zig = "ziglang" in compiler
    if is_zig:
        flags += ["-mcpu=baseline", "-s"]  # zig would build for this very processor
    if sys.platform == "win32":
        flags += [] if is_zig else ["-static"]
    elif sys.platform == "darwin":
        flags += [f"-mmacosx-version-min={MACOS}"]
        flags += [part for name in macos_architectures() for part in ("-arch", name)]
    else:
        flags += ["-fPIC"]
        flags += [] if is_zig else ["-static-libstdc++", "-static-libgcc", "-s"]
    return [*compiler, *flags, *files, "-o", str(target)]


def macos_architectures() -> list[str]:
    """Return the processors to build for; ``ARCHFLAGS`` may name them."""
    words = os.environ.get("ARCHFLAGS", "").split()
    return words[1::2] or [platform.machine()]


def platform_tag() -> str:
    """Return the last part of the wheel's tag."""
    if sys.platform == "darwin":
        names = macos_architectures()
        name = names[0] if len(names) == 1 else "universal2"
        return f"macosx_{MACOS.replace('.', '_')}_{name}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def run(command: Sequence[str], folder: str | None = None) -> None:
    """Run a command; its caches, if it keeps any, go to ``folder``.

    Raises:
        KernelError: It is not there or fails.
    """
    caches = {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder} if folder else {}
    try:
        done = subprocess.run(  # noqa: S603  the command is ours or the installing user's
            command,
            capture_output=True,
            text=True,
            errors="replace",  # a compiler may speak in another encoding
            env={**os.environ, **caches},
            check=False,
        )
    except OSError as error:
        raise KernelError(f"{command[0]}: {error}") from error
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()[-20:]
        raise KernelError("\n".join([shlex.join(command), *lines]))
