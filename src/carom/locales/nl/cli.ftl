# De opdrachtregel: hulppagina's, bijschriften, opmerkingen.

## Hulppagina's

cli-carom = carom: Ricochet Robots en zijn familie spelen, oplossen en bestuderen.
cli-carom-about =
    carom play ricochet             in deze terminal spelen
    carom solve POSITION            een kortste route zoeken en tekenen
    carom board --random            een positie maken

    POSITION is een code zoals r1_1A4B3B2B_ro3bn12gb3ya1_bd10_5, de naam van een bestand, - voor de standaardinvoer, of een van de vormen op de notatiepagina: JSON, een getekend bord, een DriftingDroids-id, ASP-feiten, PDDL.
cli-opt-allow-host = Naam waaronder de server ook bereikbaar mag zijn, zoals play.example.org; één keer per naam.
cli-play = Speel een spel in deze terminal.
cli-solve = Zoek een kortste route naar het doel en teken die.
cli-solve-about = Het antwoord zegt of het bewezen is. Afsluitcode: 0 minimum bewezen, 1 bewezen dat er geen route is, 3 gestopt bij een grens vóór het bewijs.
cli-hints = Geef hints naar een kortste route, de lichtste eerst.
cli-board = Teken een positie, of maak er een.
cli-board-about =
    De positie wordt gegeven, of gemaakt uit de opties; wat die openlaten, wordt uit het zaad getrokken.

    carom board --printed 1A4B3B2B --robots "rb3 gn12 be14 yl4" --target "rd10"
    carom board --free 12x20 --walls 20 --seed today
    carom board --game micro --expert --seed today
    carom board --game escape --seed today
