"""Drawings of positions: SVG pictures and coloured terminal boards."""
