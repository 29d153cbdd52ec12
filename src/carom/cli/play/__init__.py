"""Games in the terminal, alone or several people at one keyboard."""
