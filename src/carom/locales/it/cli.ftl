# La riga di comando: pagine di aiuto, didascalie, osservazioni.

## Pagine di aiuto

cli-carom = carom: giocare, risolvere e studiare Ricochet Robots e la sua famiglia.
cli-carom-about =
    carom play ricochet             gioca in questo terminale
    carom solve POSITION            trova e disegna un percorso minimo
    carom board --random            crea una posizione

    POSITION è un codice come r1_1A4B3B2B_ro3bn12gb3ya1_bd10_5, il nome di un file, - per lo standard input, oppure una delle forme della pagina sulle notazioni: JSON, plancia disegnata, identificativo DriftingDroids, fatti ASP, PDDL.
cli-opt-allow-host = Nome con cui si può raggiungere il server, come play.example.org; una volta per nome.
cli-play = Gioca una partita in questo terminale.
cli-solve = Trova un percorso minimo verso l’obiettivo e lo disegna.
cli-solve-about = La risposta dice se è dimostrata. Codice di uscita: 0 minimo dimostrato, 1 dimostrato che non esiste un percorso, 3 ricerca fermata da un limite prima della dimostrazione.
cli-hints = Dà indizi verso un percorso minimo, dal più lieve in su.
cli-board = Disegna una posizione o ne crea una.
cli-board-about =
    La posizione è indicata, o creata dalle opzioni; quel che lasciano aperto si ricava dal seme.

    carom board --printed 1A4B3B2B --robots "rb3 gn12 be14 yl4" --target "rd10"
    carom board --free 12x20 --walls 20 --seed today
    carom board --game micro --expert --seed today
    carom board --game escape --seed today