cli-verify = Ga na of een verslag van een spel zijn eigen uitslag bewijst.
cli-replay = Toon een verslag van een spel zet voor zet.
cli-doctor = Vertel wat er geïnstalleerd is en welke oplosser antwoordt.
cli-usage = Gebruik: { $words }
cli-word-command = OPDRACHT
cli-word-options = OPTIES
cli-word-yes = ja
cli-word-no = nee
cli-group-commands = Opdrachten
cli-group-arguments = Argumenten
cli-group-options = Opties
cli-help-choices = Keuze: { $choices }.
cli-help-default = Standaard: { $value }.
cli-flag-help = Toon deze pagina.
cli-flag-version = Toon de versie.
cli-arg-game = Spel dat gespeeld wordt.
cli-arg-position = Code, bestand, - voor de standaardinvoer, of tekst van een positie.
cli-arg-record = Bestand met het verslag van een spel, - voor de standaardinvoer.
cli-opt-all = Noem alle kortste routes.
cli-opt-as = Schrijf de positie in deze vorm in plaats van haar te tekenen.
cli-opt-bot = Niveau van een bot die meespeelt, zoals easy; één keer per bot.
cli-opt-call = Micro Robots: zeg of een bod van precies zoveel zetten te bewijzen is, en toon één route.
cli-opt-count = Tel alle kortste routes.
cli-opt-degree = Hoeveel er verteld wordt, 1 tot 6: van de marge van de lengte tot de hele route.
cli-opt-expert = Micro Robots: loot zo’n vak.
cli-opt-extra-robot = Robots naast de vier gekleurde.
cli-opt-free = Verzonnen bord: met willekeurige muren, rijen x kolommen van 2x2 tot 32x32, zoals 16x16; voor Micro Robots willekeurig gelegde dobbelstenen, 6x6.
cli-opt-game = Spel waarvan een positie gemaakt wordt; anders ricochet.
cli-opt-ghost-landing = Mag de doorzichtige robot op gekleurde symbolen stoppen? strict: nee.
cli-opt-ghost-passes = Muren waar de doorzichtige robot in één zet doorheen mag.
cli-opt-json = Antwoord als één JSON-object.
cli-opt-lang = Taal: en, fr, nl, it of zh-Hant.
cli-opt-limit-mb = Stop als de tabellen van het zoeken meer megabytes innemen dan dit.
cli-opt-limit-nodes = Stop na zoveel zoekknopen; herhaalt zich precies op elke machine.
cli-opt-limit-seconds = Stop na zoveel seconden.
cli-opt-most = Noem hoogstens zoveel routes.
cli-opt-option = Eén optie van de regels wijzigen, zoals clock_s=90; mag herhaald worden.
cli-opt-play-record = Schrijf het verslag van het spel aan het eind naar dit bestand.
cli-opt-play-seed = Tekst die alle toeval bepaalt; dezelfde tekst geeft hetzelfde spel.
cli-opt-player = Naam van een speler; één keer per speler, hoogstens 9 met de bots.
cli-opt-ply = Toon de stand na zoveel handelingen.
cli-opt-preset = Regelpakket van het spel, zoals classic, tournament, beginner of solo.
cli-opt-printed = Gedrukt bord: vier kwadranten met de klok mee vanaf het noordwesten, zoals 1A4B3B2B; voor Micro Robots vier tegels van één kant, zoals B1N2N3N4N; voor 1, 2, 3… robot! de code van een plan.
cli-opt-random = Maak een willekeurige positie.
cli-opt-rebound = Mag een robot recht terug?
cli-opt-record-seed = Zaad van een verslag dat het geheim houdt.
cli-opt-running = Aanvaard een verslag dat ophoudt voor het spel voorbij is.
cli-opt-ricochet = Moet de actieve robot afslaan? turn: ja; no_one_move: een route van één zet telt niet; none: nee.
cli-opt-robots = Robots en hun vakken, zoals "rb3 gn12 be14 yl4"; voor Micro Robots het begin, zoals W6; voor 1, 2, 3… robot! de vakken van drie, zoals "c8 h8E x" (E: oog, x: buiten).
cli-opt-route = Zetten om te tekenen, zoals "rE bS rN".
cli-opt-seed = Tekst die beslist over wat open blijft; dezelfde tekst geeft dezelfde positie.
cli-opt-side = Micro Robots: kant van de vier gedrukte tegels.
cli-opt-solver = Welke oplosser antwoordt; auto neemt de snelste die er is.
cli-opt-svg = Schrijf een SVG-tekening naar dit bestand (- voor de standaarduitvoer).
cli-opt-target = Robot en vak, zoals "rd10"; * is elke robot; voor Micro Robots een vak, zoals G3.
cli-opt-theme = Kleuren van de tekening.
cli-opt-walls = Deel van de binnenzijden van een vrij bord dat muur is.
cli-opt-waypoint = Micro Robots: vak om vóór het doel op te stoppen, zoals P3.

## Wat opdrachten tonen

