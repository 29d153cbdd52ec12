"""What the fingers have done so far: characters typed, a robot chosen, walls to pass."""

from __future__ import annotations

from collections.abc import Callable

from carom.core.errors import CaromError, IllegalAction

ARROWS = {"up": "N", "right": "E", "down": "S", "left": "W"}
MAX_TYPED = 5


class Keyboard:
    """The part of a keyboard that every game in the terminal has.

    Attributes:
        typed: What has been typed towards a bid or a cell.
        robot: The robot chosen to move, or empty.
        passes: Walls the transparent robot is to pass in its next slide (A-108).
        problem: What was wrong with the last key, or None.
    """

    def __init__(self) -> None:
        self.typed = ""
        self.robot = ""
        self.passes = 0
        self.problem: CaromError | None = None

    def let_go(self) -> None:
        """Forget what was typed and chosen."""
        self.typed, self.robot, self.passes = "", "", 0

    def steer(self, key: str, robots: str, send: Callable[[str], None]) -> bool:
        """Choose a robot by its letter or send it off by an arrow; False for other keys.

        Args:
            key: The key.
            robots: Letters of the robots there are.
            send: Takes the move, such as ``rE``.

        Raises:
            IllegalAction: ``choose-robot`` for an arrow before a robot, or what ``send`` raises.
        """
        if key in ("plus", "+"):
            self.passes += 1
        elif len(key) == 1 and key in robots:
            self.robot, self.passes = key, 0
        elif key in ARROWS:
            if not self.robot:
                raise IllegalAction("choose-robot", robots=robots)
            passes, self.passes = self.passes, 0
            send(f"{self.robot}{ARROWS[key]}" + (f"+{passes}" if passes else ""))
        else:
            return False
        return True

    def type(self, key: str, allowed: str) -> None:
        """Add a character to what is typed, or take the last one back."""
        if key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "escape":
            self.typed = ""
        elif len(key) == 1 and key in allowed and len(self.typed) < MAX_TYPED:
            self.typed += key
