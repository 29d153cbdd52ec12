# La ligne de commande : pages d'aide, légendes, remarques.

## Pages d'aide

cli-carom = carom : jouer, résoudre et étudier Ricochet Robots et sa famille.
cli-carom-about =
    carom play ricochet             jouer dans ce terminal
    carom solve POSITION            trouver et dessiner un chemin minimal
    carom board --random            créer une position

    POSITION est un code comme r1_1A4B3B2B_ro3bn12gb3ya1_bd10_5, le nom d’un fichier, - pour l’entrée standard, ou l’une des formes décrites à la page des notations : JSON, plateau dessiné, identifiant DriftingDroids, faits ASP, PDDL.
cli-opt-allow-host = Nom sous lequel on peut aussi joindre le serveur, comme play.example.org ; une fois par nom.
cli-play = Jouer une partie dans ce terminal.
cli-solve = Trouver un chemin minimal jusqu’à la cible et le dessiner.
cli-solve-about = La réponse dit si elle est prouvée. Code de sortie : 0 minimum prouvé, 1 absence de chemin prouvée, 3 arrêt à une limite avant la preuve.
cli-hints = Donner des indices vers un chemin minimal, du plus discret au plus net.
cli-board = Dessiner une position, ou en créer une.
cli-board-about =
    La position est donnée, ou créée d’après les options ; ce qu’elles laissent ouvert est tiré de la graine.

    carom board --printed 1A4B3B2B --robots "rb3 gn12 be14 yl4" --target "rd10"
    carom board --free 12x20 --walls 20 --seed today
    carom board --game micro --expert --seed today
    carom board --game escape --seed today