cli-verify = Controlla che la registrazione di una partita dimostri il proprio risultato.
cli-replay = Mostra la registrazione di una partita mossa per mossa.
cli-doctor = Dice che cosa è installato e quale risolutore risponde.
cli-usage = Uso: { $words }
cli-word-command = COMANDO
cli-word-options = OPZIONI
cli-word-yes = sì
cli-word-no = no
cli-group-commands = Comandi
cli-group-arguments = Argomenti
cli-group-options = Opzioni
cli-help-choices = A scelta: { $choices }.
cli-help-default = Predefinito: { $value }.
cli-flag-help = Mostra questa pagina.
cli-flag-version = Mostra la versione.
cli-arg-game = Gioco da giocare.
cli-arg-position = Codice, file, - per lo standard input, o testo di una posizione.
cli-arg-record = File con la registrazione di una partita, - per lo standard input.
cli-opt-all = Elenca tutti i percorsi minimi.
cli-opt-as = Scrive la posizione in questa forma invece di disegnarla.
cli-opt-bot = Livello di un bot che gioca anche lui, per esempio easy; una volta per bot.
cli-opt-call = Micro Robots: dire se un annuncio di esattamente tante mosse si può dimostrare, e mostrare un percorso.
cli-opt-count = Conta tutti i percorsi minimi.
cli-opt-degree = Quanto dire, da 1 a 6: dall’intervallo della lunghezza a tutto il percorso.
cli-opt-expert = Micro Robots: estrai a sorte una tale casella.
cli-opt-extra-robot = Robot oltre ai quattro colorati.
cli-opt-free = Plancia inventata: con muri casuali, righe x colonne da 2x2 a 32x32, per esempio 16x16; per Micro Robots dadi disposti a caso, 6x6.
cli-opt-game = Gioco di cui creare una posizione; se manca, ricochet.
cli-opt-ghost-landing = Il robot trasparente può fermarsi sui simboli colorati? strict: no.
cli-opt-ghost-passes = Muri che il robot trasparente può attraversare in una mossa.
cli-opt-json = Risponde con un oggetto JSON.
cli-opt-lang = Lingua: en, fr, nl, it o zh-Hant.
cli-opt-limit-mb = Si ferma quando le tabelle della ricerca superano questi megabyte.
cli-opt-limit-nodes = Si ferma dopo questo numero di nodi; si ripete identico su ogni macchina.
cli-opt-limit-seconds = Si ferma dopo questi secondi.
cli-opt-most = Elenca al massimo questo numero di percorsi.
cli-opt-option = Cambia un’opzione delle regole, come clock_s=90; si può ripetere.
cli-opt-play-record = Scrivi la registrazione della partita in questo file alla fine.
cli-opt-play-seed = Testo che decide ogni caso; lo stesso testo dà la stessa partita.
cli-opt-player = Nome di un giocatore; una volta per giocatore, fino a 9 con i bot.
cli-opt-ply = Mostra lo stato dopo questo numero di azioni.
cli-opt-preset = Insieme di regole del gioco, per esempio classic, tournament, beginner o solo.
cli-opt-printed = Plancia stampata: quattro quadranti in senso orario da nord-ovest, per esempio 1A4B3B2B; per Micro Robots quattro tessere di un lato, per esempio B1N2N3N4N; per 1, 2, 3… robot! il codice di una pianta.
cli-opt-random = Crea una posizione a caso.
cli-opt-rebound = Un robot può tornare dritto indietro?
cli-opt-record-seed = Seme di una registrazione che lo tiene segreto.
cli-opt-running = Accetta una registrazione che finisce prima della partita.
cli-opt-ricochet = Il robot attivo deve svoltare? turn: sì; no_one_move: un percorso di una sola mossa non vale; none: no.
cli-opt-robots = Robot e loro caselle, per esempio "rb3 gn12 be14 yl4"; per Micro Robots la partenza, per esempio W6; per 1, 2, 3… robot! le caselle di tre, per esempio "c8 h8E x" (E: occhio, x: fuori).
cli-opt-route = Mosse da disegnare, per esempio "rE bS rN".
cli-opt-seed = Testo che decide quel che resta aperto; lo stesso testo dà la stessa posizione.
cli-opt-side = Micro Robots: lato delle quattro tessere stampate.
cli-opt-solver = Quale risolutore risponde; auto prende il più veloce che c’è.
cli-opt-svg = Scrive un’immagine SVG in questo file (- per lo standard output).
cli-opt-target = Robot e casella, per esempio "rd10"; * vale per qualsiasi robot; per Micro Robots una casella, per esempio G3.
cli-opt-theme = Colori dell’immagine.
cli-opt-walls = Quota dei lati interni di una plancia libera che sono muri.
cli-opt-waypoint = Micro Robots: casella su cui fermarsi prima dell’obiettivo, per esempio P3.

## Che cosa mostrano i comandi

