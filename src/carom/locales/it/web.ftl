# The pages of the site.

## Every page

web-close = Chiudi
web-home = Inizio
web-keys = I tasti agiscono da tutta la pagina
web-keys-hint = Lettera del robot e poi freccia, cifre per le offerte. Da spegnere se i singoli tasti danno fastidio.
web-language = Lingua
web-load-failed = Non è stato possibile caricare la pagina. Controlla la connessione e riprova.
web-loading = Caricamento…
web-missing = Qui non si ferma nulla
web-missing-text = A questo indirizzo non c’è nessuna pagina.
web-motion = Movimento
web-motion-auto = Come il dispositivo
web-motion-full = Completo
web-motion-still = Fermo
web-nav = Pagine
web-no-game = Questo gioco non si può mostrare
web-no-game-text = Il server ha qui un gioco che questa pagina non conosce. Ricarica la pagina.
web-no-server = Il server non risponde. Controlla la connessione e riprova.
web-rules = Regole
web-server-fault = Il server ha commesso un errore. Riprova tra poco.
web-settings = Impostazioni
web-skip = Vai al contenuto
web-solve = Risolvi
web-sound = Suono
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-dark = Scuri
web-theme-light = Chiari
web-thinking-for = Tempo di riflessione
web-title-landing = Inizio
web-title-missing = Non trovata
web-title-replay = Rivedi la partita
web-title-rules = Regole
web-title-solve = Risolvi una posizione
web-title-table = Tavolo

## First page

