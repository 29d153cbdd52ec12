# Un tavolo ospitato altrove, nel terminale.

join-connecting = Connessione…
join-lobby = La partita comincia quando tutti sono pronti.
join-lost = La linea è caduta; nuovo tentativo…
join-watching = Stai guardando.
join-way = Percorso { $number } di { $count }
join-write = Scrivi qualcosa, o /help per i comandi
