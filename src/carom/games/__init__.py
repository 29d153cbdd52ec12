"""The games: pure rules, one folder a game. Importing this package registers them by name."""

from carom.core.registry import register

register("ricochet", "carom.games.ricochet")
register("micro", "carom.games.micro")
register("escape", "carom.games.escape")
register("ramses", "carom.games.ramses")
