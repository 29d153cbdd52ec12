# Een tafel die elders staat, in de terminal.

join-connecting = Verbinden…
join-lobby = Het spel begint zodra iedereen klaar is.
join-lost = De verbinding is weg; nieuwe poging…
join-watching = Je kijkt toe.
join-way = Weg { $number } van { $count }
join-write = Zeg iets, of /help voor opdrachten