cli-call-not = Een bod van { $call } is niet te bewijzen.
cli-call-proved = Een bod van { $call } is te bewijzen. Routes: { $count }
cli-calls-all = Biedingen die te bewijzen zijn: { $all } en elk hoger getal
cli-calls-and-all = Biedingen die te bewijzen zijn: { $calls }, en vanaf { $all } elk getal
cli-calls-every-second = Biedingen die te bewijzen zijn: { $first } en elk tweede getal daarboven
cli-hint-entrances = Vakken van waaruit een kortste route het doel bereikt: { $fields }
cli-hint-first = Eerste zet: { $move }
cli-hint-halves = Zetten tot het tussendoel: { $before }; van daar naar het doel: { $after }
cli-hint-length = Lengte van de kortste route: { $length }
cli-hint-length-least = De kortste route telt { $least } zetten of meer.
cli-hint-length-range = De kortste route telt { $least } tot { $most } zetten.
cli-hint-more = --degree { $degree } vertelt meer; de laatste graad is { $most }.
cli-hint-robots = Robots die bewegen: { $robots }. Degene die het doel bereikt: { $active }.
cli-hint-stop-centre = Wat hem op het doel stopt: het midden, aan de { $side }kant.
cli-hint-stop-frame = Wat hem op het doel stopt: de rand van het bord, aan de { $side }kant.
cli-hint-stop-robot = Wat hem op het doel stopt: robot { $robot }, aan de { $side }kant.
cli-hint-stop-wall = Wat hem op het doel stopt: een muur, aan de { $side }kant.
cli-interrupted = onderbroken
cli-rating = Moeilijkheid: { $level } van 5
cli-replay-bid = Bod van plaats { $seat }: { $number }
cli-replay-call = Bod van plaats { $seat }: { $number }
cli-replay-head = Spel { $game }, plaatsen: { $seats }, handelingen: { $plies }
cli-replay-no-chip = Er ligt op dit moment geen fiche open.
cli-replay-no-drawing = Van spel { $game } is hier geen tekening; --json geeft de stand.
cli-replay-no-target = Er is nu geen doel gegooid; de robot staat op { $start }.
cli-replay-out = Plaats { $seat }: robots buiten { $robots }, weg te gaan { $way }
cli-replay-points = Ronde { $round }, plaats { $seat }: punten over { $points }
cli-replay-seat = Plaats { $seat }: fiches { $chips }, zetten { $moves }
cli-replay-tile = Tegel { $number } van { $most }: plaats { $seat }
cli-replay-tokens = Plaats { $seat }: fiches { $tokens }
cli-result-seat = Plaats { $seat }: punten { $points }, rang { $rank }
cli-route-fails = De route bereikt het doel niet.
cli-route-solves = De route bereikt het doel.
cli-searching = zoekt al { $seconds } s, Ctrl-C stopt
cli-show-position = Positie: { $position }
cli-show-target = Doel: { $target }
cli-solve-count = Kortste routes: { $count }
cli-solve-cut = Alleen de eerste { $most } routes staan hier; --most vraagt er meer.
cli-solve-effort = Moeite: { $nodes } knopen, { $milliseconds } ms, oplosser { $solver }
cli-solve-line = Route: { $line }
cli-solve-optimal = Minimum: { $length } (bewezen)
cli-solve-stopped = Gestopt bij een grens: nog geen route gevonden; een kortere dan { $bound } bestaat niet.
cli-solve-stopped-best = Gestopt bij een grens: beste route tot nu toe { $length }; een kortere dan { $bound } bestaat niet.
cli-solve-unsolvable = Er is geen route naar het doel (bewezen).
cli-svg-dice = Micro Robots: { $target }
cli-svg-dice-solved = Micro Robots: { $target }; route van lengte { $moves }
cli-svg-robots = Robots: { $places }.
cli-svg-route = Route: { $route }.
cli-svg-rows = Dobbelstenen per rij, van boven af: { $rows }.
cli-svg-title = Ricochet Robots: { $target }
cli-svg-title-solved = { $moves ->
    [one] Ricochet Robots: { $target }, opgelost in één zet
   *[other] Ricochet Robots: { $target }, opgelost in { $moves } zetten
}
cli-target-circle = { $robot } naar de cirkel op { $cell }
cli-target-field = { $target }, vanaf { $start }
cli-target-field-via = { $target }, vanaf { $start }, met tussendoel { $waypoint }
cli-target-hexagon = { $robot } naar de zeshoek op { $cell }
cli-target-plain = { $robot } naar { $cell }
cli-target-square = { $robot } naar het vierkant op { $cell }
cli-target-triangle = { $robot } naar de driehoek op { $cell }
cli-target-vortex = { $robot } naar de draaikolk op { $cell }
cli-verify-game = Spel: { $game }, versie { $rules } van de regels
cli-verify-hash = Hash: { $hash }
cli-verify-plies = Handelingen: { $plies }, tijd { $time }
cli-verify-proved = Het verslag is heel en bewijst zijn uitslag.
cli-verify-running = Het verslag is heel zover het gaat; het spel is niet voorbij.

## doctor

