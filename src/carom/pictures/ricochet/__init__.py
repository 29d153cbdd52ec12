"""Pictures of Ricochet Robots positions: SVG in ``picture``, coloured text in ``terminal``."""
