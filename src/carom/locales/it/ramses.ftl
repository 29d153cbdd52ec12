# Ramses sul sito: che cosa succede, che cosa è successo e perché, che cosa si può fare.

ramses-all-shown = La plancia mostra dove si trova ogni tesoro.
ramses-board-help = Nel tuo turno un tasto freccia fa scorrere nello spazio vuoto la piramide da quel lato. Maiusc e frecce, o le frecce in ogni altro momento, vanno da uno spazio all’altro; Invio fa scorrere la piramide su cui ci si trova.
ramses-can-slide = può scorrere
ramses-card =
    { $count ->
        [one] { $treasure }, { $count } punto
       *[other] { $treasure }, { $count } punti
    }
ramses-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ramses-cards-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restano { $count } carte
    }
ramses-demo = Una scatola di piramidi: quattro scorrono una dopo l’altra, finché appare il gatto.
ramses-ending-left = assente
ramses-ending-mummy = mummia
ramses-ending-out = fuori gioco
ramses-ending-risk_failed = rischio fallito
ramses-ending-stopped = si è fermato
ramses-ending-timed_out = tempo scaduto
ramses-ending-too_long = scorrimenti finiti
ramses-ending-wrong = tesoro sbagliato
ramses-event-card-end = Ecco la sfinge.
ramses-event-card-gift = Una donazione per { $name }.
ramses-event-card-mirage = Un miraggio: { $name } pesca una carta del giocatore precedente, se ne ha.
ramses-event-card-mummy = Ecco una mummia.
ramses-event-card-risk = Un rischio per { $name }.
ramses-event-card-storm = Una tempesta di sabbia!
ramses-event-covered = I tesori sono coperti.
ramses-event-empty = { $name } non scopre nulla.
ramses-event-found = { $name } vince una carta: { $card }.
ramses-event-gift = { $name } deve dare a { $other } una carta: { $card }.
ramses-event-given = { $name } dà a { $other } una carta: { $card }.
ramses-event-left = { $name } non c’è, quindi il turno finisce.
ramses-event-mirage = Da { $name } a { $other }: { $card }.
ramses-event-mummy = La mummia mette fine al turno di { $name }.
ramses-event-named = { $name } nomina: { $treasure }.
ramses-event-out = Nell’ultimo mazzo un tesoro sbagliato elimina { $name }; i punti restano.
ramses-event-risk_failed = Il rischio di { $name } è fallito.
ramses-event-risk_won = { $name } ha trovato entrambi e tiene la carta Rischio.
ramses-event-stopped = { $name } si ferma qui.
ramses-event-timed_out = Il tempo di { $name } è scaduto.
ramses-event-too_long = { $name } ha fatto tutti gli scorrimenti che un turno permette.
ramses-event-uncovered = { $name } scopre: { $treasure }.
ramses-event-wrong = Non è quello cercato: { $treasure }. Il turno di { $name } finisce.
ramses-give-title = Dai via una carta
ramses-give-to = { $treasure } a { $name }
ramses-give-which = Quale carta
ramses-hand = Carte vinte
ramses-hint-first = Fai scorrere una piramide accanto allo spazio vuoto.
ramses-hint-gift = Scopri un tesoro qualsiasi: chi ne ha una carta te ne dà una.
ramses-hint-giving = Scegli la carta e chi la riceve.
ramses-hint-may-stop = Scorrimenti: { $slides }. Continua, o fermati qui.
ramses-hint-naming = Andrai a uno e poi all’altro.
ramses-hint-on = Scorrimenti: { $slides }.
ramses-hint-other = Scorrimenti: { $slides }. Ricorda quello che vedi!
ramses-hint-over = Ben giocato!
ramses-hint-preview = Poi le piramidi li coprono. Comincia { $name }.
ramses-hint-risk = Nessun altro tesoro deve apparire.
ramses-is-out = fuori
ramses-name-about = Scopri il primo, poi il secondo, e nessun altro: la carta è tua e vale 3.
ramses-name-send = Prima: { $first }. Poi: { $second }.
ramses-name-title = Nomina due tesori
ramses-news = Che cosa è appena successo
ramses-no-news = Ancora nulla.
ramses-no-pyramid-there = Da quella parte non c’è nessuna piramide.
ramses-not-beside = Quella piramide non è accanto allo spazio vuoto.
ramses-nothing = nessun tesoro
ramses-open = lo spazio vuoto
ramses-other-gift = Una donazione: { $name } cerca un tesoro qualsiasi
ramses-other-giving = { $name } dà via una carta
ramses-other-naming = Un rischio: { $name } nomina due tesori
ramses-other-risk = Un rischio: { $name } va verso { $treasure }
ramses-other-search = { $name } cerca: { $treasure }
ramses-own-gift = Una donazione: scopri un tesoro qualsiasi
ramses-own-giving = Il rischio è fallito: dai via una carta
ramses-own-naming = Un rischio: nomina due tesori
ramses-own-risk = Un rischio: trova { $treasure }
ramses-own-search = Tocca a te. Trova: { $treasure }
ramses-pile = { $number } di { $stacks }: { $count }
ramses-piles = Carte coperte
ramses-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
ramses-preview = Guarda bene: che cosa c’è, e dove?
ramses-preview-hidden = I giocatori guardano i tesori
ramses-pyramid = piramide
ramses-ready = Ho visto abbastanza
ramses-replay-later = La partita si potrà rivedere quando sarà finita.
ramses-shown = La plancia mostra
ramses-shown-all = Tutti i tesori
ramses-shown-seen = Ciò che hanno visto i giocatori
ramses-sits-out = salta un turno
ramses-slides =
    { $count ->
        [one] { $count } scorrimento
       *[other] { $count } scorrimenti
    }
ramses-solo =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $turns ->
        [one] in { $turns } turno.
       *[other] in { $turns } turni.
    }
ramses-stop = Mi fermo qui
ramses-turn-number = Turno { $number }
ramses-turn-preview = Lo sguardo ai tesori
ramses-turned-1 = La plancia ha fatto un quarto di giro in senso orario: ciò che era in alto ora è a destra.
ramses-turned-2 = La plancia ha fatto mezzo giro: ciò che era in alto ora è in basso, ciò che era a sinistra è a destra.
ramses-turns = Turni
ramses-waiting = Gli altri guardano ancora.
