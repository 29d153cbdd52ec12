# Ricochet Robots on the site: the board, rounds, bids and ways.

## First page

ricochet-demo = Un petit plateau : en six coups de trois robots, le rouge atteint son triangle.

## Board

ricochet-board-help = Les flèches mènent de case en case. La lettre d’un robot le choisit, les flèches le déplacent alors, Échap le relâche.
ricochet-cell-closed = fermée
ricochet-cell-diagonal = diagonale : { $robot }
ricochet-cell-goal = cible : { $target }
ricochet-cell-stop = arrêt possible
ricochet-cell-token = départ : { $robot }
ricochet-cell-walls = murs : { $sides }
ricochet-colour-any = n’importe quel robot
ricochet-colour-b = bleu
ricochet-colour-g = vert
ricochet-colour-r = rouge
ricochet-colour-y = jaune
ricochet-robot-b = robot bleu
ricochet-robot-g = robot vert
ricochet-robot-k = robot neutre
ricochet-robot-r = robot rouge
ricochet-robot-t = robot transparent
ricochet-robot-y = robot jaune
ricochet-symbol-circle = cercle
ricochet-symbol-hexagon = hexagone
ricochet-symbol-plain = cible
ricochet-symbol-square = carré
ricochet-symbol-triangle = triangle
ricochet-symbol-vortex = tourbillon, n’importe quel robot
ricochet-target-name = { $symbol }, { $colour }

## Game

ricochet-bid = Annoncer
ricochet-bid-any = Chaque coup de chaque robot compte.
ricochet-bid-most = Nouvelle annonce : { $number } au plus.
ricochet-bid-moves = Coups
ricochet-bid-of = Annonce :
ricochet-bid-own = Votre annonce : { $number }.
ricochet-chip-back = Personne : le jeton retourne dans la pile.
ricochet-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
ricochet-digit-back = Effacer le dernier chiffre
ricochet-digits = Chiffres
ricochet-done-bidding = Je n’annonce plus
ricochet-face-down =
    { $count ->
        [one] { $count } jeton caché
       *[other] { $count } jetons cachés
    }
ricochet-look = { $name } montre un chemin. Regardez le plateau.
ricochet-move-wrong = Ce coup est impossible. La lettre d’un robot et une direction, par exemple rE.
ricochet-moves-of = { $spent } sur { $most }
ricochet-next-bidder = Au suivant : { $name }
ricochet-passes = À travers les murs
ricochet-place-robot = Touchez une case pour y poser le robot suivant.
ricochet-place-wait = Les robots sont mis en place.
ricochet-quota =
    { $count ->
        [one] { $count } jeton pour gagner
       *[other] { $count } jetons pour gagner
    }
ricochet-reset = Remettre tous les robots
ricochet-robots = Robots
ricochet-round-failed = Manche { $number } : personne n’a montré de chemin.
ricochet-round-no_bid = Manche { $number } : aucune annonce.
ricochet-round-skipped = Manche { $number } : échangée.
ricochet-round-won = Manche { $number } : { $name }
ricochet-said-bid = { $name } annonce { $number }.
ricochet-said-chip = Nouvelle cible : { $target }, en { $cell }.
ricochet-said-move = { $robot } en { $cell }.
ricochet-skip-chip = Changer de jeton
ricochet-waited = Nous avons assez attendu
ricochet-wants-other = en veut un autre
ricochet-solo-moves = Total de vos coups : { $count }
ricochet-stage-bidding =
    { $bid ->
        [one] { $bid } coup : { $name }
       *[other] { $bid } coups : { $name }
    }
ricochet-stage-bidding-hint = Qui dit mieux ? On annonce tant que le sable coule.
ricochet-stage-last-call = Toujours aucune annonce
ricochet-stage-last-call-hint = Quand le sable aura coulé, on change de jeton.
ricochet-stage-over = La partie est finie
ricochet-stage-over-hint = Bien joué !
ricochet-stage-own-trial = À vous : montrez-le en { $bid }
ricochet-stage-own-trial-hint =
    { $spent ->
        [one] Choisissez un robot, puis lancez-le. { $spent } coup joué sur { $bid }.
       *[other] Choisissez un robot, puis lancez-le. { $spent } coups joués sur { $bid }.
    }
ricochet-stage-placing = Où placer les robots ?
ricochet-stage-placing-hint = Chacun est posé une fois.
ricochet-stage-ready = Prêts pour le prochain jeton ?
ricochet-stage-ready-hint = Il est retourné quand tout le monde est prêt. Prêts : { $count }.
ricochet-stage-thinking = Tout le monde réfléchit
ricochet-stage-thinking-hint = En combien de coups ? La première annonce retourne le sablier.
ricochet-stage-trial =
    { $bid ->
        [one] { $name } montre { $bid } coup
       *[other] { $name } montre { $bid } coups
    }
ricochet-stage-trial-hint =
    { $spent ->
        [one] { $spent } coup joué sur { $bid }.
       *[other] { $spent } coups joués sur { $bid }.
    }
ricochet-takes-chip = { $name } prend le jeton
ricochet-trial-failed = { $name } n’y est pas arrivé
ricochet-trial-given_up = { $name } abandonne
ricochet-trial-left = { $name } n’est pas là
ricochet-trial-solved = { $name } l’a montré !
ricochet-trial-timed_out = Temps écoulé pour { $name }
ricochet-turn-up = Prêt : retourner le jeton
ricochet-turn-up-now = Retourner tout de suite
ricochet-type-move = Écrire un coup, par exemple rE
ricochet-ways = Directions

## Looking again

ricochet-bid-was = Annonce { $number }
ricochet-step-start = Départ des robots.

## Puzzle board

ricochet-hint-robots = Ceux qui bougent : { $robots }.
ricochet-hint-stop-centre = À la fin, le centre arrête le robot (côté { $side }).
ricochet-hint-stop-frame = À la fin, le bord du plateau arrête le robot (côté { $side }).
ricochet-hint-stop-robot = À la fin, un autre l’arrête : { $robot } (côté { $side }).
ricochet-hint-stop-wall = À la fin, un mur arrête le robot (côté { $side }).
ricochet-robots-and-rules = Robots et règles
ricochet-robots-put = Faites glisser un robot sur le plateau, ou choisissez-le ici puis touchez une case.
ricochet-robots-toggle = Touchez pour ajouter ou enlever un robot.
ricochet-target-for = Cible pour
ricochet-tool-robots = Poser les robots
ricochet-tool-robots-hint = Faites glisser les robots où vous voulez. Au clavier : Entrée sur un robot, puis Entrée sur sa nouvelle case.
ricochet-tool-target = Cible
ricochet-tool-target-hint = Touchez la case à atteindre, ou allez-y et appuyez sur Entrée.
ricochet-tool-try = Essayer
ricochet-tool-try-hint = Touchez un robot et glissez, ou tapez sa lettre puis une flèche.
ricochet-tool-walls = Murs
ricochet-tool-walls-hint = Touchez le côté d’une case pour y mettre ou enlever un mur. Au clavier : allez sur la case, puis Maj et une flèche ; Entrée montre ses côtés en dessous.
ricochet-wall-gone = Pas de mur en { $cell }, { $side }.
ricochet-wall-set = Mur en { $cell }, { $side }.
ricochet-walls-of = Murs de { $cell }
