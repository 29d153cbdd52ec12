"""Long searches off the event loop: few at a time, few waiting, each called off when unwanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any, Generic, TypeVar, cast

from litestar import Request, Response

from carom.server.errors import TooMuch

GONE = 499
"""Status of an answer that nobody waits for any more."""

K = TypeVar("K")
T = TypeVar("T")
Work = Callable[[Event], T]
"""Does the search; stops soon after the event is set."""


class SolverQueue:
    """Threads for searches; the native solver lets the event loop run meanwhile.

    Args:
        threads: Searches at the same time.
        waiting: Searches that may wait.
    """

    def __init__(self, threads: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="solver")
        self._most = threads + waiting
        self._cancels: set[Event] = set()

    def __len__(self) -> int:
        return len(self._cancels)

    async def run(self, work: Work[T]) -> T:
        """Return what a search finds; cancelling the caller calls the search off.

        Raises:
            TooMuch: ``solver-busy`` when too many wait.
        """
        if len(self._cancels) >= self._most:
            raise TooMuch("solver-busy")
        cancel = Event()
        self._cancels.add(cancel)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, cancel)
        finally:
            cancel.set()
            self._cancels.discard(cancel)

    def close(self) -> None:
        """Call off every search and let the threads go."""
        for cancel in self._cancels:
            cancel.set()
        self._threads.shutdown(wait=True, cancel_futures=True)


class Kept(Generic[K, T]):
    """The answers of late; the one not asked for longest goes first.

    Args:
        most: How many are kept.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[K, T] = OrderedDict()

    def get(self, key: K) -> T | None:
        """Return the answer for a key if it is kept."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def keep(self, key: K, answer: T) -> None:
        """Keep an answer."""
        self._answers[key] = answer
        self._answers.move_to_end(key)
        if len(self._answers) > self._most:
            self._answers.popitem(last=False)


async def answered(request: Request[Any, Any, Any], work: Awaitable[T]) -> Response[T]:
    """Return the answer that ``work`` gives; calls it off when the client goes away meanwhile.

    The body of the request must have been read.
    """
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return Response(await working, status_code=200)
        return Response(cast("T", None), status_code=GONE)
    finally:
        leaving.cancel()
        working.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    """Return when the client has gone away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