cli-verify = Vérifier qu’un enregistrement de partie prouve son propre résultat.
cli-replay = Montrer un enregistrement de partie coup par coup.
cli-doctor = Dire ce qui est installé et quel solveur répond.
cli-usage = Utilisation : { $words }
cli-word-command = COMMANDE
cli-word-options = OPTIONS
cli-word-yes = oui
cli-word-no = non
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-choices = Au choix : { $choices }.
cli-help-default = Par défaut : { $value }.
cli-flag-help = Montrer cette page.
cli-flag-version = Montrer la version.
cli-arg-game = Jeu à jouer.
cli-arg-position = Code, fichier, - pour l’entrée standard, ou texte d’une position.
cli-arg-record = Fichier d’un enregistrement de partie, - pour l’entrée standard.
cli-opt-all = Énumérer tous les chemins minimaux.
cli-opt-as = Écrire la position sous cette forme au lieu de la dessiner.
cli-opt-bot = Niveau d’un joueur artificiel qui joue aussi, par exemple easy ; une fois par joueur.
cli-opt-call = Micro Robots : dire si une annonce d’exactement ce nombre de coups peut être prouvée, et montrer un chemin.
cli-opt-count = Compter tous les chemins minimaux.
cli-opt-degree = Ce qu’il faut révéler, de 1 à 6 : de la fourchette de longueur au chemin entier.
cli-opt-expert = Micro Robots : tirer une telle case au sort.
cli-opt-extra-robot = Robots en plus des quatre de couleur.
cli-opt-free = Plateau inventé : aux murs aléatoires, lignes x colonnes de 2x2 à 32x32, par exemple 16x16 ; pour Micro Robots, dés posés au hasard, 6x6.
cli-opt-game = Jeu dont on crée une position ; ricochet par défaut.
cli-opt-ghost-landing = Le robot transparent peut-il s’arrêter sur un symbole de couleur ? strict : non.
cli-opt-ghost-passes = Murs que le robot transparent peut traverser en un coup.
cli-opt-json = Répondre par un objet JSON.
cli-opt-lang = Langue : en, fr, nl, it ou zh-Hant.
cli-opt-limit-mb = S’arrêter quand les tables de la recherche prennent plus de mégaoctets que cela.
cli-opt-limit-nodes = S’arrêter après ce nombre de nœuds ; se répète à l’identique sur toute machine.
cli-opt-limit-seconds = S’arrêter après ce nombre de secondes.
cli-opt-most = Énumérer au plus ce nombre de chemins.
cli-opt-option = Changer une option des règles, par exemple clock_s=90 ; peut être répété.
cli-opt-play-record = Écrire l’enregistrement de la partie dans ce fichier à la fin.
cli-opt-play-seed = Texte qui décide de tout hasard ; le même texte donne la même partie.
cli-opt-player = Nom d’un joueur ; une fois par joueur, jusqu’à 9 avec les joueurs artificiels.
cli-opt-ply = Montrer l’état après ce nombre d’actions.
cli-opt-preset = Jeu de règles du jeu choisi, par exemple classic, tournament, beginner ou solo.
cli-opt-printed = Plateau imprimé : quatre quadrants dans le sens horaire à partir du nord-ouest, par exemple 1A4B3B2B ; pour Micro Robots, quatre tuiles d’un côté, par exemple B1N2N3N4N ; pour 1, 2, 3… robot !, le code d’un plan.
cli-opt-random = Créer une position au hasard.
cli-opt-rebound = Un robot peut-il repartir droit en arrière ?
cli-opt-record-seed = Graine d’un enregistrement qui la garde secrète.
cli-opt-running = Accepter un enregistrement qui s’arrête avant la fin de la partie.
cli-opt-ricochet = Le robot actif doit-il tourner ? turn : oui ; no_one_move : un chemin d’un seul coup ne compte pas ; none : non.
cli-opt-robots = Robots et leurs cases, par exemple "rb3 gn12 be14 yl4" ; pour Micro Robots, le départ, par exemple W6 ; pour 1, 2, 3… robot !, les cases de trois, par exemple "c8 h8E x" (E : œil, x : sorti).
cli-opt-route = Coups à dessiner, par exemple "rE bS rN".
cli-opt-seed = Texte qui décide de ce qui reste ouvert ; le même texte donne la même position.
cli-opt-side = Micro Robots : côté des quatre tuiles imprimées.
cli-opt-solver = Quel solveur répond ; auto prend le plus rapide qui soit là.
cli-opt-svg = Écrire une image SVG dans ce fichier (- pour la sortie standard).
cli-opt-target = Robot et case, par exemple "rd10" ; * désigne n’importe quel robot ; pour Micro Robots, une case, par exemple G3.
cli-opt-theme = Couleurs de l’image.
cli-opt-walls = Part des côtés intérieurs d’un plateau libre qui sont des murs.
cli-opt-waypoint = Micro Robots : case où s’arrêter avant la cible, par exemple P3.

## Ce que montrent les commandes

