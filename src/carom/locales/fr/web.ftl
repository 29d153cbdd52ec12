# The pages of the site.

## Every page

web-close = Fermer
web-home = Accueil
web-keys = Les touches agissent depuis toute la page
web-keys-hint = Lettre du robot puis flèche, chiffres pour annoncer. À désactiver si ces touches vous gênent.
web-language = Langue
web-load-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
web-loading = Chargement…
web-missing = Rien ne s’arrête ici
web-missing-text = Il n’y a pas de page à cette adresse.
web-motion = Mouvement
web-motion-auto = Comme l’appareil
web-motion-full = Complet
web-motion-still = Immobile
web-nav = Pages
web-no-game = Ce jeu ne peut pas être affiché
web-no-game-text = Le serveur a ici un jeu que cette page ne connaît pas. Rechargez la page.
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-rules = Règles
web-server-fault = Le serveur a commis une erreur. Réessayez dans un instant.
web-settings = Réglages
web-skip = Aller au contenu
web-solve = Résoudre
web-sound = Son
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-dark = Sombres
web-theme-light = Claires
web-thinking-for = Réflexion depuis
web-title-landing = Accueil
web-title-missing = Introuvable
web-title-replay = Revoir la partie
web-title-rules = Règles
web-title-solve = Résoudre une position
web-title-table = Table

## First page

web-demo = Un petit plateau : en six coups de trois robots, le rouge atteint son triangle.
web-game = Jeu
web-game-escape = 1, 2, 3… robot !
web-game-micro = Micro Robots
web-game-ramses = Ramsès
web-game-ricochet = Ricochet Robots
web-hero = Quatre jeux de chemins : à trouver, à barrer, à retenir.
web-join = Rejoindre
web-join-code = Code ou lien d’une table
web-join-fault = Ce n’est pas le code d’une table.
web-join-title = Rejoindre une table
web-lead = Ricochet Robots, Micro Robots, 1, 2, 3… robot ! et Ramsès : ouvrez une table, envoyez le lien, jouez ensemble dans le navigateur. Ni compte ni installation, et tout se revoit coup par coup.
web-more-options = Plus d’options
web-name = Votre nom
web-name-default = Joueur
web-new-table = Nouvelle table
web-option-group-actions = Cartes Action
web-option-group-bids = Annonces
web-option-group-board = Plateau
web-option-group-cameras = Caméras
web-option-group-chips = Jetons
web-option-group-clocks = Sabliers
web-option-group-end = Fin de la partie
web-option-group-memory = Mémoire
web-option-group-moves = Robots et coups
web-option-group-other = Autres
web-option-group-plan = Usine
web-option-group-tokens = Jetons
web-option-group-turns = Tours
web-options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
web-play-alone = Jouer seul
web-preset = Règles
web-recent = Vos tables
web-rules-lead = Illustrées, sur une page.
web-rules-title = Comment jouer
web-solve-lead = Composez une position : nombre de coups, indices, tous les chemins les plus courts.
web-solve-title = Résoudre une position

## Door and lobby

web-add-bot = Ajouter un joueur artificiel
web-add-bot-level = Artificiel : { $level }
web-bot-easy = facile
web-bot-hard = fort
web-bot-medium = moyen
web-bot-name = Artificiel { $number }, { $level }
web-bot-random = au hasard
web-closed = La table ne peut pas être ouverte
web-code = Code :
web-come-back = Revenir
web-commitment = Empreinte du hasard, fixée avant le début :
web-copied = Lien copié
web-copy = Copier le lien
web-copy-yourself = Le lien est sélectionné : copiez-le vous-même.
web-door-lobby = La partie n’a pas encore commencé.
web-door-playing = La partie est en cours. Vous pouvez encore vous joindre à elle, ou regarder.
web-host = hôte
web-i-am-ready = Je suis prêt
web-invite = Inviter
web-link = Lien de cette table
web-make-host = Nommer { $name } hôte
web-no-table = Cette table n’existe plus
web-no-table-text = Le lien est faux, ou personne n’a joué ici depuis longtemps.
web-not-ready = pas prêt
web-pause = Pause
web-paused = Pause : tous les sabliers sont arrêtés.
web-presence-lost = ligne perdue
web-presence-removed = retiré
web-presence-stood = parti
web-qr = Code QR
web-qr-of = Code QR de { $url }
web-ready = prêt
web-reconnecting = Connexion perdue. Reconnexion…
web-remove = Retirer { $name }
web-resume = Reprendre
web-seats = À la table
web-share = Partager
web-sit = S’asseoir
web-someone = Quelqu’un
web-stand = Quitter la table
web-start = Commencer
web-start-alone = Commencer seul
web-superseded = Cette place est ouverte dans un autre onglet ou sur un autre appareil.
web-table-tools = Table
web-take-over = Jouer ici
web-waiting-others = On attend les autres : envoyez-leur le lien.
web-waiting-ready =
    { $count ->
        [0] Tout le monde est prêt.
        [one] On attend une personne.
       *[other] On attend { $count } personnes.
    }
