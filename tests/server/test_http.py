"""The HTTP side: problems, languages, origins, budgets, headers, the client's pages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient
from tests.server.harness import (
    PATIENCE_S,
    Host,
    Player,
    browser,
    lay_table,
    playing,
    running,
    seated,
)
from tests.server.toy import GAME

from carom.core.errors import OptionError
from carom.locales import LANGUAGES
from carom.records.interchange import write_interchange
from carom.records.position import parse_position
from carom.records.replay import verify
from carom.server.app import HEADERS, create_app
from carom.server.limits import Rate
from carom.server.pages import Client
from carom.server.settings import Rates, Settings

POSITION = "r1_1A2A3A4A_rh11bi14gp16yp9_rn2_E"


async def ask(host: Host, method: str, path: str, **more: Any) -> httpx.Response:
    async with browser(host) as client:
        return await client.request(method, path, **more)


async def test_the_record_of_a_finished_game_proves_its_result(host: Host) -> None:
    ann, bob = await playing(host, "Ann", "Bob", options={"clock_ms": 150, "goal": 1})
    path = f"/api/tables/{ann.table_id}/record"
    assert (await ask(host, "GET", path)).json()["code"] == "table-phase"
    await bob.do("stand")
    await bob.do("return")
    await bob.act("bid", count=8)
    await ann.see(lambda state: state["table"]["phase"] == "over")
    await ann.do("say", text="well played")
    answer = await ask(host, "GET", path)
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.text == (await ask(host, "GET", path)).text
    verdict = verify(answer.text, GAME)
    assert verdict.result is not None
    assert [score.points for score in verdict.result.scores] == [0, 1]


async def test_the_door_shows_what_everybody_may_know(host: Host) -> None:
    ann, _ = await playing(host, "Ann", "Bob")
    summary = (await ask(host, "GET", f"/api/tables/{ann.table_id}")).json()
    assert summary["url"] == f"{host.url}/t/{ann.table_id}"
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob"]
    assert "game_view" not in summary


async def test_the_games_are_told_with_bounds_and_presets(host: Host) -> None:
    games = {game["facts"]["id"]: game for game in (await ask(host, "GET", "/api/games")).json()}
    toy = games["toy"]
    assert toy["presets"]["quick"] == {"clock_ms": 300, "goal": 1}
    assert toy["options"][0] == {
        "name": "clock_ms", "kind": "integer", "default": 60000, "low": 50, "high": 600000,
    }  # fmt: skip
    kinds = {option["name"]: option["kind"] for option in games["ricochet"]["options"]}
    assert kinds["ricochet"] == "choice"
    assert kinds["handicaps"] == "list"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/tables", {"game": "chess"}, 404, "no-such-game"),
        ("POST", "/api/tables", {"game": "toy", "preset": "hard"}, 422, "unknown-preset"),
        ("POST", "/api/tables", {"game": "toy", "options": {"goal": 99}}, 422, "bad-option"),
        ("POST", "/api/tables", {"game": "toy", "options": {"goals": 1}}, 422, "unknown-option"),
        ("POST", "/api/tables", {"game": "ricochet", "options": {"board": "1A1A1A1A"}}, 422,
         "bad-option"),
        ("POST", "/api/tables", {"game": "micro", "options": {"board": "B1N1N1N1N"}}, 422,
         "bad-option"),
        ("POST", "/api/tables", {"game": 5}, 400, "bad-request"),
        ("POST", "/api/tables", {}, 400, "bad-request"),
        ("GET", "/api/tables/nosuchtable2", None, 404, "no-such-table"),
        ("POST", "/api/tables/nosuchtable2/seats", {"name": "A"}, 404, "no-such-table"),
        ("GET", "/api/nothing", None, 404, "no-such-page"),
        ("DELETE", "/api/tables", None, 405, "bad-method"),
        ("POST", "/api/solve", {"position": "r1_nonsense"}, 422, "unexpected-text"),
        ("POST", "/api/solve", {"position": {"rows": 1}}, 422, "bad-json"),
        ("POST", "/api/solve", {"position": POSITION, "lines": -1}, 400, "bad-request"),
        ("POST", "/api/solve", {"position": POSITION, "game": "toy"}, 404, "no-puzzle"),
        ("GET", "/api/positions/random?game=toy", None, 404, "no-puzzle"),
        ("POST", "/api/walks", {"position": POSITION, "moves": 3}, 404, "no-walks"),
        ("POST", "/api/walks", {"position": POSITION, "moves": 0}, 400, "bad-request"),
    ],
)  # fmt: skip
async def test_each_fault_is_a_problem_document(
    host: Host, method: str, path: str, body: object, status: int, code: str
) -> None:
    answer = await ask(host, method, path, json=body)
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, problem["status"]) == (status, status)
    assert problem["detail"]
    if code != "bad-json":
        assert problem["code"] == code


async def test_a_body_that_is_no_json_or_too_big_is_refused(host: Host) -> None:
    kind = {"content-type": "application/json"}
    for body in (b"{", b"", b"nul", b'"\xff"', b"[" * 60_000):
        answer = await ask(host, "POST", "/api/tables", content=body, headers=kind)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-request")
    huge = await ask(host, "POST", "/api/solve", content=b'"' + b"x" * 70_000, headers=kind)
    assert (huge.status_code, huge.json()["code"]) == (413, "too-big")


@pytest.mark.parametrize("table_id", ["a" * 3000, "a%00b", "%FF", "..%2f", "a b", "桌"])
async def test_what_can_be_no_tables_id_is_no_table(host: Host, table_id: str) -> None:
    """Not even asked for: PostgreSQL takes no text with a zero in it."""
    answer = await ask(host, "GET", f"/api/tables/{table_id}/record")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_problems_come_in_the_language_that_is_wished(host: Host, language: str) -> None:
    wish = {"Accept-Language": f"de, {language};q=0.8"}
    answer = await ask(host, "GET", "/api/tables/nosuchtable2", headers=wish)
    assert answer.headers["content-language"] == language
    english = (await ask(host, "GET", "/api/tables/nosuchtable2")).json()["detail"]
    assert (answer.json()["detail"] == english) == (language == "en")


async def test_a_page_of_another_site_is_refused(host: Host) -> None:
    evil = f"https://127.0.0.1.evil:{host.port}"
    for origin in ("https://evil.example", "null", evil, "", "http://[", "http://a]b", "//x"):
        answer = await ask(
            host, "POST", "/api/tables", json={"game": "toy"}, headers={"Origin": origin}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    own = await ask(host, "POST", "/api/tables", json={"game": "toy"}, headers={"Origin": host.url})
    assert own.status_code == 201
    eve = Player(host, own.json()["id"])
    await eve.open(headers={"Origin": "https://evil.example"})
    assert eve.closing is not None
    assert (eve.close_code, eve.closing["code"]) == (4000, "bad-origin")
    await eve.open(headers={"Origin": "http://["})
    assert (eve.close_code, eve.closing["code"]) == (4000, "bad-origin")
    await eve.open(headers={"Origin": host.url})
    assert eve.state["you"] is None


KNOWN = (
    "127.0.0.1",
    "192.168.1.5:8123",
    "[fe80::1]:8123",
    "localhost:8123",
    "attic",
    "pi.local:81",
)
STRANGE = (
    "rebound.example.org",
    "127.0.0.1.example.org:8123",
    "",
    "attic.example.org",
    "attic" * 61,
)


@pytest.mark.parametrize("name", KNOWN)
async def test_friends_reach_the_server_by_address_or_name_of_the_machine(
    host: Host, name: str
) -> None:
    """Pages too, and what a page then asks for."""
    headers = {"Host": name, "Origin": f"http://{name}"}
    assert (await ask(host, "GET", "/", headers=headers)).status_code == 200
    laid = await ask(host, "POST", "/api/tables", json={"game": "toy"}, headers=headers)
    assert laid.json()["url"] == f"http://{name}/t/{laid.json()['id']}"
    ann = Player(host, laid.json()["id"])
    await ann.open(name=name, headers={"Origin": f"http://{name}"})
    assert ann.state["you"] is None


@pytest.mark.parametrize("name", STRANGE)
async def test_a_name_that_anybody_may_register_is_refused(host: Host, name: str) -> None:
    """Even where it is the name of the page that asks: it may have been led here (rebinding)."""
    headers = {"Host": name, "Origin": f"http://{name}", "Accept-Language": "nl"}
    for method, path in (
        ("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/metrics"),
        ("GET", "/api/schema/openapi.json"),
    ):  # fmt: skip
        answer = await ask(host, method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "unknown-host"), path
    assert "--allow-host" in answer.json()["detail"]


async def test_a_socket_is_refused_under_a_strange_name_too(host: Host) -> None:
    eve = Player(host, await lay_table(host))
    await eve.open(name=STRANGE[0], headers={"Origin": f"http://{STRANGE[0]}"})
    assert eve.closing is not None
    assert (eve.close_code, eve.closing["code"]) == (4000, "unknown-host")


async def test_names_that_the_host_has_given_are_known(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/carom.sqlite3",
        public_url="https://Play.example.org",
        hosts=("carom.example.net",),
    )
    async with AsyncTestClient(create_app(settings)) as client:
        headers = {"Host": "localhost", "Origin": "https://play.example.org"}
        laid = await client.post("/api/tables", json={"game": "micro"}, headers=headers)
        assert laid.status_code == 201, "behind a proxy that asks under a name of its own"
        for name, status in (
            ("play.example.org", 200), ("carom.EXAMPLE.net:8123", 200), ("example.org", 403),
            ("localhost", 200),
        ):  # fmt: skip
            answer = await client.get("/api/games", headers={"Host": name})
            assert answer.status_code == status, name


@pytest.mark.parametrize("name", ["", "a b", "http://a", "a:8123", "a/b"])
def test_a_host_that_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        Settings(hosts=(name,))
    assert caught.value.code == "bad-host"


async def test_one_address_may_ask_only_so_often(tmp_path: Path, log: Path) -> None:
    rates = Rates(tables=Rate(0.001, 2), requests=Rate(0.001, 12))
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, rates=rates)) as host:
        answers = [await ask(host, "POST", "/api/tables", json={"game": "toy"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].headers["retry-after"]
        for _ in range(12):
            last = await ask(host, "GET", "/api/games")
        assert (last.status_code, last.json()["code"]) == (429, "too-many-requests")
        assert (await ask(host, "GET", "/health")).status_code == 200


async def test_every_answer_has_the_security_headers(host: Host) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/api/schema/openapi.json"):
        answer = await ask(host, "GET", path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "//" not in HEADERS["Content-Security-Policy"]


async def test_health_and_metrics_tell_how_it_goes(host: Host) -> None:
    await seated(host, await lay_table(host), "Ann")
    health = (await ask(host, "GET", "/health")).json()
    assert health["status"] == "ok"
    text = (await ask(host, "GET", "/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["carom_open_sockets"]) >= 1
    assert float(figures["carom_tables_total"]) >= 1
    assert any(name.startswith("carom_submit_seconds_bucket") for name in figures)


async def test_the_schema_names_every_route_and_message(host: Host) -> None:
    paths = (await ask(host, "GET", "/api/schema/openapi.json")).json()["paths"]
    table = "/api/tables/{table_id}"
    wanted = {"/api/games", "/api/tables", table, "/api/solve", "/api/hints", "/health", "/metrics"}
    assert wanted | {f"{table}/{end}" for end in ("seats", "rematch", "record", "review")} <= set(
        paths
    )
    socket = (await ask(host, "GET", "/api/schema/socket")).json()
    assert {"Do", "State", "Refused", "Act"} <= set(socket["$defs"])


async def test_solving_tells_the_optimum_its_lines_and_their_number(host: Host) -> None:
    wish = {"position": POSITION, "lines": 5, "has_count": True}
    found = (await ask(host, "POST", "/api/solve", json=wish)).json()
    assert (found["standing"], found["length"]) == ("optimal", len(found["line"]))
    assert found["position"] == POSITION
    assert 0 < len(found["lines"]) <= 5
    assert found["count"] >= len(found["lines"])
    form = json.loads(write_interchange(parse_position(POSITION)))
    again = (await ask(host, "POST", "/api/solve", json={"position": form})).json()
    assert again["line"] == found["line"]


async def test_hints_come_by_degrees(host: Host) -> None:
    wish = {"position": POSITION, "degree": 2}
    found = (await ask(host, "POST", "/api/hints", json=wish)).json()
    assert [hint["kind"] for hint in found["hints"]] == ["length_range", "length"]
    assert found["degrees"] > 2


async def test_a_full_solver_queue_says_so_and_goes_on(tmp_path: Path, log: Path) -> None:
    """A search on a big board takes very long; the second may wait, the third may not."""
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    hard = {"position": hard_position()}
    with running(Host(address, log, solver_waiting=1, solver_s=600)) as host:
        first = asyncio.create_task(ask(host, "POST", "/api/solve", json=hard))
        second = asyncio.create_task(ask(host, "POST", "/api/solve", json=hard))
        async with asyncio.timeout(PATIENCE_S):
            while "carom_searches 2" not in (await ask(host, "GET", "/metrics")).text:
                await asyncio.sleep(0.01)
        third = await ask(host, "POST", "/api/solve", json=hard)
        assert (third.status_code, third.json()["code"]) == (429, "solver-busy")
        for search in (first, second):
            search.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        async with asyncio.timeout(PATIENCE_S):
            while "carom_searches 0" not in (await ask(host, "GET", "/metrics")).text:
                await asyncio.sleep(0.01)
        easy = await ask(host, "POST", "/api/solve", json={"position": POSITION})
        assert (easy.status_code, easy.json()["standing"]) == (200, "optimal")


async def test_a_search_nobody_waits_for_is_called_off(tmp_path: Path, log: Path) -> None:
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, solver_s=600)) as host:
        body = {"position": hard_position()}
        search = asyncio.create_task(ask(host, "POST", "/api/solve", json=body))
        async with asyncio.timeout(PATIENCE_S):
            while "carom_searches 1" not in (await ask(host, "GET", "/metrics")).text:
                await asyncio.sleep(0.01)
        search.cancel()
        await asyncio.gather(search, return_exceptions=True)
        async with asyncio.timeout(PATIENCE_S):
            while "carom_searches 0" not in (await ask(host, "GET", "/metrics")).text:
                await asyncio.sleep(0.01)


def hard_position() -> str:
    """Return a big open board on which a search does not end soon."""
    from carom.games.ricochet.board import make_board
    from carom.games.ricochet.pieces import Target
    from carom.games.ricochet.position import Position
    from carom.records.position import write_position

    board = make_board(32, 32)
    return write_position(Position(board, "rbgy", (0, 31, 992, 1023), Target("r", 495)))


@pytest.fixture
def built_client(tmp_path: Path) -> Client:
    """A client of two files."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><p>the client</p>", encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("let x = 1;\n" * 500, encoding="utf-8")
    return Client(folder)


async def test_the_client_is_served_at_every_path_of_its_own(
    tmp_path: Path, built_client: Client
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/carom.sqlite3")
    async with AsyncTestClient(create_app(settings, client=built_client)) as client:
        for path in ("/", "/t/abcdefgh", "/rules/ricochet"):
            page = await client.get(path)
            assert "the client" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/app-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert (await client.get("/assets/app-9999.js")).status_code == 404
        assert (await client.get("/../carom.sqlite3")).status_code in (200, 404)
        assert (await client.get("/..%2f..%2fetc/passwd.txt")).status_code == 404


async def test_without_a_client_a_page_says_so_in_the_readers_language(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/carom.sqlite3")
    async with AsyncTestClient(create_app(settings, client=Client(tmp_path / "none"))) as client:
        page = await client.get("/", headers={"Accept-Language": "nl"})
        assert '<html lang="nl">' in page.text
        assert "carom draait" in page.text
