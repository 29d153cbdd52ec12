# 1, 2, 3… robot! on the site: plan, turns, cameras, and why somebody is frozen.

escape-robot = robot { $number } van { $name }
escape-frozen = { $robot } op { $cell } is bevroren: { $name } activeerde de camera op { $camera }, die naar { $heading } keek en hem zag.
escape-is-frozen = { $robot } op { $cell } is bevroren: een camera heeft hem gezien.
escape-is-out = { $robot } is ontsnapt.
escape-stands =
    { $steps ->
        [one] { $robot } staat op { $cell }, { $steps } stap van de uitgang.
       *[other] { $robot } staat op { $cell }, { $steps } stappen van de uitgang.
    }
escape-stands-shut-in = { $robot } staat op { $cell }; vandaar leidt geen weg naar de uitgang.

escape-step-activate = Camera { $cell } wordt geactiveerd en ziet { $robots }
escape-step-move = { $robot } gaat naar { $way }, naar { $cell }
escape-step-nobody = Camera { $cell } wordt geactiveerd en ziet niemand nieuw
escape-step-out = { $robot } is ontsnapt!
escape-step-place_camera = Op { $cell } komt een camera die naar { $heading } kijkt
escape-step-take_eye = { $robot } op { $cell } raakt zijn oog kwijt
escape-step-turn_camera = Camera { $cell } wordt naar { $heading } gedraaid

escape-said-lay = { $name } legt tegel { $tile } op plaats { $place }.
escape-said-undo = { $name } neemt een stap terug.

## What is going on

escape-end-escaped = Alle drie de robots zijn buiten!
escape-end-idle = Te lang heeft niemand bewogen
escape-end-max_rounds = Dat was de laatste ronde
escape-hint-build = Tegel { $number } van 10. Ten minste één pad moet doorlopen.
escape-hint-done = Alle punten zijn op: beëindig je beurt of neem iets terug.
escape-hint-number = Tegel { $number } van 10.
escape-hint-over = Goed gespeeld!
escape-hint-points = Punten over: { $points } van 3.
escape-hint-private = Je ziet de beurt zodra die voorbij is.
escape-hint-turn = Punten over: { $points } van 3. Loop, haal een oog weg, plaats of draai een camera, activeer er een.
escape-own-build = Leg een tegel van de fabriek
escape-own-turn = Jij bent aan de beurt
escape-phase-build = { $name } legt een tegel
escape-phase-turn = { $name } is aan de beurt

## The board

escape-arrow-E = →
escape-arrow-N = ↑
escape-arrow-NE = ↗
escape-arrow-NW = ↖
escape-arrow-S = ↓
escape-arrow-SE = ↘
escape-arrow-SW = ↙
escape-arrow-W = ←
escape-board-help = Pijltoetsen gaan van vak naar vak, Enter kiest. In je beurt kiezen 1, 2 en 3 een robot, C de volgende camera, R draait die, A activeert die, X haalt een oog weg, U neemt terug, een punt beëindigt de beurt. Met iets in de hand verplaatsen de pijltoetsen dat, en Shift met pijltoetsen gaat van vak naar vak.
escape-cell-aim = hiervandaan gericht
escape-cell-camera = camera die naar { $heading } kijkt
escape-cell-corridor = gang
escape-cell-deposit = magazijn
escape-cell-empty = lege plaats { $place }
escape-cell-exit = uitgang
escape-cell-fits = plaats { $place }, de tegel past hier
escape-cell-frozen = { $robot }, bevroren
escape-cell-seen = gezien door de camera
escape-cell-target = je robot kan daarheen
escape-cell-wall = muur
escape-demo = Een robot loopt door een fabriek; een camera wordt geplaatst, gedraaid en geactiveerd en bevriest elke robot die hij ziet.
escape-heading-E = het oosten
escape-heading-N = het noorden
escape-heading-NE = het noordoosten
escape-heading-NW = het noordwesten
escape-heading-S = het zuiden
escape-heading-SE = het zuidoosten
escape-heading-SW = het zuidwesten
escape-heading-W = het westen

## Laying the plan

escape-choose-place = Kies nu een verlichte plaats.
escape-choose-tile = Kies een tegel.
escape-fits-not-there = De tegel past niet op die plek, hoe je hem ook draait.
escape-fits-nowhere = Deze tegel past nu nergens.
escape-no-tile-way = Verder naar { $way } past de tegel nergens meer.
escape-lay = Hier leggen
escape-over-place = Tegel { $tile } boven plaats { $place }, deuren: { $doors }
escape-place = Plaats { $place }
escape-place-taken = Daar ligt al een tegel.
escape-places = Plaatsen waar hij past
escape-tile = Tegel { $tile }
escape-tiles = Tegels
escape-turn-tile = Draaien

## A turn

escape-activate = Activeren
escape-aim = Gerichte camera
escape-camera = Camera { $cell }, kijkt naar { $heading }
escape-camera-here = Nieuwe camera op { $cell }, kijkt naar { $heading }
escape-cameras = Camera’s
escape-end-turn = Beurt beëindigen
escape-headings = Richtingen van de camera
escape-look = Druk op een robot of een camera om te zien hoe het ermee staat.
escape-new-camera = Nieuwe camera (nog { $count })
escape-no-hung-way = Verder naar { $way } hangt geen camera.
escape-no-new-way = Verder naar { $way } is geen vrije muur meer.
escape-own-robot = Robot { $number }
escape-own-robots = Jouw robots
escape-pad = Jouw beurt
escape-pad-look = Robots en camera’s
escape-place-camera = Plaatsen
escape-place-first = Als hij er hangt, kun je hem voor nog een punt activeren.
escape-points =
    { $points ->
        [one] { $points } punt over
       *[other] { $points } punten over
    }
escape-shift = Verschuiven
escape-state-frozen = bevroren
escape-state-out = ontsnapt
escape-take-eye = Oog weghalen
escape-turn-camera = Zo draaien
escape-turn-first = Draai hem eerst zo, dan kun je hem activeren.
escape-used-activate = In deze beurt is al een camera geactiveerd.
escape-used-camera = In deze beurt is al een camera geplaatst of gedraaid.
escape-used-take_eye = In deze beurt is al een oog weggehaald.
escape-ways = Richtingen
escape-would-nobody = Hij zou niemand bevriezen.
escape-would-see = Hij zou { $robots } bevriezen.

## Players and what has happened

escape-after-rounds =
    { $count ->
        [one] Na { $count } ronde.
       *[other] Na { $count } rondes.
    }
escape-building = { $number } van 10 tegels gelegd
escape-frozen-count = bevroren: { $count }
escape-head-out = Robots buiten
escape-idle = Al { $number } van { $count } rondes heeft geen robot bewogen.
escape-last-turn = Laatste beurt: { $name }
escape-no-step = Er is niets gedaan.
escape-no-way-left = geen weg naar buiten
escape-out =
    { $count ->
        [one] { $count } robot buiten
       *[other] { $count } robots buiten
    }
escape-turns-begin = De beurt van { $name } begint.
escape-watch-turns = Laatste beurten bekijken
escape-some-way-left =
    { $steps ->
        [one] nog { $steps } stap, en voor { $robots } geen weg naar buiten
       *[other] nog { $steps } stappen, en voor { $robots } geen weg naar buiten
    }
escape-way-left =
    { $steps ->
        [one] nog { $steps } stap
       *[other] nog { $steps } stappen
    }
