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

micro-penalty-fewest = { $receiver } ha il minor numero di gettoni e ne riceve uno da { $giver }
micro-penalty-next_seat = Con meno gettoni: { $fewest }; { $receiver } viene subito dopo { $giver } e ne riceve uno
micro-penalty-chosen = Con meno gettoni: { $fewest }; { $giver } ne dà uno a { $receiver }
micro-penalty-no_token = { $giver } non ha gettoni da dare
micro-penalty-nobody_else = Non c’è nessun altro che riceva un gettone
micro-penalty-giver_has_fewest = { $giver } ha il minor numero di gettoni e li tiene

micro-round-won = { $name } riceve un gettone
micro-round-failed = Nessuno riceve un gettone; il robot va sull’obiettivo
micro-round-skipped = È stato chiesto un altro obiettivo; il robot resta
micro-round-no_call = Nessuno ha offerto in tempo; il robot resta

micro-phase-ready = Pronti per il prossimo obiettivo?
micro-phase-thinking = Chi trova un percorso? Conta la prima offerta
micro-phase-trial =
    { $number ->
        [one] { $name } mostra un percorso di esattamente { $number } mossa
       *[other] { $name } mostra un percorso di esattamente { $number } mosse
    }
micro-phase-choosing = { $name } sceglie chi riceve un gettone: { $fewest }

micro-end-tokens = Abbastanza gettoni per vincere
micro-end-stock = L’ultimo gettone è stato assegnato
micro-end-rounds = Era l’ultima manche

## Sul sito

micro-board-help = Durante la dimostrazione le frecce saltano tra le caselle illuminate e Invio ci va; una lettera e una cifra come G3 ci vanno subito. Maiusc e frecce, o le frecce in ogni altro momento, vanno di casella in casella.
micro-call-about = Conta la prima offerta; poi bisogna mostrare esattamente tante mosse.
micro-call-number =
    { $number ->
        [one] Offri { $number } mossa
       *[other] Offri { $number } mosse
    }
micro-call-other = Un altro numero
micro-call-pad = Numeri di mosse
micro-call-send = Offri
micro-call-title = Offri le tue mosse
micro-called = Offerta:
micro-chosen = { $field }. Invio ci va.
micro-colour-B = blu
micro-colour-G = verde
micro-colour-P = rosa
micro-colour-R = rosso
micro-colour-W = bianco
micro-colour-Y = giallo
micro-demo = Una plancia di 36 dadi: in sei salti il robot va da rosso 2 a giallo 6.
micro-fault-no_field = Una casella si chiama con colore e cifra: R, B, Y, G, P o W, poi da 1 a 6.
micro-fault-no_field_there = Nessuna casella illuminata da quella parte.
micro-fault-not_in_line = Quella casella è in un’altra riga e in un’altra colonna.
micro-fault-same_field = Il robot è già lì.
micro-fault-shares_neither = Quella casella non ha né il colore né il numero di quella del robot.
micro-field = { $colour } { $number }
micro-fields = Caselle dove il robot può andare
micro-give = Chi riceve il gettone?
micro-give-to = Un gettone a { $name }
micro-goal =
    { $count ->
        [one] Vince { $count } gettone.
       *[other] Vincono { $count } gettoni.
    }
micro-hint-choosing = Più giocatori hanno il minor numero di gettoni.
micro-hint-entrances = L’ultima mossa viene da: { $fields }.
micro-hint-failed = Hai avuto il tuo tentativo; gli altri possono ancora offrire.
micro-hint-halves = { $before } fino alla tappa, poi { $after } fino all’obiettivo.
micro-hint-over = Ben giocato!
micro-hint-ready = I dadi rotolano quando tutti sono pronti. Pronti: { $count }.
micro-hint-thinking = Offri appena vedi un percorso.
micro-last-round = Manche { $number }: { $words }
micro-lit = il robot può andarci
micro-made =
    { $made ->
        [one] { $made } mossa fatta su { $number }
       *[other] { $made } mosse fatte su { $number }
    }
micro-own-choice = Scegli chi riceve il tuo gettone
micro-own-trial =
    { $number ->
        [one] Tocca a te: mostra esattamente { $number } mossa
       *[other] Tocca a te: mostra esattamente { $number } mosse
    }
micro-photo = Fotofinish
micro-reset = Robot alla partenza
micro-robot = il robot
micro-roll = Pronto: tira i dadi
micro-roll-now = Tirali ora
micro-round-begins = Manche { $number }.
micro-round-of = Manche { $number } di { $count }
micro-said-move = A { $field }, { $made } di { $number }.
micro-skip = Un altro obiettivo
micro-waited = Abbiamo aspettato abbastanza
micro-solo =
    { $count ->
        [one] { $count } obiettivo raggiunto
       *[other] { $count } obiettivi raggiunti
    } { $rounds ->
        [one] in { $rounds } manche.
       *[other] in { $rounds } manche.
    }
micro-start = la partenza
micro-starts-on = Il robot parte da { $field }.
micro-stock =
    { $count ->
        [one] resta { $count } gettone
       *[other] restano { $count } gettoni
    }
micro-target = l’obiettivo
micro-task = Da { $start } a { $target }.
micro-task-via = Da { $start } per { $via } a { $target }.
micro-tokens =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
micro-tool-no-waypoint = Togli la tappa
micro-tool-robot = Robot
micro-tool-robot-hint = Tocca la casella di partenza del robot, o trascinalo.
micro-tool-target = Obiettivo
micro-tool-target-hint = Tocca la casella da raggiungere, o trascina l’obiettivo.
micro-tool-try = Prova
micro-tool-try-hint = Tocca una casella illuminata, freccia e Invio, o scrivi il nome.
micro-tool-waypoint = Tappa
micro-tool-waypoint-hint = Tocca la casella dove il robot deve fermarsi prima.
micro-type = Scrivi una casella, come G3
micro-walks-check = Guarda
micro-walks-least = Offerte minime, pari e dispari, che si possono mostrare: { $calls }.
micro-walks-none =
    { $number ->
        [one] Un’offerta di { $number } mossa non si può mostrare.
       *[other] Un’offerta di { $number } mosse non si può mostrare.
    }
micro-walks-some =
    { $count ->
        [one] Un’offerta di { $number } si mostra in un solo modo.
       *[other] Un’offerta di { $number } si mostra in { $count } modi.
    }
micro-walks-title = Si può mostrare questa offerta?
micro-walks-very-many = Un’offerta di { $number } si mostra in moltissimi modi.
micro-wants-other = ne vuole un altro
micro-waypoint = la tappa
