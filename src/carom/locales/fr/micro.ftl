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

## Sur le site

micro-board-help = Pendant la démonstration, les flèches sautent d’une case allumée à l’autre et Entrée y va ; une lettre et un chiffre comme G3 y vont tout de suite. Maj et flèches, ou les flèches à tout autre moment, vont de case en case.
micro-call-about = La première annonce compte ; il faut alors montrer exactement autant de coups.
micro-call-number =
    { $number ->
        [one] Annoncer { $number } coup
       *[other] Annoncer { $number } coups
    }
micro-call-other = Un autre nombre
micro-call-pad = Nombres de coups
micro-call-send = Annoncer
micro-call-title = Annoncez vos coups
micro-called = Annonce :
micro-chosen = { $field }. Entrée y va.
micro-colour-B = bleu
micro-colour-G = vert
micro-colour-P = rose
micro-colour-R = rouge
micro-colour-W = blanc
micro-colour-Y = jaune
micro-demo = Un plateau de 36 dés : en six sauts, le robot va de rouge 2 à jaune 6.
micro-fault-no_field = Une case se nomme par sa couleur et son chiffre : R, B, Y, G, P ou W, puis 1 à 6.
micro-fault-no_field_there = Pas de case allumée de ce côté.
micro-fault-not_in_line = Cette case est dans une autre rangée et une autre colonne.
micro-fault-same_field = Le robot y est déjà.
micro-fault-shares_neither = Cette case n’a ni la couleur ni le chiffre de celle où est le robot.
micro-field = { $colour } { $number }
micro-fields = Cases où le robot peut aller
micro-give = Qui reçoit le jeton ?
micro-give-to = Un jeton pour { $name }
micro-goal =
    { $count ->
        [one] { $count } jeton fait gagner.
       *[other] { $count } jetons font gagner.
    }
micro-hint-choosing = Plusieurs ont le moins de jetons.
micro-hint-entrances = Le dernier coup vient de : { $fields }.
micro-hint-failed = Vous avez eu votre essai ; les autres peuvent encore annoncer.
micro-hint-halves = { $before } jusqu’à l’étape, puis { $after } jusqu’à la cible.
micro-hint-over = Bien joué !
micro-hint-ready = Les dés roulent quand tout le monde est prêt. Prêts : { $count }.
micro-hint-thinking = Annoncez dès que vous voyez un chemin.
micro-last-round = Manche { $number } : { $words }
micro-lit = le robot peut y aller
micro-made =
    { $made ->
        [one] { $made } coup fait sur { $number }
       *[other] { $made } coups faits sur { $number }
    }
micro-own-choice = Choisissez qui reçoit votre jeton
micro-own-trial =
    { $number ->
        [one] À vous : montrez exactement { $number } coup
       *[other] À vous : montrez exactement { $number } coups
    }
micro-photo = Photo d’arrivée
micro-reset = Robot au départ
micro-robot = le robot
micro-roll = Prêt : lancer les dés
micro-roll-now = Lancer maintenant
micro-round-begins = Manche { $number }.
micro-round-of = Manche { $number } sur { $count }
micro-said-move = Vers { $field }, { $made } sur { $number }.
micro-skip = Une autre cible, svp
micro-waited = Nous avons assez attendu
micro-solo =
    { $count ->
        [one] { $count } cible atteinte
       *[other] { $count } cibles atteintes
    } { $rounds ->
        [one] en { $rounds } manche.
       *[other] en { $rounds } manches.
    }
micro-start = le départ
micro-starts-on = Le robot part de { $field }.
micro-stock =
    { $count ->
        [one] reste { $count } jeton
       *[other] restent { $count } jetons
    }
micro-target = la cible
micro-task = De { $start } à { $target }.
micro-task-via = De { $start } par { $via } à { $target }.
micro-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
micro-tool-no-waypoint = Enlever l’étape
micro-tool-robot = Robot
micro-tool-robot-hint = Touchez la case de départ du robot, ou glissez-le.
micro-tool-target = Cible
micro-tool-target-hint = Touchez la case à atteindre, ou glissez la cible.
micro-tool-try = Essayer
micro-tool-try-hint = Touchez une case allumée, flèche et Entrée, ou tapez son nom.
micro-tool-waypoint = Étape
micro-tool-waypoint-hint = Touchez la case où le robot doit d’abord s’arrêter.
micro-type = Tapez une case, comme G3
micro-walks-check = Vérifier
micro-walks-least = Plus petites annonces paire et impaire possibles : { $calls }.
micro-walks-none =
    { $number ->
        [one] Une annonce de { $number } coup est impossible à montrer.
       *[other] Une annonce de { $number } coups est impossible à montrer.
    }
micro-walks-some =
    { $count ->
        [one] Une annonce de { $number } se montre d’une seule façon.
       *[other] Une annonce de { $number } se montre de { $count } façons.
    }
micro-walks-title = Cette annonce est-elle possible ?
micro-walks-very-many = Une annonce de { $number } se montre de très nombreuses façons.
micro-wants-other = en veut une autre
micro-waypoint = l’étape
