"""Text forms of positions of Ramses."""
