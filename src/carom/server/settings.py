"""Settings of one installation."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from carom.core.errors import OptionError
from carom.server.hosts import name_of, netloc_of
from carom.server.limits import Rate


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How often one address may ask; a whole party may sit behind one address.

    ``chat`` is for each seat instead: quick phrases count too.
    """

    requests: Rate = Rate(20, 200)
    tables: Rate = Rate(0.2, 30)
    seats: Rate = Rate(2, 120)
    sockets: Rate = Rate(10, 300)
    solves: Rate = Rate(2, 20)
    chat: Rate = Rate(0.5, 8)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a server chooses; every field has a default that just works.

    Attributes:
        database: ``sqlite:///file`` or ``postgresql://user@host/name``.
        public_url: Address under which people reach the server, or empty: then the one
            they asked for.
        hosts: Names under which it may be asked for too, see :mod:`carom.server.hosts`.
        grace_s: How long a seat may be without a connection before it counts as lost.
        silence_s: A connection that has said nothing for so long, not even a pong, is cut.
        keep_days: Tables in which nothing happened for so long are deleted.
        max_sockets_per_address: Open sockets an address may hold.
        request_s: How long a new connection may take to send a whole request.
        max_waiting: Connections that may do so at a time; the oldest gives way.
        max_waiting_per_address: The same from one address.
        max_viewers: Open sockets a table may have.
        rates: How often one address may ask, and one seat speak.
        solver_threads: Searches at the same time.
        solver_waiting: Searches that may wait; beyond that they are refused.
        solver_s: Longest time of one search.
        solver_mb: Most memory of one search.
    """

    database: str = "sqlite:///carom.sqlite3"
    public_url: str = ""
    hosts: tuple[str, ...] = ()
    grace_s: float = 15.0
    silence_s: float = 25.0
    keep_days: float = 30.0
    max_sockets_per_address: int = 300
    request_s: float = 15.0
    max_waiting: int = 500
    max_waiting_per_address: int = 60
    max_viewers: int = 300
    rates: Rates = Rates()
    solver_threads: int = 1
    solver_waiting: int = 20
    solver_s: float = 10.0
    solver_mb: int = 500

    def __post_init__(self) -> None:
        """Refuse a public address and names that are none.

        Raises:
            OptionError: ``bad-public-url`` or ``bad-host``.
        """
        for name in self.hosts:
            if not name or name_of(name) != name.lower():
                raise OptionError("bad-host", value=name[:80])
        if self.public_url and not _is_public_url(self.public_url):
            raise OptionError("bad-public-url", value=self.public_url[:80])

    @property
    def names(self) -> tuple[str, ...]:
        """Names that it has been given, in lower case."""
        public = name_of(netloc_of(self.public_url))
        return (*(name.lower() for name in self.hosts), *((public,) if public else ()))

    @property
    def shown_database(self) -> str:
        """The address of the database without a password, wherever that stands."""
        scheme, mark, rest = self.database.partition("?")[0].rpartition("://")
        login, at, place = rest.rpartition("@")
        return f"{scheme}{mark}{login.partition(':')[0]}{at}{place}"

    @property
    def is_secure(self) -> bool:
        """Whether people come over https, so that cookies may be held to it."""
        return self.public_url.startswith("https:")


def _is_public_url(address: str) -> bool:
    """Tell whether an address names a site of the web: no path, and a port that there is."""
    netloc = netloc_of(address)
    if not name_of(netloc):
        return False
    parts = urlsplit(address)
    return parts.scheme in ("http", "https") and not (
        parts.path.strip("/") or parts.query or parts.fragment
    )
