"""A hosted table of Micro Robots in the terminal."""
