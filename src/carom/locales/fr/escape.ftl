# 1, 2, 3… robot! on the site: plan, turns, cameras, and why somebody is frozen.

escape-robot = robot { $number } ({ $name })
escape-frozen = { $robot } en { $cell } est immobilisé : { $name } a activé la caméra en { $camera }, tournée vers { $heading }, qui l’a vu.
escape-is-frozen = { $robot } en { $cell } est immobilisé : une caméra l’a vu.
escape-is-out = { $robot } s’est échappé.
escape-stands = { $robot } est en { $cell }, à { $steps } pas de la sortie.
escape-stands-shut-in = { $robot } est en { $cell } ; aucun chemin ne mène de là à la sortie.

escape-step-activate = La caméra { $cell } est activée et voit { $robots }
escape-step-move = { $robot } va vers { $way } en { $cell }
escape-step-nobody = La caméra { $cell } est activée et ne voit personne de nouveau
escape-step-out = { $robot } s’est échappé !
escape-step-place_camera = Une caméra est placée en { $cell }, tournée vers { $heading }
escape-step-take_eye = { $robot } en { $cell } perd son œil
escape-step-turn_camera = La caméra { $cell } est tournée vers { $heading }

escape-said-lay = { $name } pose la tuile { $tile } à la place { $place }.
escape-said-undo = { $name } revient d’un pas en arrière.

## What is going on

escape-end-escaped = Les trois robots sont dehors !
escape-end-idle = Plus personne n’a bougé depuis trop longtemps
escape-end-max_rounds = C’était la dernière manche
escape-hint-build = Tuile { $number } sur 10. Au moins un chemin doit continuer.
escape-hint-done = Tous les points sont dépensés : terminez votre tour, ou annulez quelque chose.
escape-hint-number = Tuile { $number } sur 10.
escape-hint-over = Bien joué !
escape-hint-points = Points restants : { $points } sur 3.
escape-hint-private = Vous verrez le tour une fois terminé.
escape-hint-turn = Points restants : { $points } sur 3. Marchez, ôtez un œil, placez ou tournez une caméra, activez-en une.
escape-own-build = Posez une tuile de l’usine
escape-own-turn = C’est votre tour
escape-phase-build = { $name } pose une tuile
escape-phase-turn = C’est le tour de { $name }

## The board

escape-arrow-E = →
escape-arrow-N = ↑
escape-arrow-NE = ↗
escape-arrow-NW = ↖
escape-arrow-S = ↓
escape-arrow-SE = ↘
escape-arrow-SW = ↙
escape-arrow-W = ←
escape-board-help = Les flèches vont de case en case, Entrée choisit. À votre tour, 1, 2 et 3 choisissent un robot, C la caméra suivante, R la tourne, A l’active, X ôte un œil, U annule, un point termine le tour. Quand vous tenez quelque chose, les flèches le déplacent, et Maj avec les flèches va de case en case.
escape-cell-aim = visée depuis ici
escape-cell-camera = caméra tournée vers { $heading }
escape-cell-corridor = couloir
escape-cell-deposit = dépôt
escape-cell-empty = place vide { $place }
escape-cell-exit = sortie
escape-cell-fits = place { $place }, la tuile convient ici
escape-cell-frozen = { $robot }, immobilisé
escape-cell-seen = vue par la caméra
escape-cell-target = votre robot peut y aller
escape-cell-wall = mur
escape-demo = Un robot traverse une usine ; une caméra est placée, tournée et activée et immobilise tous les robots qu’elle voit.
escape-heading-E = l’est
escape-heading-N = le nord
escape-heading-NE = le nord-est
escape-heading-NW = le nord-ouest
escape-heading-S = le sud
escape-heading-SE = le sud-est
escape-heading-SW = le sud-ouest
escape-heading-W = l’ouest

## Laying the plan

escape-choose-place = Choisissez maintenant une place éclairée.
escape-choose-tile = Choisissez une tuile.
escape-fits-not-there = La tuile ne va pas à cet endroit, quel que soit son sens.
escape-fits-nowhere = Cette tuile ne convient nulle part pour l’instant.
escape-no-tile-way = La tuile ne va à aucun autre endroit vers { $way }.
escape-lay = Poser ici
escape-over-place = Tuile { $tile } au-dessus de la place { $place }, portes : { $doors }
escape-place = Place { $place }
escape-place-taken = Une tuile s’y trouve déjà.
escape-places = Places où elle convient
escape-tile = Tuile { $tile }
escape-tiles = Tuiles
escape-turn-tile = Tourner

## A turn

escape-activate = Activer
escape-aim = Caméra visée
escape-camera = Caméra { $cell }, tournée vers { $heading }
escape-camera-here = Nouvelle caméra en { $cell }, tournée vers { $heading }
escape-cameras = Caméras
escape-end-turn = Terminer le tour
escape-headings = Orientations
escape-look = Touchez un robot ou une caméra pour savoir où il en est.
escape-new-camera =
    { $count ->
        [one] Nouvelle caméra ({ $count } restante)
       *[other] Nouvelle caméra ({ $count } restantes)
    }
escape-no-hung-way = Aucune caméra n’est accrochée plus loin vers { $way }.
escape-no-new-way = Il n’y a plus de mur libre vers { $way }.
escape-own-robot = Robot { $number }
escape-own-robots = Vos robots
escape-pad = Votre tour
escape-pad-look = Robots et caméras
escape-place-camera = La placer
escape-place-first = Une fois placée, vous pouvez l’activer, pour un autre point.
escape-points =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }
escape-shift = La déplacer
escape-state-frozen = immobilisé
escape-state-out = échappé
escape-take-eye = Ôter l’œil
escape-turn-camera = La tourner ainsi
escape-turn-first = Tournez-la d’abord ainsi, puis vous pourrez l’activer.
escape-used-activate = Une caméra a déjà été activée dans ce tour.
escape-used-camera = Une caméra a déjà été placée ou tournée dans ce tour.
escape-used-take_eye = Un œil a déjà été ôté dans ce tour.
escape-ways = Directions
escape-would-nobody = Elle n’immobiliserait personne.
escape-would-see = Elle immobiliserait { $robots }.

## Players and what has happened

escape-after-rounds =
    { $count ->
        [one] Après { $count } manche.
       *[other] Après { $count } manches.
    }
escape-building =
    { $number ->
        [one] { $number } tuile posée sur 10
       *[other] { $number } tuiles posées sur 10
    }
escape-frozen-count = immobilisés : { $count }
escape-head-out = Robots sortis
escape-idle =
    { $number ->
        [one] Aucun robot n’a bougé depuis { $number } manche sur { $count }.
       *[other] Aucun robot n’a bougé depuis { $number } manches sur { $count }.
    }
escape-last-turn = Dernier tour : { $name }
escape-no-step = Rien n’a été fait.
escape-no-way-left = pas de chemin de sortie
escape-out =
    { $count ->
        [one] { $count } robot sorti
       *[other] { $count } robots sortis
    }
escape-turns-begin = Le tour de { $name } commence.
escape-watch-turns = Revoir les derniers tours
escape-some-way-left = encore { $steps } pas, et pas de sortie pour { $robots }
escape-way-left = encore { $steps } pas
