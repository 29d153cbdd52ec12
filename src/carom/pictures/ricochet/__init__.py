"""Pictures of Ricochet Robots positions as SVG."""

from __future__ import annotations

from carom.pictures.ricochet.palette import Theme
from carom.pictures.ricochet.picture import picture

__all__ = ["Theme", "picture"]
