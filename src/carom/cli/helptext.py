"""Help pages in the reader's language.

The command line names a help text by its key; the words come from the catalogue here,
when a page is drawn. So no command has to know the language when it is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.cli.words import say, spoken

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions, RenderableType

_FLAGS = {"--help": "cli-flag-help", "--version": "cli-flag-version"}


class HelpPage:
    """The formatter of every help page: usage, what it does, its arguments in two columns."""

    show_metavar = True

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Print the usage line."""
        words = str(usage).strip().replace("[OPTIONS]", f"[{say('cli-word-options')}]")
        words = words.replace("COMMAND", say("cli-word-command"))
        _print(console, options, say("cli-usage", words=words))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: object
    ) -> None:
        """Print what a command does and, where there is more to say, that too."""
        key = _key(description)
        if key:
            _print(console, options, say(key))
            more = f"{key}-about"
            if spoken().has(more):
                _print(console, options, say(more))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one group of commands or options."""
        from rich.table import Table
        from rich.text import Text

        if not panel.entries:
            return
        table = Table.grid(padding=(0, 0, 0, 2), pad_edge=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1, overflow="fold")
        for entry in panel.entries:
            table.add_row(Text(_label(entry), style="bold"), Text(_explained(entry)))
        console.print(Text(say(str(panel.title)), style="bold"))
        _print(console, options, table)


def _print(console: Console, options: ConsoleOptions, page: RenderableType) -> None:
    """Print as it stands, a blank line after it."""
    console.print(page, "", sep="\n", markup=False, highlight=False, width=options.max_width)


def _key(description: object) -> str:
    """Return the catalogue key that stands where cyclopts keeps a description."""
    return str(getattr(description, "primary_renderable", description) or "").strip()


def _label(entry: HelpEntry) -> str:
    """Return the names of an option with what it takes, or the name of a command."""
    return ", ".join(entry.display_labels_with_metavar)


def _explained(entry: HelpEntry) -> str:
    """Return what an option does, what it may be and what it is when not given."""
    flag = next((_FLAGS[name] for name in entry.names if name in _FLAGS), None)
    parts = [say(flag or _key(entry.description))]
    if entry.choices:
        parts.append(say("cli-help-choices", choices=entry.choices))
    if entry.default and entry.default not in ("False", "None"):
        parts.append(say("cli-help-default", value=entry.default))
    return " ".join(parts)
