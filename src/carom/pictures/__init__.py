"""Drawings of positions: SVG pictures and coloured terminal boards. They know no language."""