cli-call-not = Une annonce de { $call } ne peut pas être prouvée.
cli-call-proved = Une annonce de { $call } peut être prouvée. Chemins : { $count }
cli-calls-all = Annonces qu’on peut prouver : { $all } et tout nombre supérieur
cli-calls-and-all = Annonces qu’on peut prouver : { $calls }, et à partir de { $all } tout nombre
cli-calls-every-second = Annonces qu’on peut prouver : { $first } et un nombre sur deux au-dessus
cli-hint-entrances = Cases d’où un chemin minimal atteint la cible : { $fields }
cli-hint-first = Premier coup : { $move }
cli-hint-halves = Coups jusqu’à l’étape : { $before } ; de là à la cible : { $after }
cli-hint-length = Longueur du chemin minimal : { $length }
cli-hint-length-least = Le chemin minimal compte { $least } coups ou plus.
cli-hint-length-range = Le chemin minimal compte { $least } à { $most } coups.
cli-hint-more = --degree { $degree } en dit plus ; le dernier degré est { $most }.
cli-hint-robots = Robots qui se déplacent : { $robots }. Celui qui atteint la cible : { $active }.
cli-hint-stop-centre = Ce qui l’arrête sur la cible : le centre, du côté { $side }.
cli-hint-stop-frame = Ce qui l’arrête sur la cible : le bord du plateau, du côté { $side }.
cli-hint-stop-robot = Ce qui l’arrête sur la cible : le robot { $robot }, du côté { $side }.
cli-hint-stop-wall = Ce qui l’arrête sur la cible : un mur, du côté { $side }.
cli-interrupted = interrompu
cli-rating = Difficulté : { $level } sur 5
cli-replay-bid = Annonce de la place { $seat } : { $number }
cli-replay-call = Annonce de la place { $seat } : { $number }
cli-replay-head = Jeu { $game }, places : { $seats }, actions : { $plies }
cli-replay-no-chip = Aucun jeton n’est retourné à ce moment.
cli-replay-no-drawing = Le jeu { $game } n’a pas de dessin ici ; --json donne son état.
cli-replay-no-target = Aucune cible n’est tirée à ce moment ; le robot est sur { $start }.
cli-replay-out = Place { $seat } : robots sortis { $robots }, chemin restant { $way }
cli-replay-points = Manche { $round }, place { $seat } : points restants { $points }
cli-replay-seat = Place { $seat } : jetons { $chips }, coups { $moves }
cli-replay-tile = Tuile { $number } sur { $most } : place { $seat }
cli-replay-tokens = Place { $seat } : jetons { $tokens }
cli-result-seat = Place { $seat } : points { $points }, rang { $rank }
cli-route-fails = Le chemin n’atteint pas la cible.
cli-route-solves = Le chemin atteint la cible.
cli-searching = recherche depuis { $seconds } s, Ctrl-C arrête
cli-show-position = Position : { $position }
cli-show-target = Cible : { $target }
cli-solve-count = Chemins minimaux : { $count }
cli-solve-cut = Seuls les { $most } premiers chemins sont énumérés ; --most en demande plus.
cli-solve-effort = Effort : { $nodes } nœuds, { $milliseconds } ms, solveur { $solver }
cli-solve-line = Chemin : { $line }
cli-solve-optimal = Minimum : { $length } (prouvé)
cli-solve-stopped = Arrêt à une limite : aucun chemin trouvé ; il n’en existe pas de plus court que { $bound }.
cli-solve-stopped-best = Arrêt à une limite : meilleur chemin trouvé { $length } ; il n’en existe pas de plus court que { $bound }.
cli-solve-unsolvable = Aucun chemin ne mène à la cible (prouvé).
cli-svg-dice = Micro Robots : { $target }
cli-svg-dice-solved = Micro Robots : { $target } ; chemin de longueur { $moves }
cli-svg-robots = Robots : { $places }.
cli-svg-route = Chemin : { $route }.
cli-svg-rows = Dés par rangées, de haut en bas : { $rows }.
cli-svg-title = Ricochet Robots : { $target }
cli-svg-title-solved = { $moves ->
    [one] Ricochet Robots : { $target }, résolu en un coup
   *[other] Ricochet Robots : { $target }, résolu en { $moves } coups
}
cli-target-circle = { $robot } vers le cercle en { $cell }
cli-target-field = { $target }, en partant de { $start }
cli-target-field-via = { $target }, en partant de { $start }, avec étape sur { $waypoint }
cli-target-hexagon = { $robot } vers l’hexagone en { $cell }
cli-target-plain = { $robot } vers { $cell }
cli-target-square = { $robot } vers le carré en { $cell }
cli-target-triangle = { $robot } vers le triangle en { $cell }
cli-target-vortex = { $robot } vers le tourbillon en { $cell }
cli-verify-game = Jeu : { $game }, version { $rules } des règles
cli-verify-hash = Empreinte : { $hash }
cli-verify-plies = Actions : { $plies }, durée { $time }
cli-verify-proved = L’enregistrement est complet et prouve son résultat.
cli-verify-running = L’enregistrement est intact jusqu’où il va ; la partie n’est pas finie.

## doctor

