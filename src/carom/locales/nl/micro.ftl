# Micro Robots: wat er gaande is, wat er gebeurde en waarom.

micro-call =
    { $number ->
        [one] { $name } biedt { $number } zet
       *[other] { $name } biedt { $number } zetten
    }
micro-rival = { $name } bood { $number }, { $ms } ms te laat
micro-rival-equal = { $name } bood { $number } op hetzelfde moment

micro-trial-solved = { $name } heeft het getoond: { $route }
micro-trial-wrong_end = { $name } heeft alle { $number } gedaan en staat niet op het doel
micro-trial-waypoint_missed = { $name } staat op het doel, maar stopte niet op het tussendoel
micro-trial-not_in_line = { $name } ging naar { $field }, dat niet op één lijn ligt
micro-trial-shares_neither = { $name } ging naar { $field }, dat noch de kleur noch het getal heeft
micro-trial-given_up = { $name } stopte na { $made } van { $number }
micro-trial-timed_out = De tijd van { $name } is om
micro-trial-left = { $name } is er niet

micro-penalty-fewest = { $receiver } heeft de minste fiches en krijgt er een van { $giver }
micro-penalty-next_seat = Minste fiches: { $fewest }; { $receiver } zit het eerst na { $giver } en krijgt er een
micro-penalty-chosen = Minste fiches: { $fewest }; { $giver } geeft er een aan { $receiver }
micro-penalty-no_token = { $giver } heeft geen fiche te geven
micro-penalty-nobody_else = Er is niemand anders om een fiche te krijgen
micro-penalty-giver_has_fewest = { $giver } heeft de minste fiches en houdt ze

micro-round-won = { $name } krijgt een fiche
micro-round-failed = Niemand krijgt een fiche; de robot gaat naar het doel
micro-round-skipped = Een ander doel was gewenst; de robot blijft
micro-round-no_call = Niemand bood op tijd; de robot blijft

micro-phase-ready = Klaar voor het volgende doel?
micro-phase-thinking = Wie vindt een weg? Het eerste bod telt
micro-phase-trial =
    { $number ->
        [one] { $name } toont een weg van precies { $number } zet
       *[other] { $name } toont een weg van precies { $number } zetten
    }
micro-phase-choosing = { $name } kiest wie een fiche krijgt: { $fewest }

micro-end-tokens = Genoeg fiches om te winnen
micro-end-stock = De laatste fiche is uitgedeeld
micro-end-rounds = Dat was de laatste ronde

## Op de site

micro-board-help = Tijdens het tonen springen de pijltoetsen tussen de verlichte vakken en gaat Enter erheen; een letter en een cijfer zoals G3 gaan er meteen heen. Shift en pijltoetsen, of de pijltoetsen op elk ander moment, gaan van vak naar vak.
micro-call-about = Het eerste bod telt; daarna moet je precies zoveel zetten tonen.
micro-call-number =
    { $number ->
        [one] Bied { $number } zet
       *[other] Bied { $number } zetten
    }
micro-call-other = Een ander getal
micro-call-pad = Aantallen zetten
micro-call-send = Bied
micro-call-title = Bied je zetten
micro-called = Bod:
micro-chosen = { $field }. Enter gaat erheen.
micro-colour-B = blauw
micro-colour-G = groen
micro-colour-P = roze
micro-colour-R = rood
micro-colour-W = wit
micro-colour-Y = geel
micro-demo = Een bord met 36 dobbelstenen: in zes sprongen gaat de robot van rood 2 naar geel 6.
micro-fault-no_field = Een vak heet naar kleur en cijfer: R, B, Y, G, P of W, dan 1 tot 6.
micro-fault-no_field_there = Geen verlicht vak die kant op.
micro-fault-not_in_line = Dat vak ligt in een andere rij en een andere kolom.
micro-fault-same_field = De robot staat daar al.
micro-fault-shares_neither = Dat vak heeft noch de kleur noch het cijfer van het vak van de robot.
micro-field = { $colour } { $number }
micro-fields = Vakken waar de robot heen kan
micro-give = Wie krijgt de fiche?
micro-give-to = Een fiche voor { $name }
micro-goal =
    { $count ->
        [one] { $count } fiche wint.
       *[other] { $count } fiches winnen.
    }
micro-hint-choosing = Verscheidene hebben de minste fiches.
micro-hint-entrances = De laatste zet komt van: { $fields }.
micro-hint-failed = Je hebt je poging gehad; anderen mogen nog bieden.
micro-hint-halves = { $before } tot het tussendoel, dan { $after } tot het doel.
micro-hint-over = Goed gespeeld!
micro-hint-ready = De dobbelstenen rollen als iedereen klaar is. Klaar: { $count }.
micro-hint-thinking = Bied zodra je een weg ziet.
micro-last-round = Ronde { $number }: { $words }
micro-lit = de robot kan erheen
micro-made = { $made } van { $number } zetten gedaan
micro-own-choice = Kies wie je fiche krijgt
micro-own-trial =
    { $number ->
        [one] Jouw beurt: toon precies { $number } zet
       *[other] Jouw beurt: toon precies { $number } zetten
    }
micro-photo = Fotofinish
micro-reset = Robot terug naar de start
micro-robot = de robot
micro-roll = Klaar: werp de dobbelstenen
micro-roll-now = Werp ze nu
micro-round-begins = Ronde { $number }.
micro-round-of = Ronde { $number } van { $count }
micro-said-move = Naar { $field }, { $made } van { $number }.
micro-skip = Een ander doel, graag
micro-waited = We hebben lang genoeg gewacht
micro-solo =
    { $count ->
        [one] { $count } doel bereikt
       *[other] { $count } doelen bereikt
    } { $rounds ->
        [one] in { $rounds } ronde.
       *[other] in { $rounds } ronden.
    }
micro-start = de start
micro-starts-on = De robot start op { $field }.
micro-stock =
    { $count ->
        [one] nog { $count } fiche
       *[other] nog { $count } fiches
    }
micro-target = het doel
micro-task = Van { $start } naar { $target }.
micro-task-via = Van { $start } over { $via } naar { $target }.
micro-tokens =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
micro-tool-no-waypoint = Tussendoel wegnemen
micro-tool-robot = Robot
micro-tool-robot-hint = Tik op het startvak van de robot, of sleep hem erheen.
micro-tool-target = Doel
micro-tool-target-hint = Tik op het vak dat bereikt moet worden, of sleep het doel erheen.
micro-tool-try = Proberen
micro-tool-try-hint = Tik op een verlicht vak, pijltoets en Enter, of typ de naam.
micro-tool-waypoint = Tussendoel
micro-tool-waypoint-hint = Tik op het vak waar de robot eerst moet stoppen.
micro-type = Typ een vak, zoals G3
micro-walks-check = Kijk
micro-walks-least = Kleinste even en oneven bod dat te tonen is: { $calls }.
micro-walks-none =
    { $number ->
        [one] Een bod van { $number } zet is niet te tonen.
       *[other] Een bod van { $number } zetten is niet te tonen.
    }
micro-walks-some =
    { $count ->
        [one] Een bod van { $number } is op één manier te tonen.
       *[other] Een bod van { $number } is op { $count } manieren te tonen.
    }
micro-walks-title = Is dit bod te tonen?
micro-walks-very-many = Een bod van { $number } is op heel veel manieren te tonen.
micro-wants-other = wil een ander
micro-waypoint = het tussendoel
