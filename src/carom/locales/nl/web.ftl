# The pages of the site.

## Every page

web-close = Sluiten
web-home = Begin
web-keys = Toetsen werken overal op de pagina
web-keys-hint = Letter van een robot en dan een pijl, cijfers voor een bod. Zet uit als losse toetsen storen.
web-language = Taal
web-load-failed = Deze pagina kon niet worden geladen. Controleer de verbinding en probeer opnieuw.
web-loading = Laden…
web-missing = Hier stopt niets
web-missing-text = Er is geen pagina op dit adres.
web-motion = Beweging
web-motion-auto = Zoals het apparaat
web-motion-full = Volledig
web-motion-still = Stil
web-nav = Pagina’s
web-no-game = Dit spel kan niet worden getoond
web-no-game-text = De server heeft hier een spel dat deze pagina niet kent. Laad de pagina opnieuw.
web-no-server = De server antwoordt niet. Controleer de verbinding en probeer opnieuw.
web-rules = Regels
web-server-fault = De server maakte een fout. Probeer het zo meteen opnieuw.
web-settings = Instellingen
web-skip = Naar de inhoud
web-solve = Oplossen
web-sound = Geluid
web-theme = Kleuren
web-theme-auto = Zoals het apparaat
web-theme-dark = Donker
web-theme-light = Licht
web-thinking-for = Denktijd
web-title-landing = Begin
web-title-missing = Niet gevonden
web-title-replay = Terugkijken
web-title-rules = Regels
web-title-solve = Een stelling oplossen
web-title-table = Tafel

## First page

web-game = Spel
web-game-escape = 1, 2, 3… robot!
web-game-micro = Micro Robots
web-game-ramses = Ramses
web-game-ricochet = Ricochet Robots
web-hero = Vier spellen om de weg: vinden, versperren, onthouden.
web-join = Meedoen
web-join-code = Code of link van een tafel
web-join-fault = Dat is geen code van een tafel.
web-join-title = Aan een tafel meedoen
web-lead = Ricochet Robots, Micro Robots, 1, 2, 3… robot! en Ramses: open een tafel, stuur de link en speel samen in de browser. Geen account, niets te installeren, en alles is zet voor zet terug te kijken.
web-more-options = Meer opties
web-name = Je naam
web-name-default = Speler
web-new-table = Nieuwe tafel
web-option-group-actions = Actiekaarten
web-option-group-bids = Biedingen
web-option-group-board = Speelbord
web-option-group-cameras = Camera’s
web-option-group-chips = Fiches
web-option-group-clocks = Zandlopers
web-option-group-end = Einde van het spel
web-option-group-memory = Geheugen
web-option-group-moves = Robots en zetten
web-option-group-other = Overige
web-option-group-plan = Fabriek
web-option-group-tokens = Fiches
web-option-group-turns = Beurten
web-options-changed = { $count } gewijzigd
web-play-alone = Alleen spelen
web-preset = Regels
web-recent = Jouw tafels
web-rules-lead = Met plaatjes, op één pagina.
web-rules-title = Zo speel je
web-solve-lead = Zet een stelling op: minste zetten, hints, alle kortste wegen.
web-solve-title = Een stelling oplossen

## Door and lobby

web-add-bot = Bot toevoegen
web-add-bot-level = Bot: { $level }
web-bot-easy = makkelijk
web-bot-hard = sterk
web-bot-medium = gemiddeld
web-bot-name = Bot { $number }, { $level }
web-bot-random = willekeurig
web-closed = De tafel kan niet worden geopend
web-code = Code:
web-come-back = Terugkomen
web-commitment = Vingerafdruk van het toeval, vastgelegd voor het begin:
web-copied = Link gekopieerd
web-copy = Link kopiëren
web-copy-yourself = De tekst is geselecteerd: kopieer hem zelf.
web-door-lobby = Het spel is nog niet begonnen.
web-door-playing = Het spel is bezig. Je kunt nog meedoen, of toekijken.
web-host = gastheer
web-i-am-ready = Ik ben klaar
web-invite = Anderen uitnodigen
web-link = Link van deze tafel
web-make-host = Maak { $name } gastheer
web-no-table = Deze tafel is weg
web-no-table-text = De link klopt niet, of er is hier al lang niet gespeeld.
web-not-ready = niet klaar
web-pause = Pauze
web-paused = Pauze: alle zandlopers staan stil.
web-presence-lost = verbinding weg
web-presence-removed = verwijderd
web-presence-stood = vertrokken
web-qr = QR-code
web-qr-of = QR-code van { $url }
web-ready = klaar
web-reconnecting = Verbinding verbroken. Opnieuw verbinden…
web-remove = { $name } verwijderen
web-resume = Verder
web-seats = Aan tafel
web-share = Delen
web-sit = Gaan zitten
web-someone = Iemand
web-stand = Tafel verlaten
web-start = Nu beginnen
web-start-alone = Alleen beginnen
web-superseded = Deze plaats is open in een ander tabblad of op een ander apparaat.
web-table-tools = Tafel
web-take-over = Hier spelen
web-waiting-others = Wachten op anderen: stuur ze de link.
web-waiting-ready =
    { $count ->
        [0] Iedereen is klaar.
        [one] Wachten op één persoon.
       *[other] Wachten op { $count } personen.
    }
