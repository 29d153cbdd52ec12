"""Ricochet Robots: rules, boards and positions. Rules page: docs/reference."""
