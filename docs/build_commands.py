"""Write the generated part of ``reference/commands.md``: ``python docs/build_commands.py``.

The tables come from the command line itself and the English catalogue, so they cannot say
anything else than ``--help`` does.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from carom.cli.app import COMMANDS, build_app
from carom.locales import translator

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import Argument

PAGE = Path(__file__).parent / "reference" / "commands.md"
BEGIN = "<!-- written by docs/build_commands.py -->"
END = "<!-- end of what it writes -->"

_WORDS = translator("en")


def page() -> str:
    """Return the page with its generated part made anew."""
    before, begin, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page needs {BEGIN!r} and {END!r}")
    app = build_app()
    parts = "\n".join(_section(name, app[name]) for name in COMMANDS)
    return f"{before}{begin}\n\n{parts}\n{end}{after}"


def _section(name: str, command: App) -> str:
    """Return the part about one command."""
    rows = [
        _row(argument)
        for argument in command.assemble_argument_collection(parse_docstring=False)
        if argument.show
    ]
    about = f"cli-{name}-about"
    more = f"\n{_marked(_WORDS.text(about))}\n" if _WORDS.has(about) else ""
    table = "| argument | meaning |\n|---|---|\n" + "".join(rows)
    return f"### carom {name}\n\n{_WORDS.text(f'cli-{name}')}\n{more}\n{table}"


def _marked(about: str) -> str:
    """Return the longer text of a command, its examples as blocks."""
    parts = [
        f"```text\n{part}\n```" if part.startswith("carom ") else part.replace(". ", ".\n")
        for part in about.split("\n\n")
    ]
    return "\n\n".join(parts)


def _row(argument: Argument) -> str:
    """Return the row of one argument or option."""
    negatives = set(argument.negatives)
    names = [name for name in argument.names if name not in negatives]
    if argument.parameter.metavar:
        names[-1] += f" {argument.parameter.metavar}"
    choices = argument.get_choices() or ()
    if choices and argument.index is None:
        names[-1] += f" {'|'.join(choices)}"
    label = ", ".join(f"`{name}`" for name in names).replace("|", "\\|")
    default = argument.field_info.default
    shown = f" Default: `{default}`." if _is_worth_telling(default) else ""
    return f"| {label} | {_WORDS.text(argument.parameter.help or '')}{shown} |\n"


def _is_worth_telling(default: object) -> bool:
    """Tell whether a default is a value, not the absence of one."""
    return (
        isinstance(default, str | int | float) and not isinstance(default, bool) and default != ""
    )


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