web-watch = Toekijken
web-what-is-played = Wat er gespeeld wordt
web-you = jij
web-you-stood = Je hebt de tafel verlaten.

## Chat

web-chat = Praten
web-chat-empty = Nog niets gezegd.
web-chat-lines = Wat er gezegd is
web-chat-switch-off = Praten uitzetten
web-chat-switch-on = Praten aanzetten
web-chat-write = Schrijf iets
web-phrase-again = Nog een keer!
web-phrase-almost = Bijna!
web-phrase-brb = Zo terug
web-phrase-hello = Hallo!
web-phrase-nice = Mooi!
web-phrase-oops = Oeps
web-phrase-thinking = Ik denk nog…
web-phrase-well_played = Goed gespeeld!
web-phrases = Snelle zinnen
web-send = Sturen

## Board

web-board = Speelbord
web-way-E = oost
web-way-N = noord
web-way-S = zuid
web-way-W = west

## Game

web-opens-round = opent elke ronde
web-when-later = over { $count } beurten
web-when-next = hierna
web-when-now = nu
web-clock = Zandloper
web-give-up = Opgeven
web-go-on = Verder
web-has-spoken = klaar
web-has-waited = wil niet langer wachten
web-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
web-players = Spelers
web-ranking = Eindstand
web-rematch = Nog een keer
web-next-table = Naar het volgende spel
web-replay = Terugkijken
web-review = Nog eens kijken
web-review-of = Ronde { $number }
web-round-number = Ronde { $number }
web-route = Zetten tot nu toe
web-scratch = Je eigen bord: niemand ziet het
web-scratch-solved = Opgelost, op je eigen bord
web-seconds-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
web-sentence = { $words }.
web-show-way = Laat je weg zien
web-spectating = Je kijkt toe.
web-stage = Wat er gebeurt
web-undo = Terugnemen

## Looking again

web-all-ways = Alle { $count } wegen
web-no-rounds = Er is nog geen ronde klaar.
web-record = Spel als bestand
web-review-later = De kortste wegen blijven geheim zolang dezelfde stelling terug kan komen.
web-rounds = Ronden
web-searching = Zoeken…
web-shortest-ways = Kortste wegen
web-step = Stap
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-step-play = Afspelen
web-stopped = Het zoeken is gestopt. Geen weg is korter dan { $bound }.
web-to-table = Naar de tafel
web-unsolvable = Er is helemaal geen weg.
web-way-count =
    { $count ->
        [one] en maar één manier
       *[other] en { $count } manieren
    }
web-ways-cut = Alleen de eerste { $count } wegen staan hier.

## Puzzle board

web-answers = Oplossingen
web-back-to-board = Terug naar het bord
web-copy-position = Stelling kopiëren
web-draw-position = Nieuwe stelling
web-find-ways = Toon het optimum
web-hint = Hint
web-hint-at-least =
    { $least ->
        [one] Er is minstens { $least } zet nodig.
       *[other] Er zijn minstens { $least } zetten nodig.
    }
web-hint-first = De eerste zet is { $move }.
web-hint-length =
    { $count ->
        [one] { $count } zet is genoeg.
       *[other] { $count } zetten zijn genoeg.
    }
web-hint-line = De hele weg: { $line }
web-hint-range = Er zijn { $least } tot { $most } zetten nodig.
web-position = Stelling
web-position-copied = Stelling gekopieerd
web-puzzle-reached =
    { $count ->
        [one] Doel bereikt in { $count } zet.
       *[other] Doel bereikt in { $count } zetten.
    }
web-puzzle-there = Je bent er
web-read = Lezen
web-tool = Gereedschap
