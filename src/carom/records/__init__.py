"""Text and JSON forms of positions, moves and whole games; replay and verification."""
