# 1, 2, 3… robot! on the site: plan, turns, cameras, and why somebody is frozen.

escape-robot = robot { $number } di { $name }
escape-frozen = { $robot } in { $cell } è immobilizzato: { $name } ha attivato la telecamera in { $camera }, che guardava a { $heading } e l’ha visto.
escape-is-frozen = { $robot } in { $cell } è immobilizzato: una telecamera l’ha visto.
escape-is-out = { $robot } è fuggito.
escape-stands =
    { $steps ->
        [one] { $robot } è in { $cell }, a { $steps } passo dall’uscita.
       *[other] { $robot } è in { $cell }, a { $steps } passi dall’uscita.
    }
escape-stands-shut-in = { $robot } è in { $cell }; da lì nessuna via porta all’uscita.

escape-step-activate = La telecamera { $cell } viene attivata e vede { $robots }
escape-step-move = { $robot } va a { $way } in { $cell }
escape-step-nobody = La telecamera { $cell } viene attivata e non vede nessun altro
escape-step-out = { $robot } è fuggito!
escape-step-place_camera = In { $cell } viene posizionata una telecamera che guarda a { $heading }
escape-step-take_eye = { $robot } in { $cell } perde il suo occhio
escape-step-turn_camera = La telecamera { $cell } viene ruotata a { $heading }

escape-said-lay = { $name } posa la tessera { $tile } al posto { $place }.
escape-said-undo = { $name } annulla un passo.

## What is going on

escape-end-escaped = Tutti e tre i robot sono fuori!
escape-end-idle = Nessuno si muove da troppo tempo
escape-end-max_rounds = Era l’ultimo giro
escape-hint-build = Tessera { $number } di 10. Almeno un sentiero deve continuare.
escape-hint-done = I punti sono finiti: termina il turno o annulla qualcosa.
escape-hint-number = Tessera { $number } di 10.
escape-hint-over = Ben giocato!
escape-hint-points = Punti rimasti: { $points } di 3.
escape-hint-private = Vedrai il turno quando sarà finito.
escape-hint-turn = Punti rimasti: { $points } di 3. Cammina, togli un occhio, posiziona o ruota una telecamera, attivane una.
escape-own-build = Posa una tessera della fabbrica
escape-own-turn = Tocca a te
escape-phase-build = { $name } posa una tessera
escape-phase-turn = Tocca a { $name }

## The board

escape-arrow-E = →
escape-arrow-N = ↑
escape-arrow-NE = ↗
escape-arrow-NW = ↖
escape-arrow-S = ↓
escape-arrow-SE = ↘
escape-arrow-SW = ↙
escape-arrow-W = ←
escape-board-help = Le frecce vanno di casella in casella, Invio sceglie. Nel tuo turno 1, 2 e 3 scelgono un robot, C la prossima telecamera, R la ruota, A la attiva, X toglie un occhio, U annulla, un punto termina il turno. Con qualcosa in mano le frecce lo spostano, e Maiusc con le frecce va di casella in casella.
escape-cell-aim = si mira da qui
escape-cell-camera = telecamera che guarda a { $heading }
escape-cell-corridor = corridoio
escape-cell-deposit = deposito
escape-cell-empty = posto vuoto { $place }
escape-cell-exit = uscita
escape-cell-fits = posto { $place }, qui la tessera va bene
escape-cell-frozen = { $robot }, immobilizzato
escape-cell-seen = vista dalla telecamera
escape-cell-target = il tuo robot può andarci
escape-cell-wall = muro
escape-demo = Un robot cammina in una fabbrica; una telecamera viene posizionata, ruotata e attivata e immobilizza tutti i robot che vede.
escape-heading-E = est
escape-heading-N = nord
escape-heading-NE = nord-est
escape-heading-NW = nord-ovest
escape-heading-S = sud
escape-heading-SE = sud-est
escape-heading-SW = sud-ovest
escape-heading-W = ovest

## Laying the plan

escape-choose-place = Ora scegli un posto illuminato.
escape-choose-tile = Scegli una tessera.
escape-fits-not-there = La tessera non ci sta in quel punto, comunque la si ruoti.
escape-fits-nowhere = Ora questa tessera non va bene da nessuna parte.
escape-no-tile-way = Più a { $way } la tessera non ci sta.
escape-lay = Posala qui
escape-over-place = Tessera { $tile } sul posto { $place }, porte: { $doors }
escape-place = Posto { $place }
escape-place-taken = Lì c’è già una tessera.
escape-places = Posti dove va bene
escape-tile = Tessera { $tile }
escape-tiles = Tessere
escape-turn-tile = Ruotala

## A turn

escape-activate = Attiva
escape-aim = Telecamera puntata
escape-camera = Telecamera { $cell }, guarda a { $heading }
escape-camera-here = Nuova telecamera in { $cell }, guarda a { $heading }
escape-cameras = Telecamere
escape-end-turn = Termina il turno
escape-headings = Orientamenti
escape-look = Tocca un robot o una telecamera per vedere come sta.
escape-new-camera =
    { $count ->
        [one] Nuova telecamera (resta { $count })
       *[other] Nuova telecamera (restano { $count })
    }
escape-no-hung-way = Più a { $way } non ci sono telecamere.
escape-no-new-way = Più a { $way } non ci sono muri liberi.
escape-own-robot = Robot { $number }
escape-own-robots = I tuoi robot
escape-pad = Il tuo turno
escape-pad-look = Robot e telecamere
escape-place-camera = Posizionala
escape-place-first = Una volta posizionata puoi attivarla, con un altro punto.
escape-points =
    { $points ->
        [one] { $points } punto rimasto
       *[other] { $points } punti rimasti
    }
escape-shift = Spostala
escape-state-frozen = immobilizzato
escape-state-out = fuggito
escape-take-eye = Togli l’occhio
escape-turn-camera = Ruotala così
escape-turn-first = Prima ruotala così, poi puoi attivarla.
escape-used-activate = In questo turno è già stata attivata una telecamera.
escape-used-camera = In questo turno è già stata posizionata o ruotata una telecamera.
escape-used-take_eye = In questo turno è già stato tolto un occhio.
escape-ways = Direzioni
escape-would-nobody = Non immobilizzerebbe nessuno.
escape-would-see = Immobilizzerebbe { $robots }.

## Players and what has happened

escape-after-rounds =
    { $count ->
        [one] Dopo { $count } giro.
       *[other] Dopo { $count } giri.
    }
escape-building =
    { $number ->
        [one] { $number } tessera posata su 10
       *[other] { $number } tessere posate su 10
    }
escape-frozen-count = immobilizzati: { $count }
escape-head-out = Robot fuori
escape-idle =
    { $number ->
        [one] Nessun robot si è mosso da { $number } giro su { $count }.
       *[other] Nessun robot si è mosso da { $number } giri su { $count }.
    }
escape-last-turn = Ultimo turno: { $name }
escape-no-step = Non è stato fatto nulla.
escape-no-way-left = nessuna via d’uscita
escape-out =
    { $count ->
        [one] { $count } robot fuori
       *[other] { $count } robot fuori
    }
escape-turns-begin = Comincia il turno di { $name }.
escape-watch-turns = Rivedi gli ultimi turni
escape-some-way-left =
    { $steps ->
        [one] ancora { $steps } passo, e nessuna via d’uscita per { $robots }
       *[other] ancora { $steps } passi, e nessuna via d’uscita per { $robots }
    }
escape-way-left =
    { $steps ->
        [one] ancora { $steps } passo
       *[other] ancora { $steps } passi
    }