cli-doctor-boards = Plateaux imprimés : { $value }
cli-doctor-box-characters = Caractères de cadre : { $value }
cli-doctor-colours = Couleurs : { $value }
cli-doctor-columns = Colonnes : { $value }
cli-doctor-cores = Cœurs : { $value }
cli-doctor-encoding = Encodage : { $value }
cli-doctor-kernel = Noyau natif : { $value }
cli-doctor-kernel-not-built = non compilé ; réinstallez carom là où se trouve un compilateur C++ ou le paquet ziglang
cli-doctor-kernel-not-loadable = compilé, mais ce système ne peut pas le charger ; réinstallez carom ici
cli-doctor-kernel-other-version = compilé pour une autre version de carom ; réinstallez carom
cli-doctor-kernel-ready = prêt
cli-doctor-language = Langue : { $value }
cli-doctor-python = Python : { $value }
cli-doctor-solver = Solveur qui répond : { $value }
cli-doctor-system = Système : { $value }
cli-doctor-version = carom : { $value }

## serve

cli-serve = Accueillir des tables dans le navigateur, pour des amis sur ce réseau ou sur internet.
cli-opt-host = Adresse d’écoute ; 127.0.0.1 n’admet que cette machine.
cli-opt-port = Port d’écoute ; 0 en prend un libre.
cli-opt-database = Fichier, sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; sans indication, un fichier à vous.
cli-opt-public-url = Adresse à laquelle on joint le serveur, comme https://play.example.org.
cli-opt-keep-days = Supprimer les tables où rien ne s’est passé depuis tant de jours.
cli-opt-trusted-proxies = Adresses, séparées par des virgules, des mandataires que l’on croit sur l’adresse d’un client.
cli-opt-graceful-shutdown = Secondes laissées aux requêtes pour finir quand le serveur s’arrête.
cli-opt-open = Ouvrir le site dans le navigateur.
cli-serve-ready = carom est à l’adresse { $address }
cli-serve-database = Les tables sont conservées dans { $database }
cli-serve-stop = Arrêtez avec Ctrl-C ; tables et places sont conservées.
cli-doctor-web-client = Client web construit : { $value }
cli-doctor-postgresql-driver = Pilote pour PostgreSQL : { $value }
cli-doctor-fast-event-loop = Boucle d’événements rapide : { $value }

## join

cli-join = Prendre place, depuis ce terminal, à une table que quelqu’un héberge.
cli-arg-table = Adresse de la table, par exemple http://192.168.1.5:8123/t/abc234.
cli-opt-name = Nom à la table ; sinon votre nom d’utilisateur.
cli-opt-watch = Regarder seulement, sans place.
cli-replay-card = Carte : { $card }
cli-replay-holds = Place { $seat } : cartes { $cards }, points { $points }
cli-replay-treasures = Trésors : { $names }
cli-replay-turn = Tour { $number } : place { $seat }
cli-solve-turns = Tours avec une mémoire parfaite : { $turns }, glissades : { $slides }
cli-svg-box = Ramses : { $target }
cli-svg-box-solved = Ramses : { $target } ; glissades : { $moves }
cli-svg-spaces = Cases par rangées, de haut en bas : { $rows }.
cli-target-no-treasure = aucun trésor ; la case vide est { $hole }
cli-target-treasure = { $treasure } ; la case vide est { $hole }
cli-hint-leaving = Ordre dans lequel les robots sortent : { $robots }
cli-hint-turns = Nombre de tours minimal : { $length }
cli-hint-turns-least = Il faut au moins { $least } tours.
cli-hint-turns-range = Il faut de { $least } à { $most } tours.
cli-solve-in-turns = Le minimum compte des tours de { $points } points ; les autres robots ne bougent pas.
cli-svg-factory = 1, 2, 3… robot ! : { $target }
cli-svg-squares = Cases par rangées, depuis le haut : { $rows }.
cli-target-all-out = tous les robots sont sortis ({ $colour })
cli-target-out = robots à faire sortir : { $robots } ; chemin restant : { $way }
cli-way-none = aucun, rien ne mène dehors
cli-way-some = { $steps } ; pas de sortie pour { $robots }