cli-doctor-boards = Gedrukte borden: { $value }
cli-doctor-box-characters = Kadertekens: { $value }
cli-doctor-colours = Kleuren: { $value }
cli-doctor-columns = Kolommen: { $value }
cli-doctor-cores = Kernen: { $value }
cli-doctor-encoding = Codering: { $value }
cli-doctor-kernel = Eigen kern: { $value }
cli-doctor-kernel-not-built = niet gebouwd; installeer carom opnieuw waar een C++-compiler of het pakket ziglang is
cli-doctor-kernel-not-loadable = gebouwd, maar dit systeem kan hem niet laden; installeer carom hier opnieuw
cli-doctor-kernel-other-version = gebouwd voor een andere versie van carom; installeer carom opnieuw
cli-doctor-kernel-ready = klaar
cli-doctor-language = Taal: { $value }
cli-doctor-python = Python: { $value }
cli-doctor-solver = Oplosser die antwoordt: { $value }
cli-doctor-system = Systeem: { $value }
cli-doctor-version = carom: { $value }

## serve

cli-serve = Tafels in de browser aanbieden, voor vrienden op dit netwerk of op internet.
cli-opt-host = Adres om op te luisteren; 127.0.0.1 laat alleen deze machine toe.
cli-opt-port = Poort om op te luisteren; 0 neemt een vrije.
cli-opt-database = Bestand, sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM; anders een eigen bestand.
cli-opt-public-url = Adres waarop men de server bereikt, zoals https://play.example.org.
cli-opt-keep-days = Tafels verwijderen waar zo veel dagen niets gebeurd is.
cli-opt-trusted-proxies = Adressen, met komma’s, van proxy’s die op hun woord geloofd worden over het adres van een client.
cli-opt-graceful-shutdown = Seconden die verzoeken krijgen om af te lopen als de server stopt.
cli-opt-open = De site in de browser openen.
cli-serve-ready = carom staat op { $address }
cli-serve-database = Tafels staan in { $database }
cli-serve-stop = Stop met Ctrl-C; tafels en plaatsen blijven bewaard.
cli-doctor-web-client = Webclient gebouwd: { $value }
cli-doctor-postgresql-driver = Driver voor PostgreSQL: { $value }
cli-doctor-fast-event-loop = Snelle event loop: { $value }

## join

cli-join = Vanuit deze terminal plaatsnemen aan een tafel van iemand anders.
cli-arg-table = Adres van de tafel, zoals http://192.168.1.5:8123/t/abc234.
cli-opt-name = Naam aan de tafel; anders je gebruikersnaam.
cli-opt-watch = Alleen kijken, zonder plaats.
cli-replay-card = Kaart: { $card }
cli-replay-holds = Plaats { $seat }: kaarten { $cards }, punten { $points }
cli-replay-treasures = Schatten: { $names }
cli-replay-turn = Beurt { $number }: plaats { $seat }
cli-solve-turns = Beurten met een perfect geheugen: { $turns }, keer schuiven: { $slides }
cli-svg-box = Ramses: { $target }
cli-svg-box-solved = Ramses: { $target }; keer schuiven: { $moves }
cli-svg-spaces = Vakken per rij, van boven af: { $rows }.
cli-target-no-treasure = geen schat; het open vak is { $hole }
cli-target-treasure = { $treasure }; het open vak is { $hole }
cli-hint-leaving = Volgorde waarin de robots buiten komen: { $robots }
cli-hint-turns = Minste beurten: { $length }
cli-hint-turns-least = Er zijn minstens { $least } beurten nodig.
cli-hint-turns-range = Er zijn { $least } tot { $most } beurten nodig.
cli-solve-in-turns = Het minimum telt beurten van { $points } punten; de andere robots staan stil.
cli-svg-factory = 1, 2, 3… robot!: { $target }
cli-svg-squares = Vakken per rij, van boven: { $rows }.
cli-target-all-out = alle robots zijn buiten ({ $colour })
cli-target-out = robots die buiten moeten: { $robots }; weg te gaan: { $way }
cli-way-none = geen, er is geen weg naar buiten
cli-way-some = { $steps }; geen weg naar buiten voor { $robots }
