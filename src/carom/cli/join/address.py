"""The address of a table, as people hand it on."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from carom.core.errors import OptionError

_PATH = re.compile(r"(?P<root>.*)/t/(?P<table>[A-Za-z0-9_-]{1,64})/?")


class TableAddress(NamedTuple):
    """Where a table is: the site without a slash at its end, and the table's id."""

    site: str
    table: str

    @property
    def page(self) -> str:
        """The page of the table, as one hands it on."""
        return f"{self.site}/t/{self.table}"

    @property
    def api(self) -> str:
        """Where its HTTP interface is."""
        return f"{self.site}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return "ws" + self.api.removeprefix("http") + "/socket"


def parse_address(text: str) -> TableAddress:
    """Return the address that a text stands for; ``http://`` may be left out.

    Raises:
        OptionError: ``bad-table-address``.

    >>> parse_address("play.example.org/t/abc234").socket
    'ws://play.example.org/api/tables/abc234/socket'
    """
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(whole)
        is_site = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_site = False
    found = _PATH.fullmatch(parts.path) if is_site else None
    if found is None or parts.username is not None:
        raise OptionError("bad-table-address", value=text[:80])
    return TableAddress(f"{parts.scheme}://{parts.netloc}{found['root']}", found["table"])
