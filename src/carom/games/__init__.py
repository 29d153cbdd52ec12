"""The games: pure rules, one folder a game. To ask for one here is to have all registered."""

from carom.core.registry import game_ids, get_game, home_of, register

__all__ = ["game_ids", "get_game", "home_of"]

register("ricochet", "carom.games.ricochet")
register("micro", "carom.games.micro")
register("escape", "carom.games.escape")
register("ramses", "carom.games.ramses")
