"""The way in over HTTP: look at a table, sit down, play on with the same people."""

from __future__ import annotations

from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from carom.cli.join.address import TableAddress
from carom.core.errors import CaromError
from carom.server.kits.kit import RoundReview, SolveAnswer
from carom.server.protocol import Problem, SeatTaken, TableMade, TableSummary

COOKIE = "carom_seat"
PATIENCE_S = 15
MAX_ANSWER_BYTES = 1_000_000

_NO_ANSWER = (URLError, TimeoutError, ConnectionError, HTTPException, UnicodeError)
"""What is raised when nobody answers, or not as a web server does; the last for a name of a
machine that cannot be one."""

T = TypeVar("T")


class JoinError(CaromError, ConnectionError):
    """A table cannot be joined or played at; often in the words of its server."""


def error_of(problem: Problem) -> JoinError:
    """Return what a server refused as an error of ours, to be told in the user's language."""
    return JoinError(problem.code, **problem.params)


class Door:
    """The HTTP side of a table.

    Args:
        address: The table.
        secret: Of the seat, if there is one.
        is_watching: Whether one looks on, whatever seat one has.
    """

    def __init__(
        self, address: TableAddress, secret: str = "", *, is_watching: bool = False
    ) -> None:
        self.address = address
        self.secret = secret
        self.is_watching = is_watching

    @property
    def socket(self) -> str:
        """Where the socket of the table is for who comes in here."""
        return self.address.socket + ("?watch=1" if self.is_watching else "")

    def look(self) -> TableSummary:
        """Return what everybody may see; raises JoinError."""
        return self._ask("GET", "", None, TableSummary)

    def sit(self, name: str) -> int:
        """Take a seat, or the one that the secret opens; its secret is kept here.

        Raises:
            JoinError: What the server refuses, ``no-connection`` or ``not-carom``.
        """
        return self._ask("POST", "/seats", {"name": name}, SeatTaken).seat

    def play_on(self) -> Door:
        """Return the door of the table where the same people play again; raises JoinError."""
        made = self._ask("POST", "/rematch", None, TableMade)
        return Door(TableAddress(self.address.site, made.id), self.secret)

    def next_door(self, table: str) -> Door:
        """Return the door of another table of the same site for one who watches."""
        return Door(TableAddress(self.address.site, table), is_watching=True)

    def reviews(self) -> dict[int, SolveAnswer]:
        """Return the optima of the rounds that are closed for good; raises JoinError."""
        found = self._ask("GET", "/review", None, tuple[RoundReview, ...])
        return {review.number: review.answer for review in found}

    def _ask(self, method: str, path: str, body: object, form: type[T]) -> T:
        """Return an answer in its form."""
        data = None if method == "GET" else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.secret:
            headers["Cookie"] = f"{COOKIE}={self.secret}"
        # parse_address() has let in http and https alone.
        address = self.address.api + path
        request = Request(address, data, headers, method=method)  # noqa: S310  see above
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310  see above
                text = answer.read(MAX_ANSWER_BYTES)
                self._take_cookies(answer.headers.get_all("Set-Cookie") or [])
        except HTTPError as error:
            raise self._refusal(error) from None
        except _NO_ANSWER as error:
            reason = str(getattr(error, "reason", error))[:120]
            raise JoinError("no-connection", address=self.address.site, reason=reason) from None
        return self._read(text, form)

    def _read(self, text: bytes, form: type[T]) -> T:
        """Return a text in its form; raises JoinError ``not-carom`` when it has another."""
        try:
            return msgspec.json.decode(text, type=form)
        except msgspec.DecodeError:
            raise JoinError("not-carom", address=self.address.site) from None

    def _refusal(self, error: HTTPError) -> JoinError:
        """Return what the server refused."""
        with error:
            return error_of(self._read(error.read(MAX_ANSWER_BYTES), Problem))

    def _take_cookies(self, lines: list[str]) -> None:
        """Keep the seat's secret if an answer sets it."""
        for line in lines:
            try:
                cookie = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if cookie is not None:
                self.secret = cookie.value
