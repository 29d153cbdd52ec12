"""A client of the published protocol: the same tables as in the browser, in a terminal."""
