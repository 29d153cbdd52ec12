"""Positions of 1, 2, 3… robot! drawn: as SVG and as coloured text."""
