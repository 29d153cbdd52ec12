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

web-game = Jeu
web-game-escape = 1, 2, 3… robot !
web-game-micro = Micro Robots
web-game-ramses = Ramses
web-game-ricochet = Ricochet Robots
web-hero = Quatre jeux de chemins : à trouver, à barrer, à retenir.
web-join = Rejoindre
web-join-code = Code ou lien d’une table
web-join-fault = Ce n’est pas le code d’une table.
web-join-title = Rejoindre une table
web-lead = Ricochet Robots, Micro Robots, 1, 2, 3… robot ! et Ramses : ouvrez une table, envoyez le lien, jouez ensemble dans le navigateur. Ni compte ni installation, et tout se revoit coup par coup.
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
web-copy-yourself = Le texte est sélectionné : copiez-le vous-même.
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
web-way-E = est
web-way-N = nord
web-way-S = sud
web-way-W = ouest

## Game

web-opens-round = ouvre chaque manche
web-when-later = dans { $count } tours
web-when-next = ensuite
web-when-now = maintenant
web-clock = Sablier
web-give-up = Abandonner
web-go-on = Continuer
web-has-spoken = prêt
web-has-waited = ne veut plus attendre
web-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-players = Joueurs
web-ranking = Classement
web-rematch = Rejouer
web-next-table = Vers la partie suivante
web-replay = Revoir la partie
web-review = Revoir
web-review-of = Manche { $number }
web-round-number = Manche { $number }
web-route = Coups joués
web-scratch = Votre plateau d’essai : personne ne le voit
web-scratch-solved = Résolu, sur votre plateau d’essai
web-seconds-left =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }
web-sentence = { $words }.
web-show-way = Montrez votre chemin
web-spectating = Vous regardez.
web-stage = Ce qui se passe
web-undo = Annuler

## Looking again

web-all-ways = Les { $count } chemins
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
web-position = Position
web-position-copied = Position copiée
web-puzzle-reached =
    { $count ->
        [one] Cible atteinte en { $count } coup.
       *[other] Cible atteinte en { $count } coups.
    }
web-puzzle-there = Vous y êtes
web-read = Lire
web-tool = Outil
