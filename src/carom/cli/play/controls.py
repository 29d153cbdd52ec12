"""What the keys do, phase by phase. Knows the game and what is typed, nothing of a screen.

Robots move by their letter and an arrow. Bids are typed as numbers and sent with Enter.
"""

from __future__ import annotations

from collections.abc import Callable

from carom.cli.play.keyboard import Keyboard
from carom.cli.play.session import Session
from carom.core.errors import CaromError
from carom.core.grid import parse_cell
from carom.core.seats import host_of
from carom.games.ricochet.actions import (
    Action,
    Bid,
    Done,
    GiveUp,
    Move,
    Place,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
    Start,
)
from carom.games.ricochet.position import Move as Slide
from carom.games.ricochet.scratch import has_scratch, scratch_attempt, scratch_route
from carom.solvers.result import Solution


class Controls(Keyboard):
    """The keyboard's side of a game.

    Attributes:
        session: The game.
        bidder: The seat for which a bid is typed.
        hint_degree: How many hints of this round are shown.
        optima: What the solver found, by round number; only shown once a round is closed.
        is_optimum_shown: Whether the optimum of the last round is drawn rather than the
            way that won it.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.bidder = 0
        self.hint_degree = 0
        self.optima: dict[int, Solution[Slide]] = {}
        self.is_optimum_shown = False
        self._planned: list[str] = []
        self._phases: dict[str, Callable[[str], None]] = {
            "placing": self._press_placing,
            "ready": self._press_ready,
            "thinking": self._press_bidding,
            "last_call": self._press_bidding,
            "bidding": self._press_bidding,
            "trial": self._press_trial,
            "over": self._press_over,
        }

    @property
    def _round(self) -> int:
        """The number that actions carry now."""
        return self.session.state.round_number

    def press(self, key: str) -> None:
        """Do what a key means in this phase; a fault is kept in ``problem``."""
        self.problem = None
        self.session.tick()
        phase, number = self.session.state.phase, len(self.session.state.history)
        try:
            self._phases[phase](key)
        except CaromError as error:
            self.problem = error
        if (self.session.state.phase, len(self.session.state.history)) != (phase, number):
            self._begin_phase()

    def settle(self) -> None:
        """Let clocks run out; forget what was typed for a phase that is over."""
        phase, number = self.session.state.phase, len(self.session.state.history)
        self.session.tick()
        if (self.session.state.phase, len(self.session.state.history)) != (phase, number):
            self._begin_phase()

    def _begin_phase(self) -> None:
        """Start a phase with nothing typed and nothing chosen."""
        self.let_go()
        if self.session.state.phase == "ready":
            self.hint_degree, self._planned = 0, []

    def _press_placing(self, key: str) -> None:
        """Type a robot and its cell, such as ``rb3``, then Enter (A-04)."""
        if key != "enter":
            self.type(key, "abcdefghijklmnopqrstuvwxyz0123456789")
            return
        text, self.typed = self.typed, ""
        board = self.session.state.printed
        cell = parse_cell(text[1:], board.rows, board.columns, column=2)
        self.session.act(host_of(self.session.state.seats), Place(text[:1], cell))

    def _press_ready(self, key: str) -> None:
        """Turn up the next chip, or look at the optimum of the last round."""
        if key in ("space", "enter"):
            self.is_optimum_shown = False
            self.session.act(host_of(self.session.state.seats), Start(self._round))
        else:
            self._press_over(key)

    def _press_over(self, key: str) -> None:
        """Look at the optimum of the last round, or at the way that won it."""
        if key == "o":
            self.is_optimum_shown = not self.is_optimum_shown

    def _press_bidding(self, key: str) -> None:
        """Type a bid, say done or skip, ask for a hint, or try on the private board."""
        people = self.session.people
        match key:
            case "tab" | "shift+tab":
                self.bidder = (self.bidder + (1 if key == "tab" else -1)) % people
                self.typed = ""
            case "enter":
                self._bid()
            case "d":
                self.session.act(self.bidder, Done(self._round))
            case "s":
                self.session.act(self.bidder, Skip(self._round))
            case "h":
                self.hint_degree += 1
            case _:
                if not self._press_scratch(key):
                    self.type(key, "0123456789")

    def _bid(self) -> None:
        """Send the typed number, or the price of the way found on the private board."""
        seat = self.bidder
        if self.typed:
            number, self.typed = int(self.typed), ""
            self.session.act(seat, Bid(number, self._round))
            return
        if not has_scratch(self.session.state, seat):
            return
        attempt = scratch_attempt(self.session.state, seat)
        if attempt.solved:
            self._planned = list(scratch_route(self.session.state, seat))
            self.session.act(seat, Bid(attempt.spent, self._round))

    def _press_scratch(self, key: str) -> bool:
        """Move on the private board; False when the key is none of its own (A-40)."""
        seat = self.bidder
        if not has_scratch(self.session.state, seat):
            return False
        back: dict[str, Action] = {
            "u": ScratchUndo(self._round),
            "c": ScratchReset(self._round),
        }
        if key in back:
            self.session.act(seat, back[key])
            return True
        robots, number = self.session.state.options.robots, self._round
        return self.steer(
            key, robots, lambda move: self.session.act(seat, ScratchMove(move, number))
        )

    def _press_trial(self, key: str) -> None:
        """Move a robot, replay the way found on the private board, or give up."""
        trial = self.session.state.round and self.session.state.round.trial
        if not trial or trial.seat >= self.session.people:
            return
        robots, number = self.session.state.options.robots, self._round
        if key == "x":
            self.session.act(trial.seat, GiveUp(number))
        elif key in ("enter", "space") and self._planned:
            self.session.act(trial.seat, Move(self._planned.pop(0), number))
        elif self.steer(key, robots, lambda move: self.session.act(trial.seat, Move(move, number))):
            self._planned = []