web-demo = Una piccola plancia: con sei mosse di tre robot il rosso raggiunge il suo triangolo.
web-game = Gioco
web-game-escape = 1, 2, 3… robot!
web-game-micro = Micro Robots
web-game-ramses = Ramses
web-game-ricochet = Ricochet Robots
web-hero = Quattro giochi di strade: da trovare, sbarrare, ricordare.
web-join = Entra
web-join-code = Codice o link di un tavolo
web-join-fault = Questo non è il codice di un tavolo.
web-join-title = Entra in un tavolo
web-lead = Ricochet Robots, Micro Robots, 1, 2, 3… robot! e Ramses: apri un tavolo, manda il link e giocate insieme nel browser. Nessun account, niente da installare, e tutto si rivede mossa per mossa.
web-more-options = Altre opzioni
web-name = Il tuo nome
web-name-default = Giocatore
web-new-table = Nuovo tavolo
web-option-group-actions = Carte azione
web-option-group-bids = Offerte
web-option-group-board = Plancia
web-option-group-cameras = Telecamere
web-option-group-chips = Gettoni
web-option-group-clocks = Clessidre
web-option-group-end = Fine della partita
web-option-group-memory = Memoria
web-option-group-moves = Robot e mosse
web-option-group-other = Altro
web-option-group-plan = Fabbrica
web-option-group-tokens = Segnalini
web-option-group-turns = Turni
web-options-changed =
    { $count ->
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
web-play-alone = Gioca da solo
web-preset = Regole
web-recent = I tuoi tavoli
web-rules-lead = Illustrate, in una pagina.
web-rules-title = Come si gioca
web-solve-lead = Prepara una posizione: mosse minime, indizi, tutte le vie più brevi.
web-solve-title = Risolvi una posizione

## Door and lobby

web-add-bot = Aggiungi un bot
web-add-bot-level = Bot: { $level }
web-bot-easy = facile
web-bot-hard = forte
web-bot-medium = medio
web-bot-name = Bot { $number }, { $level }
web-bot-random = a caso
web-closed = Il tavolo non si può aprire
web-code = Codice:
web-come-back = Torna
web-commitment = Impronta del caso, fissata prima dell’inizio:
web-copied = Link copiato
web-copy = Copia il link
web-copy-yourself = Il link è selezionato: copialo tu.
web-door-lobby = La partita non è ancora iniziata.
web-door-playing = La partita è in corso. Puoi ancora entrare, o guardare.
web-host = ospite
web-i-am-ready = Sono pronto
web-invite = Invita altri
web-link = Link di questo tavolo
web-make-host = Fai ospite { $name }
web-no-table = Questo tavolo non c’è più
web-no-table-text = Il link è sbagliato, o qui non si gioca da molto tempo.
web-not-ready = non pronto
web-pause = Pausa
web-paused = Pausa: tutte le clessidre sono ferme.
web-presence-lost = linea persa
web-presence-removed = tolto
web-presence-stood = andato via
web-qr = Codice QR
web-qr-of = Codice QR di { $url }
web-ready = pronto
web-reconnecting = Connessione persa. Riconnessione…
web-remove = Togli { $name }
web-resume = Riprendi
web-seats = Al tavolo
web-share = Condividi
web-sit = Siediti
web-someone = Qualcuno
web-stand = Lascia il tavolo
web-start = Inizia ora
web-start-alone = Inizia da solo
web-superseded = Questo posto è aperto in un’altra scheda o su un altro dispositivo.
web-table-tools = Tavolo
web-take-over = Gioca qui
web-waiting-others = Aspettando gli altri: manda loro il link.
web-waiting-ready =
    { $count ->
        [0] Tutti sono pronti.
        [one] Si aspetta una persona.
       *[other] Si aspettano { $count } persone.
    }
web-watch = Guarda
web-what-is-played = A che cosa si gioca
web-you = tu
web-you-stood = Hai lasciato il tavolo.

## Chat

web-chat = Chat
web-chat-empty = Ancora niente.
web-chat-lines = Che cosa è stato detto
web-chat-switch-off = Spegni la chat
web-chat-switch-on = Accendi la chat
web-chat-write = Scrivi qualcosa
web-phrase-again = Ancora!
web-phrase-almost = Quasi!
web-phrase-brb = Torno subito
web-phrase-hello = Ciao!
web-phrase-nice = Bella!
web-phrase-oops = Ops
web-phrase-thinking = Sto pensando…
web-phrase-well_played = Ben giocato!
web-phrases = Frasi pronte
web-send = Invia

## Board

web-board = Plancia
web-board-help = Le frecce vanno di casella in casella. La lettera di un robot lo sceglie, le frecce poi lo muovono, Esc lo lascia.
web-cell-closed = chiusa
web-cell-diagonal = diagonale: { $robot }
web-cell-goal = obiettivo: { $target }
web-cell-stop = può fermarsi qui
web-cell-token = partenza: { $robot }
web-cell-walls = muri: { $sides }
web-colour-any = qualsiasi robot
web-colour-b = blu
web-colour-g = verde
web-colour-r = rosso
web-colour-y = giallo
web-robot-b = robot blu
web-robot-g = robot verde
web-robot-k = robot neutrale
web-robot-r = robot rosso
web-robot-t = robot trasparente
web-robot-y = robot giallo
web-symbol-circle = cerchio
web-symbol-hexagon = esagono
web-symbol-plain = obiettivo
web-symbol-square = quadrato
web-symbol-triangle = triangolo
web-symbol-vortex = vortice, qualsiasi robot
web-target-name = { $symbol }, { $colour }
web-way-E = est
web-way-N = nord
web-way-S = sud
web-way-W = ovest

## Game

web-opens-round = apre ogni giro
web-when-later = tra { $count } turni
web-when-next = poi
web-when-now = adesso
web-bid = Offri
web-bid-any = Conta ogni mossa di ogni robot.
web-bid-most = Nuova offerta: al massimo { $number }.
web-bid-moves = Mosse
web-bid-of = Offerta:
web-bid-own = La tua offerta: { $number }.
web-chip-back = Nessuno: il gettone torna nel mucchio.
web-chips =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
web-clock = Clessidra
web-digit-back = Cancella l’ultima cifra
web-digits = Cifre
web-done-bidding = Non offro più
web-face-down =
    { $count ->
        [one] { $count } gettone coperto
       *[other] { $count } gettoni coperti
    }
web-give-up = Rinuncia
web-go-on = Avanti
web-has-spoken = pronto
web-look = { $name } mostra una via. Guarda la plancia.
web-move-wrong = Questa mossa non si può fare. La lettera di un robot e una direzione, come rE.
web-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
web-moves-of = { $spent } di { $most }
web-next-bidder = Tocca a: { $name }
web-passes = Attraverso i muri
web-place-robot = Tocca una casella per posare il prossimo robot.
web-place-wait = Si stanno posando i robot.
web-players = Giocatori
web-quota =
    { $count ->
        [one] Si vince con { $count } gettone
       *[other] Si vince con { $count } gettoni
    }
web-ranking = Classifica
web-rematch = Gioca ancora
web-next-table = Alla prossima partita
web-replay = Rivedi la partita
web-reset = Rimetti tutti i robot
web-review = Rivedi
web-review-of = Manche { $number }
web-robots = Robot
web-round-failed = Manche { $number }: nessuno ha mostrato una via.
web-round-no_bid = Manche { $number }: nessuna offerta.
web-round-number = Manche { $number }
web-round-skipped = Manche { $number }: cambiata.
web-round-won = Manche { $number }: { $name }
web-route = Mosse fatte
web-said-bid = { $name } offre { $number }.
web-said-chip = Nuovo obiettivo: { $target }, in { $cell }.
web-said-move = { $robot } in { $cell }.
web-scratch = La tua plancia di prova: nessuno la vede
web-scratch-solved = Risolto, sulla tua plancia di prova
web-seconds-left =
    { $seconds ->
        [one] manca { $seconds } secondo
       *[other] mancano { $seconds } secondi
    }
web-show-way = Mostra la tua via
web-skip-chip = Cambia gettone
web-solo-moves = Tutte le tue mosse: { $count }
web-spectating = Stai guardando.
web-stage = Che cosa succede
web-stage-bidding =
    { $bid ->
        [one] { $bid } mossa: { $name }
       *[other] { $bid } mosse: { $name }
    }
web-stage-bidding-hint = A chi ne bastano meno? Si offre finché scende la sabbia.
web-stage-last-call = Ancora nessuna offerta
web-stage-last-call-hint = Quando la sabbia sarà scesa, si cambia gettone.
web-stage-over = La partita è finita
web-stage-over-hint = Ben giocato!
web-stage-own-trial = Tocca a te: mostralo in { $bid }
web-stage-own-trial-hint = Scegli un robot, poi lancialo. { $spent } mosse fatte su { $bid }.
web-stage-placing = Dove stanno i robot?
web-stage-placing-hint = Ognuno si posa una volta sola.
web-stage-ready = Pronti per il prossimo gettone?
web-stage-ready-hint = Si gira quando tutti sono pronti. Pronti: { $count }.
web-stage-thinking = Tutti pensano
web-stage-thinking-hint = In quante mosse? La prima offerta gira la clessidra.
web-stage-trial =
    { $bid ->
        [one] { $name } mostra { $bid } mossa
       *[other] { $name } mostra { $bid } mosse
    }
web-stage-trial-hint = { $spent } mosse fatte su { $bid }.
web-takes-chip = { $name } prende il gettone
web-trial-failed = { $name } non ci è arrivato
web-trial-given_up = { $name } rinuncia
web-trial-left = { $name } non c’è
web-trial-solved = { $name } l’ha mostrato!
web-trial-timed_out = Tempo scaduto per { $name }
web-turn-up = Pronto: gira il gettone
web-turn-up-now = Gira subito
web-type-move = Scrivi una mossa, come rE
web-undo = Annulla
web-ways = Direzioni

## Looking again

web-all-ways = Tutte le { $count } vie
web-bid-was = Offerta { $number }
web-no-rounds = Nessuna manche è ancora finita.
web-record = Partita in un file
web-review-later = Le vie restano segrete finché la stessa posizione può tornare.
web-rounds = Manche
web-searching = Ricerca…
web-shortest-ways = Vie più brevi
web-step = Passo
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-play = Riproduci
web-step-start = Da dove partono i robot.
web-stopped = La ricerca è stata fermata. Nessuna via è più breve di { $bound }.
web-to-table = Al tavolo
web-unsolvable = Non c’è nessuna via.
web-way-count =
    { $count ->
        [one] e un solo modo
       *[other] e { $count } modi
    }
web-ways-cut = Sono elencate solo le prime { $count } vie.

## Puzzle board

web-answers = Soluzioni
web-back-to-board = Torna alla plancia
web-copy-position = Copia la posizione
web-draw-position = Nuova posizione
web-find-ways = Mostra l’ottimo
web-hint = Indizio
web-hint-at-least =
    { $least ->
        [one] Serve almeno { $least } mossa.
       *[other] Servono almeno { $least } mosse.
    }
web-hint-first = La prima mossa è { $move }.
web-hint-length =
    { $count ->
        [one] Basta { $count } mossa.
       *[other] Bastano { $count } mosse.
    }
web-hint-line = La via intera: { $line }
web-hint-range = Servono da { $least } a { $most } mosse.
web-hint-robots = Si muovono: { $robots }.
web-hint-stop-centre = Alla fine il centro ferma il robot (lato { $side }).
web-hint-stop-frame = Alla fine il bordo della plancia ferma il robot (lato { $side }).
web-hint-stop-robot = Alla fine lo ferma un altro: { $robot } (lato { $side }).
web-hint-stop-wall = Alla fine un muro ferma il robot (lato { $side }).
web-position = Posizione
web-position-copied = Posizione copiata
web-puzzle-reached =
    { $count ->
        [one] Obiettivo raggiunto in { $count } mossa.
       *[other] Obiettivo raggiunto in { $count } mosse.
    }
web-puzzle-there = Ci sei
web-read = Leggi
web-robots-and-rules = Robot e regole
web-robots-put = Trascina un robot sulla plancia, o sceglilo qui e tocca una casella.
web-robots-toggle = Premi per aggiungere o togliere un robot.
web-target-for = Obiettivo per
web-tool = Strumento
web-tool-robots = Posa i robot
web-tool-robots-hint = Trascina i robot su qualsiasi casella. Da tastiera: Invio su un robot, poi Invio sulla nuova casella.
web-tool-target = Obiettivo
web-tool-target-hint = Tocca la casella da raggiungere, oppure vai lì e premi Invio.
web-tool-try = Prova
web-tool-try-hint = Premi un robot e trascina, o usa la sua lettera e le frecce.
web-tool-walls = Muri
web-tool-walls-hint = Tocca il lato di una casella per mettere o togliere un muro. Da tastiera: vai sulla casella, poi Maiusc e una freccia; Invio mostra i lati sotto.
web-wall-gone = Nessun muro in { $cell }, { $side }.
web-wall-set = Muro in { $cell }, { $side }.
web-walls-of = Muri di { $cell }
