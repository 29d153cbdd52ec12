# Ramses op de site: wat er gaande is, wat er is gebeurd en waarom, wat men mag doen.

ramses-all-shown = Het bord toont waar elke schat ligt.
ramses-board-help = In je beurt schuift een pijltoets de piramide aan die kant van het open vak erin. Shift met pijltoetsen, of pijltoetsen op elk ander moment, gaan van vak naar vak; Enter schuift de piramide waarop je staat.
ramses-can-slide = kan schuiven
ramses-card =
    { $count ->
        [one] { $treasure }, { $count } punt
       *[other] { $treasure }, { $count } punten
    }
ramses-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
ramses-cards-left =
    { $count ->
        [one] nog { $count } kaart
       *[other] nog { $count } kaarten
    }
ramses-demo = Een doos met piramides: vier ervan schuiven na elkaar, tot de kat tevoorschijn komt.
ramses-ending-left = was er niet
ramses-ending-mummy = mummie
ramses-ending-out = uit het spel
ramses-ending-risk_failed = risico mislukt
ramses-ending-stopped = gestopt
ramses-ending-timed_out = tijd om
ramses-ending-too_long = alle schuiven op
ramses-ending-wrong = verkeerde schat
ramses-event-card-end = Daar is de sfinx.
ramses-event-card-gift = Een geschenk voor { $name }.
ramses-event-card-mirage = Een fata morgana: { $name } trekt een kaart van de vorige speler, als die er een heeft.
ramses-event-card-mummy = Daar is een mummie.
ramses-event-card-risk = Een risico voor { $name }.
ramses-event-card-storm = Een zandstorm!
ramses-event-covered = De schatten zijn bedekt.
ramses-event-empty = { $name } vindt hier niets.
ramses-event-found = { $name } wint een kaart: { $card }.
ramses-event-gift = { $name } moet { $other } een kaart geven: { $card }.
ramses-event-given = { $name } geeft { $other } een kaart: { $card }.
ramses-event-left = { $name } is er niet, dus de beurt eindigt.
ramses-event-mirage = Van { $name } naar { $other }: { $card }.
ramses-event-mummy = De mummie beëindigt de beurt van { $name }.
ramses-event-named = { $name } noemt: { $treasure }.
ramses-event-out = In de laatste stapel ligt { $name } na een verkeerde schat uit het spel; de punten blijven.
ramses-event-risk_failed = Het risico van { $name } is mislukt.
ramses-event-risk_won = { $name } heeft beide gevonden en houdt de risicokaart.
ramses-event-stopped = { $name } stopt hier.
ramses-event-timed_out = De tijd van { $name } is om.
ramses-event-too_long = { $name } heeft zo vaak geschoven als in een beurt mag.
ramses-event-uncovered = { $name } vindt: { $treasure }.
ramses-event-wrong = Niet wat werd gezocht: { $treasure }. De beurt van { $name } eindigt.
ramses-give-title = Geef een kaart weg
ramses-give-to = { $treasure } voor { $name }
ramses-give-which = Welke kaart
ramses-hand = Gewonnen kaarten
ramses-hint-first = Schuif een piramide naast het open vak.
ramses-hint-gift = Vind een willekeurige schat: wie er een kaart van heeft, geeft je er een.
ramses-hint-giving = Kies de kaart en wie hem krijgt.
ramses-hint-may-stop = Tot nu toe geschoven: { $slides }. Ga door of stop hier.
ramses-hint-naming = Je gaat naar de ene en dan naar de andere.
ramses-hint-on = Tot nu toe geschoven: { $slides }.
ramses-hint-other = Tot nu toe geschoven: { $slides }. Onthoud wat je ziet!
ramses-hint-over = Goed gespeeld!
ramses-hint-preview = Daarna bedekken piramides ze. { $name } begint.
ramses-hint-risk = Er mag geen andere schat tevoorschijn komen.
ramses-is-out = eruit
ramses-name-about = Vind de eerste, dan de tweede, en geen andere: de kaart is van jou en telt voor 3.
ramses-name-send = Eerst: { $first }. Dan: { $second }.
ramses-name-title = Noem twee schatten
ramses-news = Wat er net is gebeurd
ramses-no-news = Nog niets.
ramses-no-pyramid-there = Aan die kant is geen piramide.
ramses-not-beside = Die piramide ligt niet naast het open vak.
ramses-nothing = geen schat
ramses-open = het open vak
ramses-other-gift = Een geschenk: { $name } zoekt een willekeurige schat
ramses-other-giving = { $name } geeft een kaart weg
ramses-other-naming = Een risico: { $name } noemt twee schatten
ramses-other-risk = Een risico: { $name } gaat naar { $treasure }
ramses-other-search = { $name } zoekt: { $treasure }
ramses-own-gift = Een geschenk: vind een willekeurige schat
ramses-own-giving = Het risico is mislukt: geef een kaart weg
ramses-own-naming = Een risico: noem twee schatten
ramses-own-risk = Een risico: ga naar { $treasure }
ramses-own-search = Jouw beurt. Vind: { $treasure }
ramses-pile = { $number } van { $stacks }: { $count }
ramses-piles = Gedekte kaarten
ramses-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
ramses-preview = Kijk goed: wat ligt waar?
ramses-preview-hidden = De spelers bekijken de schatten
ramses-pyramid = piramide
ramses-ready = Ik heb genoeg gezien
ramses-replay-later = Terugkijken kan zodra het spel voorbij is.
ramses-shown = Het bord toont
ramses-shown-all = Alle schatten
ramses-shown-seen = Wat de spelers zagen
ramses-sits-out = slaat een beurt over
ramses-slides = { $count } keer geschoven
ramses-solo =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { $turns ->
        [one] in { $turns } beurt.
       *[other] in { $turns } beurten.
    }
ramses-stop = Hier stoppen
ramses-turn-number = Beurt { $number }
ramses-turn-preview = De schatten bekijken
ramses-turned-1 = Het bord is een kwartslag rechtsom gedraaid: wat boven lag, ligt nu rechts.
ramses-turned-2 = Het bord is een halve slag gedraaid: wat boven lag, ligt nu onder, en wat links lag, ligt rechts.
ramses-turns = Beurten
ramses-waiting = De anderen kijken nog.
