"""The commands and where each lives; none is imported before it is asked for."""

from __future__ import annotations

from cyclopts import App, Group, Parameter

from carom import __version__
from carom.cli.helptext import HelpPage

COMMANDS = {
    "serve": "carom.cli.commands.serve:serve",
    "play": "carom.cli.commands.play:play",
    "join": "carom.cli.commands.join:join",
    "solve": "carom.cli.commands.solve:solve",
    "hints": "carom.cli.commands.hints:hints",
    "board": "carom.cli.commands.board:board",
    "verify": "carom.cli.commands.verify:verify",
    "replay": "carom.cli.commands.replay:replay",
    "doctor": "carom.cli.commands.doctor:doctor",
}
"""Import path of each command; its help stands in the catalogue as ``cli-<name>``."""


def build_app() -> App:
    """Return the command line; texts are keys of the catalogue until a page is drawn."""
    app = App(
        name="carom",
        help="cli-carom",
        version=f"carom {__version__}",
        help_format="plaintext",
        help_formatter=HelpPage(),
        group_commands=Group("cli-group-commands", sort_key=0),
        group_arguments=Group("cli-group-arguments", sort_key=1),
        group_parameters=Group("cli-group-options", sort_key=2),
        default_parameter=Parameter(negative=()),
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for place, (name, path) in enumerate(COMMANDS.items()):
        app.command(path, name=name, help=f"cli-{name}", sort_key=place)
    return app