cli-call-not = Un annuncio di { $call } non si può dimostrare.
cli-call-proved = Un annuncio di { $call } si può dimostrare. Percorsi: { $count }
cli-calls-all = Annunci che si possono dimostrare: { $all } e ogni numero più alto
cli-calls-and-all = Annunci che si possono dimostrare: { $calls }, e da { $all } in poi ogni numero
cli-calls-every-second = Annunci che si possono dimostrare: { $first } e un numero su due più in alto
cli-hint-entrances = Caselle da cui un percorso minimo raggiunge l’obiettivo: { $fields }
cli-hint-first = Prima mossa: { $move }
cli-hint-halves = Mosse fino alla tappa: { $before }; da lì all’obiettivo: { $after }
cli-hint-length = Lunghezza del percorso minimo: { $length }
cli-hint-length-least = Il percorso minimo richiede { $least } mosse o più.
cli-hint-length-range = Il percorso minimo richiede da { $least } a { $most } mosse.
cli-hint-more = --degree { $degree } dice di più; l’ultimo grado è { $most }.
cli-hint-robots = Robot che si muovono: { $robots }. Quello che raggiunge l’obiettivo: { $active }.
cli-hint-stop-centre = Che cosa lo ferma sull’obiettivo: il centro, sul lato { $side }.
cli-hint-stop-frame = Che cosa lo ferma sull’obiettivo: il bordo della plancia, sul lato { $side }.
cli-hint-stop-robot = Che cosa lo ferma sull’obiettivo: il robot { $robot }, sul lato { $side }.
cli-hint-stop-wall = Che cosa lo ferma sull’obiettivo: un muro, sul lato { $side }.
cli-interrupted = interrotto
cli-rating = Difficoltà: { $level } su 5
cli-replay-bid = Offerta del posto { $seat }: { $number }
cli-replay-call = Annuncio del posto { $seat }: { $number }
cli-replay-head = Gioco { $game }, posti: { $seats }, azioni: { $plies }
cli-replay-no-chip = In questo momento non c’è nessun gettone scoperto.
cli-replay-no-drawing = Il gioco { $game } qui non ha un disegno; --json ne dà lo stato.
cli-replay-no-target = In questo momento non è stato tirato alcun obiettivo; il robot è su { $start }.
cli-replay-out = Posto { $seat }: robot fuori { $robots }, strada rimasta { $way }
cli-replay-points = Giro { $round }, posto { $seat }: punti rimasti { $points }
cli-replay-seat = Posto { $seat }: gettoni { $chips }, mosse { $moves }
cli-replay-tile = Tessera { $number } di { $most }: posto { $seat }
cli-replay-tokens = Posto { $seat }: gettoni { $tokens }
cli-result-seat = Posto { $seat }: punti { $points }, posizione { $rank }
cli-route-fails = Il percorso non raggiunge l’obiettivo.
cli-route-solves = Il percorso raggiunge l’obiettivo.
cli-searching = ricerca in corso da { $seconds } s, Ctrl-C la ferma
cli-show-position = Posizione: { $position }
cli-show-target = Obiettivo: { $target }
cli-solve-count = Percorsi minimi: { $count }
cli-solve-cut = Sono elencati solo i primi { $most } percorsi; --most ne chiede di più.
cli-solve-effort = Impegno: { $nodes } nodi, { $milliseconds } ms, risolutore { $solver }
cli-solve-line = Percorso: { $line }
cli-solve-optimal = Minimo: { $length } (dimostrato)
cli-solve-stopped = Fermato da un limite: nessun percorso trovato finora; non ne esiste uno più breve di { $bound }.
cli-solve-stopped-best = Fermato da un limite: miglior percorso trovato { $length }; non ne esiste uno più breve di { $bound }.
cli-solve-unsolvable = Nessun percorso porta all’obiettivo (dimostrato).
cli-svg-dice = Micro Robots: { $target }
cli-svg-dice-solved = Micro Robots: { $target }; percorso di lunghezza { $moves }
cli-svg-robots = Robot: { $places }.
cli-svg-route = Percorso: { $route }.
cli-svg-rows = Dadi per righe, dall’alto: { $rows }.
cli-svg-title = Ricochet Robots: { $target }
cli-svg-title-solved = { $moves ->
    [one] Ricochet Robots: { $target }, risolto in una mossa
   *[other] Ricochet Robots: { $target }, risolto in { $moves } mosse
}
cli-target-circle = { $robot } al cerchio in { $cell }
cli-target-field = { $target }, partendo da { $start }
cli-target-field-via = { $target }, partendo da { $start }, con tappa su { $waypoint }
cli-target-hexagon = { $robot } all’esagono in { $cell }
cli-target-plain = { $robot } a { $cell }
cli-target-square = { $robot } al quadrato in { $cell }
cli-target-triangle = { $robot } al triangolo in { $cell }
cli-target-vortex = { $robot } al vortice in { $cell }
cli-verify-game = Gioco: { $game }, versione { $rules } delle regole
cli-verify-hash = Impronta: { $hash }
cli-verify-plies = Azioni: { $plies }, tempo { $time }
cli-verify-proved = La registrazione è integra e dimostra il suo risultato.
cli-verify-running = La registrazione è integra fin dove arriva; la partita non è finita.

## doctor

