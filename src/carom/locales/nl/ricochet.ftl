# Ricochet Robots on the site: the board, rounds, bids and ways.

## First page

ricochet-demo = Een klein speelbord: met zes zetten van drie robots bereikt rood zijn driehoek.

## Board

ricochet-board-help = Pijltoetsen gaan van vak naar vak. De letter van een robot kiest hem, pijltoetsen laten hem dan rijden, Escape laat hem los.
ricochet-cell-closed = dicht
ricochet-cell-diagonal = diagonaal van de { $robot }
ricochet-cell-goal = doel: { $target }
ricochet-cell-stop = kan hier stoppen
ricochet-cell-token = start van de { $robot }
ricochet-cell-walls = muren: { $sides }
ricochet-colour-any = elke robot
ricochet-colour-b = blauw
ricochet-colour-g = groen
ricochet-colour-r = rood
ricochet-colour-y = geel
ricochet-robot-b = blauwe robot
ricochet-robot-g = groene robot
ricochet-robot-k = neutrale robot
ricochet-robot-r = rode robot
ricochet-robot-t = doorzichtige robot
ricochet-robot-y = gele robot
ricochet-symbol-circle = cirkel
ricochet-symbol-hexagon = zeshoek
ricochet-symbol-plain = doel
ricochet-symbol-square = vierkant
ricochet-symbol-triangle = driehoek
ricochet-symbol-vortex = draaikolk, elke robot
ricochet-target-name = { $symbol }, { $colour }

## Game

ricochet-bid = Bieden
ricochet-bid-any = Elke zet van elke robot telt.
ricochet-bid-most = Nieuw bod: hoogstens { $number }.
ricochet-bid-moves = Zetten
ricochet-bid-of = Bod:
ricochet-bid-own = Jouw bod: { $number }.
ricochet-chip-back = Niemand: de fiche gaat terug.
ricochet-chips =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
ricochet-digit-back = Laatste cijfer wissen
ricochet-digits = Cijfers
ricochet-done-bidding = Ik bied niet meer
ricochet-face-down =
    { $count ->
        [one] { $count } fiche gedekt
       *[other] { $count } fiches gedekt
    }
ricochet-look = { $name } laat een weg zien. Kijk naar het bord.
ricochet-move-wrong = Die zet kan niet. De letter van een robot en een richting, zoals rE.
ricochet-moves-of = { $spent } van { $most }
ricochet-next-bidder = Nu: { $name }
ricochet-passes = Door muren
ricochet-place-robot = Tik op een vak om de volgende robot neer te zetten.
ricochet-place-wait = De robots worden neergezet.
ricochet-quota =
    { $count ->
        [one] { $count } fiche wint
       *[other] { $count } fiches winnen
    }
ricochet-reset = Alle robots terug
ricochet-robots = Robots
ricochet-round-failed = Ronde { $number }: niemand liet een weg zien.
ricochet-round-no_bid = Ronde { $number }: niemand bood.
ricochet-round-skipped = Ronde { $number }: gewisseld.
ricochet-round-won = Ronde { $number }: { $name }
ricochet-said-bid = { $name } biedt { $number }.
ricochet-said-chip = Nieuw doel: { $target }, op { $cell }.
ricochet-said-move = { $robot } naar { $cell }.
ricochet-skip-chip = Andere fiche
ricochet-waited = We hebben lang genoeg gewacht
ricochet-wants-other = wil een andere
ricochet-solo-moves = Al je zetten: { $count }
ricochet-stage-bidding =
    { $bid ->
        [one] { $bid } zet: { $name }
       *[other] { $bid } zetten: { $name }
    }
ricochet-stage-bidding-hint = Wie kan het in minder? Bieden kan tot het zand op is.
ricochet-stage-last-call = Nog geen bod
ricochet-stage-last-call-hint = Als het zand op is, komt er een andere fiche.
ricochet-stage-over = Het spel is afgelopen
ricochet-stage-over-hint = Goed gespeeld!
ricochet-stage-own-trial = Jij bent: laat het zien in { $bid }
ricochet-stage-own-trial-hint = Kies een robot en stuur hem weg. { $spent } van { $bid } zetten gedaan.
ricochet-stage-placing = Waar komen de robots?
ricochet-stage-placing-hint = Elke robot wordt één keer neergezet.
ricochet-stage-ready = Klaar voor de volgende fiche?
ricochet-stage-ready-hint = Hij wordt omgedraaid als iedereen klaar is. Klaar: { $count }.
ricochet-stage-thinking = Iedereen denkt na
ricochet-stage-thinking-hint = In hoeveel zetten? Het eerste bod draait de zandloper om.
ricochet-stage-trial =
    { $bid ->
        [one] { $name } laat { $bid } zet zien
       *[other] { $name } laat { $bid } zetten zien
    }
ricochet-stage-trial-hint = { $spent } van { $bid } zetten gedaan.
ricochet-takes-chip = { $name } pakt de fiche
ricochet-trial-failed = { $name } kwam er niet
ricochet-trial-given_up = { $name } geeft op
ricochet-trial-left = { $name } is er niet
ricochet-trial-solved = { $name } heeft het laten zien!
ricochet-trial-timed_out = De tijd is om voor { $name }
ricochet-turn-up = Klaar: draai de fiche om
ricochet-turn-up-now = Nu omdraaien
ricochet-type-move = Typ een zet, zoals rE
ricochet-ways = Richtingen

## Looking again

ricochet-bid-was = Bod { $number }
ricochet-step-start = Waar de robots beginnen.

## Puzzle board

ricochet-hint-robots = Deze bewegen: { $robots }.
ricochet-hint-stop-centre = Aan het eind stopt het midden de robot, aan de kant { $side }.
ricochet-hint-stop-frame = Aan het eind stopt de rand van het bord de robot, aan de kant { $side }.
ricochet-hint-stop-robot = Aan het eind stopt een andere hem: { $robot }, aan de kant { $side }.
ricochet-hint-stop-wall = Aan het eind stopt een muur de robot, aan de kant { $side }.
ricochet-robots-and-rules = Robots en regels
ricochet-robots-put = Sleep een robot over het bord, of kies hem hier en tik op een vak.
ricochet-robots-toggle = Druk om een robot toe te voegen of weg te halen.
ricochet-target-for = Doel voor
ricochet-tool-robots = Robots zetten
ricochet-tool-robots-hint = Sleep robots naar elk vak. Met toetsen: Enter op een robot, dan Enter op het nieuwe vak.
ricochet-tool-target = Doel
ricochet-tool-target-hint = Tik op het vak dat bereikt moet worden, of ga erheen en druk op Enter.
ricochet-tool-try = Proberen
ricochet-tool-try-hint = Druk op een robot en veeg, of gebruik zijn letter en de pijltoetsen.
ricochet-tool-walls = Muren
ricochet-tool-walls-hint = Tik op de zijkant van een vak voor een muur, of haal hem weg. Met toetsen: ga naar het vak, dan Shift en een pijl; Enter toont de zijden eronder.
ricochet-wall-gone = Geen muur bij { $cell }, { $side }.
ricochet-wall-set = Muur bij { $cell }, { $side }.
ricochet-walls-of = Muren van { $cell }
