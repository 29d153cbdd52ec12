# Micro Robots: che cosa succede, che cosa è successo e perché.

micro-call =
    { $number ->
        [one] { $name } offre { $number } mossa
       *[other] { $name } offre { $number } mosse
    }
micro-rival = { $name } offre { $number }, { $ms } ms troppo tardi
micro-rival-equal = { $name } offre { $number } nello stesso istante

micro-trial-solved = { $name } l’ha mostrato: { $route }
micro-trial-wrong_end = { $name } ne ha fatte { $number } e non è sull’obiettivo
micro-trial-waypoint_missed = { $name } è sull’obiettivo, ma senza fermarsi alla tappa
micro-trial-not_in_line = { $name } va su { $field }, che non è in linea
micro-trial-shares_neither = { $name } va su { $field }, che non ha né il colore né il numero
micro-trial-given_up = { $name } si ferma dopo { $made } su { $number }
micro-trial-timed_out = Il tempo di { $name } è scaduto
micro-trial-left = { $name } non c’è

micro-penalty-fewest = { $receiver } ha meno segnalini e ne riceve uno da { $giver }
micro-penalty-next_seat = Meno segnalini: { $fewest }; { $receiver } viene subito dopo { $giver } e ne riceve uno
micro-penalty-chosen = Meno segnalini: { $fewest }; { $giver } ne dà uno a { $receiver }
micro-penalty-no_token = { $giver } non ha segnalini da dare
micro-penalty-nobody_else = Non c’è nessun altro che riceva un segnalino
micro-penalty-giver_has_fewest = { $giver } ha meno segnalini e li tiene

micro-round-won = { $name } riceve un segnalino
micro-round-failed = Nessuno riceve un segnalino; il robot va sull’obiettivo
micro-round-skipped = È stato chiesto un altro obiettivo; il robot resta
micro-round-no_call = Nessuno ha offerto in tempo; il robot resta

micro-phase-ready = Pronti per il prossimo obiettivo?
micro-phase-thinking = Chi trova un percorso? Conta la prima offerta
micro-phase-trial =
    { $number ->
        [one] { $name } mostra un percorso di esattamente { $number } mossa
       *[other] { $name } mostra un percorso di esattamente { $number } mosse
    }
micro-phase-choosing = { $name } sceglie chi riceve un segnalino: { $fewest }

micro-end-tokens = Abbastanza segnalini per vincere
micro-end-stock = L’ultimo segnalino è stato assegnato
micro-end-rounds = Era l’ultima manche