cli-doctor-boards = Plance stampate: { $value }
cli-doctor-box-characters = Caratteri per cornici: { $value }
cli-doctor-colours = Colori: { $value }
cli-doctor-columns = Colonne: { $value }
cli-doctor-cores = Core: { $value }
cli-doctor-encoding = Codifica: { $value }
cli-doctor-kernel = Nucleo nativo: { $value }
cli-doctor-kernel-not-built = non compilato; reinstalla carom dove ci sono un compilatore C++ o il pacchetto ziglang
cli-doctor-kernel-not-loadable = compilato, ma questo sistema non riesce a caricarlo; reinstalla carom qui
cli-doctor-kernel-other-version = compilato per un’altra versione di carom; reinstalla carom
cli-doctor-kernel-ready = pronto
cli-doctor-language = Lingua: { $value }
cli-doctor-python = Python: { $value }
cli-doctor-solver = Risolutore che risponde: { $value }
cli-doctor-system = Sistema: { $value }
cli-doctor-version = carom: { $value }

## serve

cli-serve = Ospitare tavoli nel browser, per amici su questa rete o su internet.
cli-opt-host = Indirizzo su cui ascoltare; 127.0.0.1 ammette solo questa macchina.
cli-opt-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-opt-database = File, sqlite:///FILE o postgresql://UTENTE@HOST/NOME; se manca, un file tuo.
cli-opt-public-url = Indirizzo a cui si raggiunge il server, come https://play.example.org.
cli-opt-keep-days = Eliminare i tavoli in cui da tanti giorni non succede nulla.
cli-opt-trusted-proxies = Indirizzi, separati da virgole, dei proxy a cui si crede sull’indirizzo di un client.
cli-opt-graceful-shutdown = Secondi concessi alle richieste per finire quando il server si ferma.
cli-opt-open = Aprire il sito nel browser.
cli-serve-ready = carom è su { $address }
cli-serve-database = I tavoli sono conservati in { $database }
cli-serve-stop = Ferma con Ctrl-C; tavoli e posti sono conservati.
cli-doctor-web-client = Client web costruito: { $value }
cli-doctor-postgresql-driver = Driver per PostgreSQL: { $value }
cli-doctor-fast-event-loop = Ciclo di eventi veloce: { $value }

## join

cli-join = Sedersi, da questo terminale, a un tavolo che qualcuno ospita.
cli-arg-table = Indirizzo del tavolo, per esempio http://192.168.1.5:8123/t/abc234.
cli-opt-name = Nome al tavolo; altrimenti il nome utente.
cli-opt-watch = Guarda soltanto, senza sedersi.
cli-replay-card = Carta: { $card }
cli-replay-holds = Posto { $seat }: carte { $cards }, punti { $points }
cli-replay-treasures = Tesori: { $names }
cli-replay-turn = Turno { $number }: posto { $seat }
cli-solve-turns = Turni con memoria perfetta: { $turns }, scorrimenti: { $slides }
cli-svg-box = Ramses: { $target }
cli-svg-box-solved = Ramses: { $target }; scorrimenti: { $moves }
cli-svg-spaces = Caselle per righe, dall’alto: { $rows }.
cli-target-no-treasure = nessun tesoro; lo spazio vuoto è { $hole }
cli-target-treasure = { $treasure }; lo spazio vuoto è { $hole }
cli-hint-leaving = Ordine in cui escono i robot: { $robots }
cli-hint-turns = Turni minimi: { $length }
cli-hint-turns-least = Servono almeno { $least } turni.
cli-hint-turns-range = Servono da { $least } a { $most } turni.
cli-solve-in-turns = Il minimo conta turni di { $points } punti; gli altri robot stanno fermi.
cli-svg-factory = 1, 2, 3… robot!: { $target }
cli-svg-squares = Caselle per righe, dall’alto: { $rows }.
cli-target-all-out = tutti i robot sono fuori ({ $colour })
cli-target-out = robot da far uscire: { $robots }; strada rimasta: { $way }
cli-way-none = nessuna, non c’è via d’uscita
cli-way-some = { $steps }; nessuna via d’uscita per { $robots }
