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
web-option-group-tokens = Gettoni
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
web-copy-yourself = Il testo è selezionato: copialo tu.
web-door-lobby = La partita non è ancora iniziata.
web-door-playing = La partita è in corso. Puoi ancora entrare, o guardare.
web-host = chi ospita
web-i-am-ready = Sono pronto
web-invite = Invita altri
web-link = Link di questo tavolo
web-make-host = Lascia ospitare { $name }
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
web-way-E = est
web-way-N = nord
web-way-S = sud
web-way-W = ovest

## Game

web-opens-round = apre ogni giro
web-when-later = tra { $count } turni
web-when-next = poi
web-when-now = adesso
web-clock = Clessidra
web-give-up = Rinuncia
web-go-on = Avanti
web-has-spoken = pronto
web-has-waited = non vuole più aspettare
web-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
web-players = Giocatori
web-ranking = Classifica
web-rematch = Gioca ancora
web-next-table = Alla prossima partita
web-replay = Rivedi la partita
web-review = Rivedi
web-review-of = Manche { $number }
web-round-number = Manche { $number }
web-route = Mosse fatte
web-scratch = La tua plancia di prova: nessuno la vede
web-scratch-solved = Risolto, sulla tua plancia di prova
web-seconds-left =
    { $seconds ->
        [one] manca { $seconds } secondo
       *[other] mancano { $seconds } secondi
    }
web-sentence = { $words }.
web-show-way = Mostra la tua via
web-spectating = Stai guardando.
web-stage = Che cosa succede
web-undo = Annulla

## Looking again

web-all-ways = Tutte le { $count } vie
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
web-position = Posizione
web-position-copied = Posizione copiata
web-puzzle-reached =
    { $count ->
        [one] Obiettivo raggiunto in { $count } mossa.
       *[other] Obiettivo raggiunto in { $count } mosse.
    }
web-puzzle-there = Ci sei
web-read = Leggi
web-tool = Strumento
