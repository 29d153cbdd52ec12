# The pages that the server itself shows.

server-no-client = The web client has not been built here. Install the package as usual, or run “make dev” in a source checkout. The address /api/schema describes what programs can ask.
server-no-client-title = carom is running
