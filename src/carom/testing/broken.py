"""The error of a game that does not keep a law."""

from __future__ import annotations


class BrokenLaw(AssertionError):
    """A game does not do what the contract promises.

    Args:
        law: Which law, in words.
        where: The walk and the step at which it shows.
        what: What was seen.
    """

    def __init__(self, law: str, where: str, what: str) -> None:
        super().__init__(f"{law}\n  at   {where}\n  saw  {what}")
        self.law = law


def require(claim: object, law: str, where: str, what: object = "") -> None:
    """Raise BrokenLaw unless the claim is true."""
    if not claim:
        raise BrokenLaw(law, where, str(what)[:500])
