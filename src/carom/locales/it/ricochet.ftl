# Ricochet Robots on the site: the board, rounds, bids and ways.

## First page

ricochet-demo = Una piccola plancia: con sei mosse di tre robot il rosso raggiunge il suo triangolo.

## Board

ricochet-board-help = Le frecce vanno di casella in casella. La lettera di un robot lo sceglie, le frecce poi lo muovono, Esc lo lascia.
ricochet-cell-closed = chiusa
ricochet-cell-diagonal = diagonale: { $robot }
ricochet-cell-goal = obiettivo: { $target }
ricochet-cell-stop = può fermarsi qui
ricochet-cell-token = partenza: { $robot }
ricochet-cell-walls = muri: { $sides }
ricochet-colour-any = qualsiasi robot
ricochet-colour-b = blu
ricochet-colour-g = verde
ricochet-colour-r = rosso
ricochet-colour-y = giallo
ricochet-robot-b = robot blu
ricochet-robot-g = robot verde
ricochet-robot-k = robot neutrale
ricochet-robot-r = robot rosso
ricochet-robot-t = robot trasparente
ricochet-robot-y = robot giallo
ricochet-symbol-circle = cerchio
ricochet-symbol-hexagon = esagono
ricochet-symbol-plain = obiettivo
ricochet-symbol-square = quadrato
ricochet-symbol-triangle = triangolo
ricochet-symbol-vortex = vortice, qualsiasi robot
ricochet-target-name = { $symbol }, { $colour }

## Game

ricochet-bid = Offri
ricochet-bid-any = Conta ogni mossa di ogni robot.
ricochet-bid-most = Nuova offerta: al massimo { $number }.
ricochet-bid-moves = Mosse
ricochet-bid-of = Offerta:
ricochet-bid-own = La tua offerta: { $number }.
ricochet-chip-back = Nessuno: il gettone torna nel mucchio.
ricochet-chips =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
ricochet-digit-back = Cancella l’ultima cifra
ricochet-digits = Cifre
ricochet-done-bidding = Non offro più
ricochet-face-down =
    { $count ->
        [one] { $count } gettone coperto
       *[other] { $count } gettoni coperti
    }
ricochet-look = { $name } mostra una via. Guarda la plancia.
ricochet-move-wrong = Questa mossa non si può fare. La lettera di un robot e una direzione, come rE.
ricochet-moves-of = { $spent } di { $most }
ricochet-next-bidder = Tocca a: { $name }
ricochet-passes = Attraverso i muri
ricochet-place-robot = Tocca una casella per posare il prossimo robot.
ricochet-place-wait = Si stanno posando i robot.
ricochet-quota =
    { $count ->
        [one] Si vince con { $count } gettone
       *[other] Si vince con { $count } gettoni
    }
ricochet-reset = Rimetti tutti i robot
ricochet-robots = Robot
ricochet-round-failed = Manche { $number }: nessuno ha mostrato una via.
ricochet-round-no_bid = Manche { $number }: nessuna offerta.
ricochet-round-skipped = Manche { $number }: cambiata.
ricochet-round-won = Manche { $number }: { $name }
ricochet-said-bid = { $name } offre { $number }.
ricochet-said-chip = Nuovo obiettivo: { $target }, in { $cell }.
ricochet-said-move = { $robot } in { $cell }.
ricochet-skip-chip = Cambia gettone
ricochet-waited = Abbiamo aspettato abbastanza
ricochet-wants-other = ne vuole un altro
ricochet-solo-moves = Tutte le tue mosse: { $count }
ricochet-stage-bidding =
    { $bid ->
        [one] { $bid } mossa: { $name }
       *[other] { $bid } mosse: { $name }
    }
ricochet-stage-bidding-hint = A chi ne bastano meno? Si offre finché scende la sabbia.
ricochet-stage-last-call = Ancora nessuna offerta
ricochet-stage-last-call-hint = Quando la sabbia sarà scesa, si cambia gettone.
ricochet-stage-over = La partita è finita
ricochet-stage-over-hint = Ben giocato!
ricochet-stage-own-trial = Tocca a te: mostralo in { $bid }
ricochet-stage-own-trial-hint =
    { $spent ->
        [one] Scegli un robot, poi lancialo. { $spent } mossa fatta su { $bid }.
       *[other] Scegli un robot, poi lancialo. { $spent } mosse fatte su { $bid }.
    }
ricochet-stage-placing = Dove stanno i robot?
ricochet-stage-placing-hint = Ognuno si posa una volta sola.
ricochet-stage-ready = Pronti per il prossimo gettone?
ricochet-stage-ready-hint = Si gira quando tutti sono pronti. Pronti: { $count }.
ricochet-stage-thinking = Tutti pensano
ricochet-stage-thinking-hint = In quante mosse? La prima offerta gira la clessidra.
ricochet-stage-trial =
    { $bid ->
        [one] { $name } mostra { $bid } mossa
       *[other] { $name } mostra { $bid } mosse
    }
ricochet-stage-trial-hint =
    { $spent ->
        [one] { $spent } mossa fatta su { $bid }.
       *[other] { $spent } mosse fatte su { $bid }.
    }
ricochet-takes-chip = { $name } prende il gettone
ricochet-trial-failed = { $name } non ci è arrivato
ricochet-trial-given_up = { $name } rinuncia
ricochet-trial-left = { $name } non c’è
ricochet-trial-solved = { $name } l’ha mostrato!
ricochet-trial-timed_out = Tempo scaduto per { $name }
ricochet-turn-up = Pronto: gira il gettone
ricochet-turn-up-now = Gira subito
ricochet-type-move = Scrivi una mossa, come rE
ricochet-ways = Direzioni

## Looking again

ricochet-bid-was = Offerta { $number }
ricochet-step-start = Da dove partono i robot.

## Puzzle board

ricochet-hint-robots = Si muovono: { $robots }.
ricochet-hint-stop-centre = Alla fine il centro ferma il robot (lato { $side }).
ricochet-hint-stop-frame = Alla fine il bordo della plancia ferma il robot (lato { $side }).
ricochet-hint-stop-robot = Alla fine lo ferma un altro: { $robot } (lato { $side }).
ricochet-hint-stop-wall = Alla fine un muro ferma il robot (lato { $side }).
ricochet-robots-and-rules = Robot e regole
ricochet-robots-put = Trascina un robot sulla plancia, o sceglilo qui e tocca una casella.
ricochet-robots-toggle = Premi per aggiungere o togliere un robot.
ricochet-target-for = Obiettivo per
ricochet-tool-robots = Posa i robot
ricochet-tool-robots-hint = Trascina i robot su qualsiasi casella. Da tastiera: Invio su un robot, poi Invio sulla nuova casella.
ricochet-tool-target = Obiettivo
ricochet-tool-target-hint = Tocca la casella da raggiungere, oppure vai lì e premi Invio.
ricochet-tool-try = Prova
ricochet-tool-try-hint = Premi un robot e trascina, o usa la sua lettera e le frecce.
ricochet-tool-walls = Muri
ricochet-tool-walls-hint = Tocca il lato di una casella per mettere o togliere un muro. Da tastiera: vai sulla casella, poi Maiusc e una freccia; Invio mostra i lati sotto.
ricochet-wall-gone = Nessun muro in { $cell }, { $side }.
ricochet-wall-set = Muro in { $cell }, { $side }.
ricochet-walls-of = Muri di { $cell }
