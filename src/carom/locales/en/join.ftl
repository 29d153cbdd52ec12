# A table that is hosted elsewhere, in the terminal.

join-connecting = Connecting…
join-lobby = The game begins when everyone is ready.
join-lost = The line is lost; trying again…
join-watching = You watch.
join-way = Way { $number } of { $count }
join-write = Say something, or /help for commands
