# Micro Robots : ce qui se passe, ce qui s’est passé et pourquoi.

micro-call =
    { $number ->
        [one] { $name } annonce { $number } coup
       *[other] { $name } annonce { $number } coups
    }
micro-rival = { $name } annonce { $number }, { $ms } ms trop tard
micro-rival-equal = { $name } annonce { $number } au même instant

micro-trial-solved = { $name } l’a montré : { $route }
micro-trial-wrong_end = { $name } a fait ses { $number } et n’est pas sur la cible
micro-trial-waypoint_missed = { $name } est sur la cible, mais sans s’être arrêté à l’étape
micro-trial-not_in_line = { $name } va sur { $field }, qui n’est pas en ligne
micro-trial-shares_neither = { $name } va sur { $field }, qui n’a ni la couleur ni la valeur
micro-trial-given_up = { $name } s’arrête après { $made } sur { $number }
micro-trial-timed_out = Le temps de { $name } est écoulé
micro-trial-left = { $name } n’est pas là

micro-penalty-fewest = { $receiver } a le moins de jetons et en reçoit un de { $giver }
micro-penalty-next_seat = Le moins de jetons : { $fewest } ; { $receiver } vient juste après { $giver } et en reçoit un
micro-penalty-chosen = Le moins de jetons : { $fewest } ; { $giver } en donne un à { $receiver }
micro-penalty-no_token = { $giver } n’a pas de jeton à donner
micro-penalty-nobody_else = Personne d’autre n’est là pour recevoir un jeton
micro-penalty-giver_has_fewest = { $giver } a le moins de jetons et les garde

micro-round-won = { $name } reçoit un jeton
micro-round-failed = Personne ne reçoit de jeton ; le robot va sur la cible
micro-round-skipped = Une autre cible a été demandée ; le robot reste
micro-round-no_call = Personne n’a annoncé à temps ; le robot reste

micro-phase-ready = Prêts pour la cible suivante ?
micro-phase-thinking = Qui trouve un chemin ? La première annonce compte
micro-phase-trial =
    { $number ->
        [one] { $name } montre un chemin d’exactement { $number } coup
       *[other] { $name } montre un chemin d’exactement { $number } coups
    }
micro-phase-choosing = { $name } choisit qui reçoit un jeton : { $fewest }

micro-end-tokens = Assez de jetons pour gagner
micro-end-stock = Le dernier jeton a été distribué
micro-end-rounds = C’était la dernière manche
