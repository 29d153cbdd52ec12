"""Settings of all tests."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("carom", deadline=None)  # time on a busy machine is no fault
settings.load_profile("carom")
