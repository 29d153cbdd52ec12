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

web-demo = Een klein speelbord: met zes zetten van drie robots bereikt rood zijn driehoek.
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
web-copy-yourself = De link is geselecteerd: kopieer hem zelf.
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
web-board-help = Pijltoetsen gaan van vak naar vak. De letter van een robot kiest hem, pijltoetsen laten hem dan rijden, Escape laat hem los.
web-cell-closed = dicht
web-cell-diagonal = diagonaal van de { $robot }
web-cell-goal = doel: { $target }
web-cell-stop = kan hier stoppen
web-cell-token = start van de { $robot }
web-cell-walls = muren: { $sides }
web-colour-any = elke robot
web-colour-b = blauw
web-colour-g = groen
web-colour-r = rood
web-colour-y = geel
web-robot-b = blauwe robot
web-robot-g = groene robot
web-robot-k = neutrale robot
web-robot-r = rode robot
web-robot-t = doorzichtige robot
web-robot-y = gele robot
web-symbol-circle = cirkel
web-symbol-hexagon = zeshoek
web-symbol-plain = doel
web-symbol-square = vierkant
web-symbol-triangle = driehoek
web-symbol-vortex = draaikolk, elke robot
web-target-name = { $symbol }, { $colour }
web-way-E = oost
web-way-N = noord
web-way-S = zuid
web-way-W = west

## Game

web-opens-round = opent elke ronde
web-when-later = over { $count } beurten
web-when-next = hierna
web-when-now = nu
web-bid = Bieden
web-bid-any = Elke zet van elke robot telt.
web-bid-most = Nieuw bod: hoogstens { $number }.
web-bid-moves = Zetten
web-bid-of = Bod:
web-bid-own = Jouw bod: { $number }.
web-chip-back = Niemand: de fiche gaat terug.
web-chips =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
web-clock = Zandloper
web-digit-back = Laatste cijfer wissen
web-digits = Cijfers
web-done-bidding = Ik bied niet meer
web-face-down =
    { $count ->
        [one] { $count } fiche gedekt
       *[other] { $count } fiches gedekt
    }
web-give-up = Opgeven
web-go-on = Verder
web-has-spoken = klaar
web-look = { $name } laat een weg zien. Kijk naar het bord.
web-move-wrong = Die zet kan niet. De letter van een robot en een richting, zoals rE.
web-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
web-moves-of = { $spent } van { $most }
web-next-bidder = Nu: { $name }
web-passes = Door muren
web-place-robot = Tik op een vak om de volgende robot neer te zetten.
web-place-wait = De robots worden neergezet.
web-players = Spelers
web-quota =
    { $count ->
        [one] { $count } fiche wint
       *[other] { $count } fiches winnen
    }
web-ranking = Eindstand
web-rematch = Nog een keer
web-next-table = Naar het volgende spel
web-replay = Terugkijken
web-reset = Alle robots terug
web-review = Nog eens kijken
web-review-of = Ronde { $number }
web-robots = Robots
web-round-failed = Ronde { $number }: niemand liet een weg zien.
web-round-no_bid = Ronde { $number }: niemand bood.
web-round-number = Ronde { $number }
web-round-skipped = Ronde { $number }: gewisseld.
web-round-won = Ronde { $number }: { $name }
web-route = Zetten tot nu toe
web-said-bid = { $name } biedt { $number }.
web-said-chip = Nieuw doel: { $target }, op { $cell }.
web-said-move = { $robot } naar { $cell }.
web-scratch = Je eigen bord: niemand ziet het
web-scratch-solved = Opgelost, op je eigen bord
web-seconds-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
web-show-way = Laat je weg zien
web-skip-chip = Andere fiche
web-solo-moves = Al je zetten: { $count }
web-spectating = Je kijkt toe.
web-stage = Wat er gebeurt
web-stage-bidding =
    { $bid ->
        [one] { $bid } zet: { $name }
       *[other] { $bid } zetten: { $name }
    }
web-stage-bidding-hint = Wie kan het in minder? Bieden kan tot het zand op is.
web-stage-last-call = Nog geen bod
web-stage-last-call-hint = Als het zand op is, komt er een andere fiche.
web-stage-over = Het spel is afgelopen
web-stage-over-hint = Goed gespeeld!
web-stage-own-trial = Jij bent: laat het zien in { $bid }
web-stage-own-trial-hint = Kies een robot en stuur hem weg. { $spent } van { $bid } zetten gedaan.
web-stage-placing = Waar komen de robots?
web-stage-placing-hint = Elke robot wordt één keer neergezet.
web-stage-ready = Klaar voor de volgende fiche?
web-stage-ready-hint = Hij wordt omgedraaid als iedereen klaar is. Klaar: { $count }.
web-stage-thinking = Iedereen denkt na
web-stage-thinking-hint = In hoeveel zetten? Het eerste bod draait de zandloper om.
web-stage-trial =
    { $bid ->
        [one] { $name } laat { $bid } zet zien
       *[other] { $name } laat { $bid } zetten zien
    }
web-stage-trial-hint = { $spent } van { $bid } zetten gedaan.
web-takes-chip = { $name } pakt de fiche
web-trial-failed = { $name } kwam er niet
web-trial-given_up = { $name } geeft op
web-trial-left = { $name } is er niet
web-trial-solved = { $name } heeft het laten zien!
web-trial-timed_out = De tijd is om voor { $name }
web-turn-up = Klaar: draai de fiche om
web-turn-up-now = Nu omdraaien
web-type-move = Typ een zet, zoals rE
web-undo = Terugnemen
web-ways = Richtingen

## Looking again

web-all-ways = Alle { $count } wegen
web-bid-was = Bod { $number }
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
web-step-start = Waar de robots beginnen.
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
web-hint-robots = Deze bewegen: { $robots }.
web-hint-stop-centre = Aan het eind stopt het midden de robot, aan de kant { $side }.
web-hint-stop-frame = Aan het eind stopt de rand van het bord de robot, aan de kant { $side }.
web-hint-stop-robot = Aan het eind stopt een andere hem: { $robot }, aan de kant { $side }.
web-hint-stop-wall = Aan het eind stopt een muur de robot, aan de kant { $side }.
web-position = Stelling
web-position-copied = Stelling gekopieerd
web-puzzle-reached =
    { $count ->
        [one] Doel bereikt in { $count } zet.
       *[other] Doel bereikt in { $count } zetten.
    }
web-puzzle-there = Je bent er
web-read = Lezen
web-robots-and-rules = Robots en regels
web-robots-put = Sleep een robot over het bord, of kies hem hier en tik op een vak.
web-robots-toggle = Druk om een robot toe te voegen of weg te halen.
web-target-for = Doel voor
web-tool = Gereedschap
web-tool-robots = Robots zetten
web-tool-robots-hint = Sleep robots naar elk vak. Met toetsen: Enter op een robot, dan Enter op het nieuwe vak.
web-tool-target = Doel
web-tool-target-hint = Tik op het vak dat bereikt moet worden, of ga erheen en druk op Enter.
web-tool-try = Proberen
web-tool-try-hint = Druk op een robot en veeg, of gebruik zijn letter en de pijltoetsen.
web-tool-walls = Muren
web-tool-walls-hint = Tik op de zijkant van een vak voor een muur, of haal hem weg. Met toetsen: ga naar het vak, dan Shift en een pijl; Enter toont de zijden eronder.
web-wall-gone = Geen muur bij { $cell }, { $side }.
web-wall-set = Muur bij { $cell }, { $side }.
web-walls-of = Muren van { $cell }
