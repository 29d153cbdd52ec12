"""What a game brings for the command line: its positions as puzzles, its states drawn.

Whatever a game has no use for it leaves out. Commands ask the kit and never which game it
is. A kit loads with every ``carom solve``, so what only some commands need is imported
where it is used.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from carom.cli.faults import UsageError
from carom.solvers.hints import facts_of
from carom.solvers.result import Solution, Solver

if TYPE_CHECKING:
    import msgspec

    from carom.cli.play.local import LocalGame
    from carom.cli.recipe import Recipe
    from carom.pictures.canvas import Line
    from carom.pictures.svg import Theme

P = TypeVar("P")
M = TypeVar("M")


class Puzzles(ABC, Generic[P, M]):
    """What can be done with the positions of a game and routes of its moves.

    Attributes:
        game: Its id.
        recipe: Names of the options of :class:`~carom.cli.recipe.Recipe` it understands.
        forms: The forms a position can be written in: module and function of each.
        degrees: The most hints there are.
    """

    game: ClassVar[str]
    recipe: ClassVar[frozenset[str]]
    forms: ClassVar[Mapping[str, tuple[str, str]]]
    degrees: ClassVar[int]

    @property
    @abstractmethod
    def solver(self) -> Solver[P, M]:
        """The solver of its positions."""

    @abstractmethod
    def write(self, position: P) -> str:
        """Return the token of a position."""

    @abstractmethod
    def make(self, recipe: Recipe, seed: str) -> P:
        """Return a position from options, what they leave open drawn from the seed."""

    @abstractmethod
    def read_route(self, position: P, text: str) -> tuple[M, ...]:
        """Return the moves of a text; raises NotationError."""

    @abstractmethod
    def reaches(self, position: P, route: Sequence[M]) -> bool:
        """Tell whether a route solves a position; raises IllegalAction."""

    @abstractmethod
    def moves(self, route: Sequence[M]) -> list[str]:
        """Return the moves of a route, each in notation."""

    @abstractmethod
    def route_words(self, position: P, route: Sequence[M]) -> str:
        """Return a route in notation."""

    @abstractmethod
    def goal(self, position: P) -> str:
        """Return in words what must be reached."""

    @abstractmethod
    def draw(self, position: P, route: Sequence[M]) -> list[Line]:
        """Return the drawing of a position and a route."""

    @abstractmethod
    def draw_plain(self, position: P, route: Sequence[M]) -> str:
        """Return the same in ASCII, ending with a line break."""

    @abstractmethod
    def picture(self, position: P, route: Sequence[M], theme: Theme) -> str:
        """Return it as SVG, with title and description in the language of this process."""

    @abstractmethod
    def hints(self, position: P, found: Solution[M]) -> Sequence[msgspec.Struct]:
        """Return the hints that a solution gives, from the faintest on; raises SearchStopped."""

    @abstractmethod
    def hint_words(self, position: P, hint: Any) -> str:
        """Return a hint in words."""

    def hint_facts(self, hint: msgspec.Struct) -> dict[str, object]:
        """Return a hint for machines; ``kind`` tells which it is."""
        return facts_of(hint, lambda move: self.moves((move,))[0])

    def with_rules(self, position: P, changes: Mapping[str, str]) -> P:
        """Return the position under other rules, options by name as on the command line.

        Raises:
            UsageError: ``usage-not-in-game`` for one that the game does not have.
        """
        self.refuse(changes)
        return position

    def prove(self, position: P, call: int) -> tuple[int, tuple[M, ...]]:
        """Return how many routes of exactly so many moves solve a position, and the first.

        Raises:
            UsageError: ``usage-not-in-game`` for a game whose bids need not be met exactly.
        """
        self.refuse(["call"])
        return 0, ()

    def facts(self, position: P) -> dict[str, object]:
        """Return what else ``carom solve`` tells machines about a position."""
        return {}

    def remarks(self, position: P) -> Iterable[str]:
        """Return what else ``carom solve`` says about a position."""
        return ()

    def refuse(self, options: Iterable[str]) -> None:
        """Refuse options that mean nothing in this game; one of them is named."""
        for name in sorted(options):
            raise UsageError(
                "usage-not-in-game", name="--" + name.replace("_", "-"), game=self.game
            )


class Play(ABC):
    """How a game is played in the terminal."""

    @abstractmethod
    def changes(self, seats: int) -> dict[str, object]:
        """Return the options that differ here from the preset's, for so many seats."""

    @abstractmethod
    def run(
        self, options: Any, names: Sequence[str], bots: Sequence[str], seed: str
    ) -> LocalGame[Any, Any, Any, Any]:
        """Play full screen until the people leave; returns the game as it then is.

        Args:
            options: The rule choices.
            names: The people.
            bots: Levels of the bots that sit after them.
            seed: Source of all chance.
        """


@dataclass(frozen=True, slots=True)
class Kit:
    """What a game brings.

    Attributes:
        puzzles: For its positions; None where they are no puzzles to solve.
        show_state: Prints a state of its rules as everyone at the table sees it; None where
            there is no drawing.
        play: Module that holds its ``PLAY``; None where it cannot be played here.
        join: Module of the app that shows a hosted table, ``JoinApp``; None where there is
            none.
    """

    puzzles: Puzzles[Any, Any] | None = None
    show_state: Callable[[Any], None] | None = None
    play: str | None = None
    join: str | None = None
