"""``carom doctor``."""

from __future__ import annotations

import platform

from tests.cli.conftest import Carom

from carom.solvers.ricochet import active_solver


def test_doctor_tells_which_solver_answers(carom: Carom) -> None:
    facts = carom("doctor", "--json").json
    assert facts["solver"] == active_solver()
    assert (facts["solver"] == "kernel") == (facts["kernel"] == "ready")


def test_doctor_tells_versions_language_and_terminal(carom: Carom) -> None:
    facts = carom("doctor", "--json", "--lang", "nl").json
    assert facts["python"].endswith(platform.python_version())
    assert (facts["language"], facts["colours"]) == ("nl", False)
    assert facts["boards"] == 1536


def test_doctor_speaks_in_words(carom: Carom) -> None:
    done = carom("doctor", "--lang", "fr")
    assert "Langue : fr\n" in done.out
    assert "Couleurs : non\n" in done.out
    assert "cli-" not in done.out