web-watch = Regarder
web-what-is-played = Ce qui se joue
web-you = vous
web-you-stood = Vous avez quitté la table.

## Chat

web-chat = Discussion
web-chat-empty = Rien n’a encore été dit.
web-chat-lines = Ce qui a été dit
web-chat-switch-off = Couper la discussion
web-chat-switch-on = Ouvrir la discussion
web-chat-write = Écrire un message
web-phrase-again = Encore une !
web-phrase-almost = Presque !
web-phrase-brb = Je reviens
web-phrase-hello = Bonjour !
web-phrase-nice = Joli !
web-phrase-oops = Oups
web-phrase-thinking = Je réfléchis…
web-phrase-well_played = Bien joué !
web-phrases = Phrases toutes faites
web-send = Envoyer

## Board

web-board = Plateau
web-board-help = Les flèches mènent de case en case. La lettre d’un robot le choisit, les flèches le déplacent alors, Échap le relâche.
web-cell-closed = fermée
web-cell-diagonal = diagonale : { $robot }
web-cell-goal = cible : { $target }
web-cell-stop = arrêt possible
web-cell-token = départ : { $robot }
web-cell-walls = murs : { $sides }
web-colour-any = tous les robots
web-colour-b = bleu
web-colour-g = vert
web-colour-r = rouge
web-colour-y = jaune
web-robot-b = robot bleu
web-robot-g = robot vert
web-robot-k = robot neutre
web-robot-r = robot rouge
web-robot-t = robot transparent
web-robot-y = robot jaune
web-symbol-circle = cercle
web-symbol-hexagon = hexagone
web-symbol-plain = cible
web-symbol-square = carré
web-symbol-triangle = triangle
web-symbol-vortex = tourbillon, tous les robots
web-target-name = { $symbol }, { $colour }
web-way-E = est
web-way-N = nord
web-way-S = sud
web-way-W = ouest

## Game

web-opens-round = ouvre chaque manche
web-when-later = dans { $count } tours
web-when-next = ensuite
web-when-now = maintenant
web-bid = Annoncer
web-bid-any = Chaque coup de chaque robot compte.
web-bid-most = Nouvelle annonce : { $number } au plus.
web-bid-moves = Coups
web-bid-of = Annonce :
web-bid-own = Votre annonce : { $number }.
web-chip-back = Personne : le jeton retourne dans la pile.
web-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
web-clock = Sablier
web-digit-back = Effacer le dernier chiffre
web-digits = Chiffres
web-done-bidding = Je n’annonce plus
web-face-down =
    { $count ->
        [one] { $count } jeton caché
       *[other] { $count } jetons cachés
    }
web-give-up = Abandonner
web-go-on = Continuer
web-has-spoken = prêt
web-look = { $name } montre un chemin. Regardez le plateau.
web-move-wrong = Ce coup est impossible. La lettre d’un robot et une direction, par exemple rE.
web-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-moves-of = { $spent } sur { $most }
web-next-bidder = Au suivant : { $name }
web-passes = À travers les murs
web-place-robot = Touchez une case pour y poser le robot suivant.
web-place-wait = Les robots sont mis en place.
web-players = Joueurs
web-quota =
    { $count ->
        [one] { $count } jeton pour gagner
       *[other] { $count } jetons pour gagner
    }
web-ranking = Classement
web-rematch = Rejouer
web-next-table = Vers la partie suivante
web-replay = Revoir la partie
web-reset = Remettre tous les robots
web-review = Revoir
web-review-of = Manche { $number }
web-robots = Robots
web-round-failed = Manche { $number } : personne n’a montré de chemin.
web-round-no_bid = Manche { $number } : aucune annonce.
web-round-number = Manche { $number }
web-round-skipped = Manche { $number } : échangée.
web-round-won = Manche { $number } : { $name }
web-route = Coups joués
web-said-bid = { $name } annonce { $number }.
web-said-chip = Nouvelle cible : { $target }, en { $cell }.
web-said-move = { $robot } en { $cell }.
web-scratch = Votre plateau d’essai : personne ne le voit
web-scratch-solved = Résolu, sur votre plateau d’essai
web-seconds-left =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }
web-show-way = Montrez votre chemin
web-skip-chip = Changer de jeton
web-solo-moves = Total de vos coups : { $count }
web-spectating = Vous regardez.
web-stage = Ce qui se passe
web-stage-bidding =
    { $bid ->
        [one] { $bid } coup : { $name }
       *[other] { $bid } coups : { $name }
    }
