"""The catalogues: every sentence people see, in five languages, as Fluent files."""

from __future__ import annotations

from collections.abc import Mapping


def error_sentence(code: str, params: Mapping[str, object], language: str) -> str:
    """Return the sentence for an error code in a language."""
    listed = ", ".join(f"{name}={value}" for name, value in params.items())
    return f"[{language}] {code} ({listed})"
