"""Positions of Micro Robots drawn: as SVG and as coloured text."""
