"""Pictures of Ramses: treasures, pyramids, the box, in SVG and in the terminal."""
