"""Each bound that the published description of the API names is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from carom.server.app import create_app
from carom.server.settings import Settings

JsonObject = dict[str, Any]

FITTING: JsonObject = {
    "game": "ricochet",
    "position": "r1_1A2A3A4A_rh11bi14gp16yp9_rn2_E",
    "moves": 3,
    "name": "Ann",
}
"""A fitting value for each field that a request must have."""


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    """A server on an empty database."""
    return create_app(Settings(database=f"sqlite:///{tmp_path}/carom.sqlite3"))


async def _description(client: AsyncTestClient[Litestar]) -> JsonObject:
    """Return the published description."""
    found: JsonObject = (await client.get("/api/schema/openapi.json")).json()
    return found


def _operations(description: JsonObject) -> Iterator[tuple[str, str, JsonObject]]:
    """Yield method, path and description of every operation."""
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            yield method, path, operation


def _body_fields(description: JsonObject, operation: JsonObject) -> JsonObject:
    """Return the fields of an operation's body with their schemas."""
    content = operation.get("requestBody", {}).get("content", {})
    if not content:
        return {}
    reference = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
    fields: JsonObject = description["components"]["schemas"][reference]["properties"]
    return fields


def _too_much(schema: JsonObject) -> Iterator[object]:
    """Yield values beyond each bound of a schema, and one of another kind."""
    parts: list[JsonObject] = schema.get("oneOf") or schema.get("anyOf") or [schema]
    for part in parts:
        if "maxLength" in part:
            yield "x" * (part["maxLength"] + 1)
        if "minimum" in part:
            yield part["minimum"] - 1
        if "maximum" in part:
            yield part["maximum"] + 1
        if "maxProperties" in part:
            yield {f"name{number}": 1 for number in range(part["maxProperties"] + 1)}
    kinds = {part.get("type") for part in parts}
    yield 5 if not kinds & {"integer", "number"} else "five"
    yield None


def _too_much_in_text(schema: JsonObject) -> Iterator[str]:
    """Yield texts beyond each bound of a schema: of an address, every value is text at first."""
    bounds = {"maxLength", "minimum", "maximum"} & schema.keys()
    assert bounds or schema["type"] == "boolean", "whatever stands in an address has a bound"
    for value in _too_much(schema):
        if isinstance(value, str) and schema["type"] == "string" and len(value) > 5:
            yield value
        elif schema["type"] != "string" and value is not None:
            yield str(value)


def _check(answer: Any, place: str) -> None:
    """Expect a refusal that names the place."""
    told = f"{answer.request.method} {answer.request.url!s:.90} {place}: {answer.text[:200]}"
    assert answer.headers["content-type"] == "application/problem+json", told
    assert answer.status_code == 400, told
    assert answer.json()["params"]["place"] == place, told


async def test_every_field_of_a_body_keeps_to_its_bounds(app: Litestar) -> None:
    tried = 0
    async with AsyncTestClient(app) as client:
        description = await _description(client)
        for method, path, operation in _operations(description):
            fields = _body_fields(description, operation)
            body = {name: FITTING[name] for name in fields if name in FITTING}
            for name, schema in fields.items():
                for value in _too_much(schema):
                    url = path.replace("{table_id}", "nosuchtable2")
                    answer = await client.request(method, url, json={**body, name: value})
                    _check(answer, name)
                    tried += 1
    assert tried > 50


async def test_every_parameter_of_an_address_keeps_to_its_bounds(app: Litestar) -> None:
    tried = 0
    async with AsyncTestClient(app) as client:
        for method, path, operation in _operations(await _description(client)):
            for parameter in operation.get("parameters") or ():
                if parameter["in"] != "query":
                    continue
                url, name = path.replace("{table_id}", "nosuchtable2"), parameter["name"]
                for value in _too_much_in_text(parameter["schema"]):
                    _check(await client.request(method, url, params={name: value}), name)
                    tried += 1
    assert tried >= 2