web-stage-bidding-hint = Qui dit mieux ? On annonce tant que le sable coule.
web-stage-last-call = Toujours aucune annonce
web-stage-last-call-hint = Quand le sable aura coulé, on change de jeton.
web-stage-over = La partie est finie
web-stage-over-hint = Bien joué !
web-stage-own-trial = À vous : montrez-le en { $bid }
web-stage-own-trial-hint = Choisissez un robot, puis lancez-le. { $spent } coups joués sur { $bid }.
web-stage-placing = Où placer les robots ?
web-stage-placing-hint = Chacun est posé une fois.
web-stage-ready = Prêts pour le prochain jeton ?
web-stage-ready-hint = Il est retourné quand tout le monde est prêt. Prêts : { $count }.
web-stage-thinking = Tout le monde réfléchit
web-stage-thinking-hint = En combien de coups ? La première annonce retourne le sablier.
web-stage-trial =
    { $bid ->
        [one] { $name } montre { $bid } coup
       *[other] { $name } montre { $bid } coups
    }
web-stage-trial-hint = { $spent } coups joués sur { $bid }.
web-takes-chip = { $name } prend le jeton
web-trial-failed = { $name } n’y est pas arrivé
web-trial-given_up = { $name } abandonne
web-trial-left = { $name } n’est pas là
web-trial-solved = { $name } l’a montré !
web-trial-timed_out = Temps écoulé pour { $name }
web-turn-up = Prêt : retourner le jeton
web-turn-up-now = Retourner tout de suite
web-type-move = Écrire un coup, par exemple rE
web-undo = Reprendre
web-ways = Directions

## Looking again

web-all-ways = Les { $count } chemins
web-bid-was = Annonce { $number }
web-no-rounds = Aucune manche n’est encore finie.
web-record = Partie en fichier
web-review-later = Les chemins restent secrets tant que la même position peut revenir.
web-rounds = Manches
web-searching = Recherche…
web-shortest-ways = Chemins les plus courts
web-step = Étape
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-play = Lire
web-step-start = Départ des robots.
web-stopped = La recherche a été arrêtée. Aucun chemin n’est plus court que { $bound }.
web-to-table = À la table
web-unsolvable = Il n’y a aucun chemin.
web-way-count =
    { $count ->
        [one] et une seule façon
       *[other] et { $count } façons
    }
web-ways-cut = Seuls les { $count } premiers chemins sont montrés.

## Puzzle board

web-answers = Solutions
web-back-to-board = Retour au plateau
web-copy-position = Copier la position
web-draw-position = Nouvelle position
web-find-ways = Montrer l’optimum
web-hint = Indice
web-hint-at-least =
    { $least ->
        [one] Il faut au moins { $least } coup.
       *[other] Il faut au moins { $least } coups.
    }
web-hint-first = Le premier coup est { $move }.
web-hint-length =
    { $count ->
        [one] { $count } coup suffit.
       *[other] { $count } coups suffisent.
    }
web-hint-line = Le chemin entier : { $line }
web-hint-range = Il faut entre { $least } et { $most } coups.
web-hint-robots = Ceux qui bougent : { $robots }.
web-hint-stop-centre = À la fin, le centre arrête le robot (côté { $side }).
web-hint-stop-frame = À la fin, le bord du plateau arrête le robot (côté { $side }).
web-hint-stop-robot = À la fin, un autre l’arrête : { $robot } (côté { $side }).
web-hint-stop-wall = À la fin, un mur arrête le robot (côté { $side }).
web-position = Position
web-position-copied = Position copiée
web-puzzle-reached =
    { $count ->
        [one] Cible atteinte en { $count } coup.
       *[other] Cible atteinte en { $count } coups.
    }
web-puzzle-there = Vous y êtes
web-read = Lire
web-robots-and-rules = Robots et règles
web-robots-put = Faites glisser un robot sur le plateau, ou choisissez-le ici puis touchez une case.
web-robots-toggle = Touchez pour ajouter ou enlever un robot.
web-target-for = Cible pour
web-tool = Outil
web-tool-robots = Poser les robots
web-tool-robots-hint = Faites glisser les robots où vous voulez. Au clavier : Entrée sur un robot, puis Entrée sur sa nouvelle case.
web-tool-target = Cible
web-tool-target-hint = Touchez la case à atteindre, ou allez-y et appuyez sur Entrée.
web-tool-try = Essayer
web-tool-try-hint = Touchez un robot et glissez, ou tapez sa lettre puis une flèche.
web-tool-walls = Murs
web-tool-walls-hint = Touchez le côté d’une case pour y mettre ou enlever un mur. Au clavier : allez sur la case, puis Maj et une flèche ; Entrée montre ses côtés en dessous.
web-wall-gone = Pas de mur en { $cell }, { $side }.
web-wall-set = Mur en { $cell }, { $side }.
web-walls-of = Murs de { $cell }
