# Ramses sur le site : ce qui se passe, ce qui s’est passé et pourquoi, ce qu’on peut faire.

ramses-all-shown = Le plateau montre où se trouve chaque trésor.
ramses-board-help = À votre tour, une flèche fait glisser dans la case vide la pyramide qui est de ce côté. Maj et les flèches, ou les flèches seules à tout autre moment, vont d’une case à l’autre ; Entrée fait glisser la pyramide où l’on est.
ramses-can-slide = peut glisser
ramses-card =
    { $count ->
        [one] { $treasure }, { $count } point
       *[other] { $treasure }, { $count } points
    }
ramses-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ramses-cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
ramses-demo = Une boîte de pyramides : quatre d’entre elles glissent l’une après l’autre jusqu’à ce que le chat apparaisse.
ramses-ending-left = absent
ramses-ending-mummy = momie
ramses-ending-out = éliminé
ramses-ending-risk_failed = risque échoué
ramses-ending-stopped = arrêt
ramses-ending-timed_out = temps écoulé
ramses-ending-too_long = glissades épuisées
ramses-ending-wrong = mauvais trésor
ramses-event-card-end = Voici le sphinx.
ramses-event-card-gift = Un cadeau pour { $name }.
ramses-event-card-mirage = Un mirage : { $name } tire une carte du joueur précédent, s’il en a une.
ramses-event-card-mummy = Voici une momie.
ramses-event-card-risk = Un risque pour { $name }.
ramses-event-card-storm = Une tempête de sable !
ramses-event-covered = Les trésors sont recouverts.
ramses-event-empty = { $name } ne découvre rien.
ramses-event-found = { $name } gagne une carte : { $card }.
ramses-event-gift = { $name } doit donner une carte à { $other } : { $card }.
ramses-event-given = { $name } donne une carte à { $other } : { $card }.
ramses-event-left = { $name } n’est pas là, le tour prend fin.
ramses-event-mirage = De { $name } à { $other } : { $card }.
ramses-event-mummy = La momie met fin au tour de { $name }.
ramses-event-named = { $name } nomme : { $treasure }.
ramses-event-out = Dans la dernière pile, un mauvais trésor élimine { $name } ; les points restent.
ramses-event-risk_failed = Le risque de { $name } a échoué.
ramses-event-risk_won = { $name } a trouvé les deux et garde la carte Risque.
ramses-event-stopped = { $name } s’arrête là.
ramses-event-timed_out = Le temps de { $name } est écoulé.
ramses-event-too_long = { $name } a fait autant de glissades qu’un tour en permet.
ramses-event-uncovered = { $name } découvre : { $treasure }.
ramses-event-wrong = Ce n’est pas le trésor cherché : { $treasure }. Le tour de { $name } prend fin.
ramses-give-title = Donnez une carte
ramses-give-to = { $treasure } pour { $name }
ramses-give-which = Quelle carte
ramses-hand = Cartes gagnées
ramses-hint-first = Faites glisser une pyramide voisine de la case vide.
ramses-hint-gift = Découvrez un trésor quelconque : qui en a une carte vous en donne une.
ramses-hint-giving = Choisissez la carte et qui la reçoit.
ramses-hint-may-stop = Glissades : { $slides }. Continuez ou arrêtez-vous là.
ramses-hint-naming = Vous irez à l’un, puis à l’autre.
ramses-hint-on = Glissades : { $slides }.
ramses-hint-other = Glissades : { $slides }. Retenez ce que vous voyez !
ramses-hint-over = Bien joué !
ramses-hint-preview = Puis les pyramides les recouvrent. { $name } commencera.
ramses-hint-risk = Aucun autre trésor ne doit apparaître.
ramses-is-out = éliminé
ramses-name-about = Découvrez le premier, puis le second, et aucun autre : la carte est à vous et compte 3.
ramses-name-send = D’abord : { $first }. Puis : { $second }.
ramses-name-title = Nommez deux trésors
ramses-news = Ce qui vient de se passer
ramses-no-news = Rien encore.
ramses-no-pyramid-there = Il n’y a pas de pyramide de ce côté.
ramses-not-beside = Cette pyramide n’est pas voisine de la case vide.
ramses-nothing = aucun trésor
ramses-open = la case vide
ramses-other-gift = Un cadeau : { $name } cherche un trésor quelconque
ramses-other-giving = { $name } donne une carte
ramses-other-naming = Un risque : { $name } nomme deux trésors
ramses-other-risk = Un risque : { $name } va vers { $treasure }
ramses-other-search = { $name } cherche : { $treasure }
ramses-own-gift = Un cadeau : découvrez un trésor quelconque
ramses-own-giving = Le risque a échoué : donnez une carte
ramses-own-naming = Un risque : nommez deux trésors
ramses-own-risk = Un risque : trouvez { $treasure }
ramses-own-search = À vous. Trouvez : { $treasure }
ramses-pile = { $number } sur { $stacks } : { $count }
ramses-piles = Cartes face cachée
ramses-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ramses-preview = Regardez bien : qu’y a-t-il où ?
ramses-preview-hidden = Les joueurs regardent les trésors
ramses-pyramid = pyramide
ramses-ready = J’en ai assez vu
ramses-replay-later = On pourra revoir la partie quand elle sera terminée.
ramses-shown = Le plateau montre
ramses-shown-all = Tous les trésors
ramses-shown-seen = Ce que les joueurs ont vu
ramses-sits-out = passe un tour
ramses-slides =
    { $count ->
        [one] { $count } glissade
       *[other] { $count } glissades
    }
ramses-solo =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $turns ->
        [one] en { $turns } tour.
       *[other] en { $turns } tours.
    }
ramses-stop = M’arrêter là
ramses-turn-number = Tour { $number }
ramses-turn-preview = Les joueurs regardent
ramses-turned-1 = Le plateau a tourné d’un quart de tour vers la droite : ce qui était en haut est maintenant à droite.
ramses-turned-2 = Le plateau a fait un demi-tour : ce qui était en haut est maintenant en bas, ce qui était à gauche est à droite.
ramses-turns = Tours
ramses-waiting = Les autres regardent encore.
