"""Under which names a server may be asked for.

A page elsewhere can have its own name lead to a machine in somebody's home and then ask
as if it were that machine's page (DNS rebinding). Such a name is one that anybody may
register. So names are served that nobody can: addresses, names of one word, names that
end as private networks' do, the machine's own, and what its host has named.
"""

from __future__ import annotations

import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

PRIVATE_ENDS = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
"""Ends of names that the public name service does not give out."""


MAX_HOST = 300
"""Longest header that can be known: a name has 253 characters at most, and a port follows."""


def name_of(host: str) -> str:
    """Return the name or address in a ``Host`` header or ``host:port``; nothing for none.

    >>> name_of("Play.Example.org:8123"), name_of("[::1]:8123"), name_of("a b"), name_of("a/b")
    ('play.example.org', '::1', '', '')
    """
    try:
        parts = urlsplit(f"//{host}")
        name, _port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    is_all = parts.netloc == host and parts.username is None
    return name.removesuffix(".") if is_all and not any(map(str.isspace, name)) else ""


def netloc_of(address: str) -> str:
    """Return the ``host:port`` of an address on the web, in lower case; nothing for none.

    >>> netloc_of("https://Play.example.org"), netloc_of("null"), netloc_of("http://[::1")
    ('play.example.org', '', '')
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return parts.netloc.lower() if parts.scheme else ""


def is_known(host: str, named: tuple[str, ...] = ()) -> bool:
    """Tell whether a server may be asked for under the name in a ``Host`` header.

    Args:
        host: The header.
        named: Other names that its host has given it.

    >>> [is_known(host) for host in ("192.168.1.5:8123", "[::1]", "attic:8123", "pi.local")]
    [True, True, True, True]
    >>> is_known("rebound.example.org"), is_known("play.example.org", ("play.example.org",))
    (False, True)
    """
    return len(host) <= MAX_HOST and _is_known(host, named)


@lru_cache(1024)
def _is_known(host: str, named: tuple[str, ...]) -> bool:
    """Tell the same of a header of a length that may be kept."""
    name = name_of(host)
    if not name:
        return False
    if name in named or "." not in name or name.endswith(PRIVATE_ENDS) or name == own_name():
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_name() -> str:
    """Return what this machine calls itself."""
    return socket.gethostname().lower().removesuffix(".")
