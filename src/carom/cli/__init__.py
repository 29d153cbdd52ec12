"""The command line: the thin top. One file a command, in ``carom.cli.commands``."""
