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
