# Une table hébergée ailleurs, dans le terminal.

join-connecting = Connexion…
join-lobby = La partie commence quand tout le monde est prêt.
join-lost = La connexion est perdue ; nouvel essai…
join-watching = Vous regardez.
join-way = Chemin { $number } sur { $count }
join-write = Écrivez quelque chose, ou /help pour les commandes
