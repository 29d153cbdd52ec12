"""The laws that every game keeps, as a suite to run on one's own game.

::

    from carom.games import get_game
    from carom.testing import check_game

    report = check_game(get_game("ricochet"))

Plain asserts of a kind: a law that does not hold raises :class:`BrokenLaw` with the
walk and the step, and the same call finds it again.
"""

from carom.testing.broken import BrokenLaw
from carom.testing.check import Report, check_game
from carom.testing.walks import Step, Walk, walk

__all__ = ["BrokenLaw", "Report", "Step", "Walk", "check_game", "walk"]
