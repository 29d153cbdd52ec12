import{a as e,c as t,d as n,f as r,i,l as a,m as o,n as s,o as c,p as l,r as u,s as d,t as f,u as p}from"./diagonal-4avgh9JZ.js";var m=`<h1>Ricochet Robots : la règle du jeu</h1>
<p>Des robots sans freins glissent sur un plateau semé de murs, et chacun cherche le chemin le plus court pour en amener un sur une cible.
Tout le monde réfléchit en même temps, uniquement de tête.
Qui annonce le plus petit nombre de coups, puis montre que cela marche, gagne le jeton Cible.
Celui qui a le plus de jetons à la fin remporte la partie.</p>
<p>On peut jouer seul, et une table accueille jusqu&#39;à 99 places.</p>
<h2>Le matériel et la mise en place</h2>
<p><img src="__IMAGE_0__" alt="Un plateau imprimé avec ses quatre robots et le jeton retourné" loading="lazy"></p>
<ul>
<li><strong>Le plateau.</strong> Quatre quadrants de plateau imprimés recto verso s&#39;assemblent, les trous vers le milieu. La première édition donne 96 plateaux différents ; carom connaît aussi les quadrants des éditions suivantes et tire au sort des plateaux libres de 2 à 32 cases de côté.</li>
<li><strong>Le centre.</strong> Les quatre cases du milieu sont fermées. Aucun robot n&#39;y entre, n&#39;en part ni ne s&#39;y arrête.</li>
<li><strong>Quatre robots</strong> : rouge, bleu, vert et jaune. Chacun est posé sur une case tirée au sort et sans symbole de cible, jamais deux sur la même. Une table peut aussi laisser les joueurs choisir les cases.</li>
<li><strong>Quatre jetons de départ</strong> aux couleurs des robots. Ils marquent la case de chaque robot au début de la manche, afin de pouvoir l&#39;y remettre.</li>
<li><strong>Dix-sept jetons Cible</strong> : quatre symboles en quatre couleurs, et un jeton multicolore, le tourbillon. On les mélange face cachée et l&#39;on en retourne un quand tout le monde est prêt.</li>
<li><strong>Un sablier</strong> d&#39;une minute.</li>
</ul>
<p>À l&#39;écran et dans la notation, une case se nomme par la lettre de sa colonne, comptée depuis l&#39;ouest, et le numéro de sa ligne, compté depuis le nord : <code>a1</code> est le coin nord-ouest.
Un coup s&#39;écrit avec la lettre du robot et celle de la direction, N, E, S ou W (ouest) : <code>rE</code> envoie le robot rouge (<code>r</code>) vers l&#39;est.
Les autres lettres sont <code>b</code> pour le bleu, <code>g</code> le vert, <code>y</code> le jaune, <code>k</code> le neutre et <code>t</code> le transparent.</p>
<h2>Comment un robot se déplace</h2>
<p>Un robot avance le long de sa ligne ou de sa colonne, dans l&#39;une des quatre directions.
Une fois lancé, il glisse jusqu&#39;à ce qu&#39;un obstacle l&#39;arrête : le bord du plateau, un mur imprimé, le centre fermé ou un autre robot.
Une telle glissade compte pour <strong>un coup</strong>, quelle que soit sa longueur.</p>
<p><img src="__IMAGE_1__" alt="Le rouge glisse jusqu'à un mur, puis jusqu'au bord" loading="lazy"></p>
<p><code>rE→e2 rS→e6</code></p>
<p>Un robot ne s&#39;arrête jamais à mi-chemin sur une voie libre, et un autre robot est un obstacle comme les autres.</p>
<p><img src="__IMAGE_2__" alt="Le rouge s'arrête devant le bleu" loading="lazy"></p>
<p><code>rE→d3</code></p>
<p>Le centre fermé arrête un robot tout comme un mur.</p>
<p><img src="__IMAGE_3__" alt="Le rouge bute contre le centre" loading="lazy"></p>
<p><code>rE→c4</code></p>
<p>Un robot déjà collé à un obstacle ne peut pas partir de ce côté.
Une glissade de longueur nulle n&#39;est pas un coup : elle est refusée et ne compte pas.
Un robot bloqué des quatre côtés n&#39;a tout simplement aucun coup.</p>
<p>On peut déplacer n&#39;importe quel robot, dans n&#39;importe quel ordre et aussi souvent qu&#39;on veut.
Chaque coup de chaque robot s&#39;ajoute au total.
Repartir tout droit en arrière est permis et coûte un coup comme un autre ; une table peut l&#39;interdire (option <code>rebound</code>).</p>
<h2>La cible</h2>
<p>Le jeton retourné montre une couleur et un symbole.
Le robot de cette couleur est le <strong>robot actif</strong> : il doit <strong>s&#39;arrêter</strong> sur la case qui porte cette couleur et ce symbole, la case cible.</p>
<p><img src="__IMAGE_4__" alt="Le rouge passe sur la cible ; seul un arrêt compte" loading="lazy"></p>
<p><code>rE→f3</code>
<code>rS→b6 rE→d6 rN→d3 ✓</code></p>
<p>Passer sur la case cible ne suffit pas.
Un robot d&#39;une autre couleur qui s&#39;y arrête n&#39;obtient rien, et la démonstration continue.</p>
<p>Les autres sont des robots d&#39;aide : on les déplace pour créer un obstacle là où il en faut un.</p>
<p><img src="__IMAGE_5__" alt="Le bleu part d'abord et devient l'obstacle dont le rouge a besoin" loading="lazy"></p>
<p><code>bS→e6 rS→a6 rE→d6 ✓</code></p>
<p>Pour le <strong>tourbillon</strong>, n&#39;importe quel robot peut être le robot actif, y compris le neutre et le transparent.</p>
<p><img src="__IMAGE_6__" alt="Pour le tourbillon, tout robot convient : ici le vert y est le plus vite" loading="lazy"></p>
<p><code>gS→c6 gE→f6 ✓</code>
<code>rS→a5 rE→f5 rS→f6 ✓</code></p>
<h2>La règle du ricochet</h2>
<p>En route vers la cible, le robot actif doit ricocher au moins une fois : il doit tourner à gauche ou à droite contre un obstacle.
Autrement dit, parmi les coups que le robot actif joue dans cet essai, jusqu&#39;à celui qui l&#39;arrête sur la cible, il en faut au moins un le long d&#39;une ligne et au moins un le long d&#39;une colonne.</p>
<p>Dans les exemples qui suivent, ✗ marque un chemin qui finit sur la cible sans compter, et ✓ un chemin qui compte.</p>
<p><strong>Le chemin tout droit ne compte pas.</strong>
Ici, le rouge pourrait être sur la cible en un coup ; il faut donc trouver un autre chemin.</p>
<p><img src="__IMAGE_7__" alt="Un seul coup tout droit ne compte pas, trois coups comptent" loading="lazy"></p>
<p><code>rE→f1 ✗</code>
<code>rS→a6 rE→f6 rN→f1 ✓</code></p>
<p><strong>Les coups des robots d&#39;aide ne sont pas des ricochets du robot actif.</strong>
Le bleu arrête le rouge sur la bonne case, mais le rouge n&#39;a bougé que dans une direction.</p>
<p><img src="__IMAGE_8__" alt="Le bleu prépare l'arrêt, mais le rouge lui-même ne tourne jamais" loading="lazy"></p>
<p><code>bS→e3 rE→d3 ✗</code></p>
<p><strong>L&#39;aller-retour n&#39;est pas un ricochet.</strong>
Il faut tourner à gauche ou à droite.</p>
<p><img src="__IMAGE_9__" alt="À l'ouest puis de retour à l'est : le rouge atteint la cible sans tourner" loading="lazy"></p>
<p><code>rW→a3 rE→f3 ✗</code></p>
<p><strong>Un arrêt sur la cible avant d&#39;avoir tourné ne met pas fin à l&#39;essai.</strong>
Le robot peut repartir et revenir ; le ricochet peut se trouver n&#39;importe où avant le dernier arrêt, et des coups d&#39;autres robots peuvent s&#39;intercaler.</p>
<p><img src="__IMAGE_10__" alt="Le premier arrêt sur la cible vient trop tôt, le second compte" loading="lazy"></p>
<p><code>rE→d1 ✗</code>
<code>rE→d1 rS→d4 rN→d1 ✓</code></p>
<p><strong>Un robot actif qui se trouve déjà sur sa cible n&#39;a encore rien résolu.</strong>
Il doit en sortir, y revenir, et avoir ricoché.</p>
<p><img src="__IMAGE_11__" alt="Le rouge part de sa propre cible et doit faire le tour" loading="lazy"></p>
<p><code>rW→a6 rN→a1 rE→f1 rS→f6 ✓</code></p>
<p>Avec le tourbillon, c&#39;est le robot qui s&#39;y arrête qui doit avoir ricoché.
Les ricochets d&#39;une manche précédente ou de la démonstration d&#39;un autre joueur ne comptent jamais.</p>
<p>Une table peut supprimer cette règle (<code>ricochet=none</code>), ou demander seulement que le chemin coûte au moins deux coups (<code>ricochet=no_one_move</code>).
Elle peut aussi remplacer les jetons qu&#39;un seul coup, ou aucun, suffirait à gagner (<code>skip_trivial</code>).</p>
<h2>Une manche</h2>
<h3>Réfléchir et annoncer</h3>
<p>Tous les joueurs cherchent en même temps.
Personne ne touche aux robots ; une table peut autoriser un plateau d&#39;essai privé, que les autres ne voient pas (<code>scratch</code>).</p>
<p>Qui a trouvé un chemin <strong>annonce</strong> son nombre de coups, de 1 à 99.
Il n&#39;y a pas d&#39;ordre de parole, et chacun peut faire plusieurs annonces.
Toute annonce est aussitôt connue de tous, avec son auteur et son heure.</p>
<ul>
<li>Une annonce peut être plus basse que les autres, égale ou plus haute. Annoncer plus haut a un sens quand on doute d&#39;une annonce plus basse.</li>
<li>On n&#39;augmente jamais sa propre annonce. Répéter le même nombre ne change rien, et une annonce ne se retire pas.</li>
<li>Avec <code>bids=descending</code>, chaque annonce doit être inférieure à la plus basse en cours.</li>
</ul>
<h3>Le sablier</h3>
<p>La première annonce retourne le sablier : 60 secondes.
Les annonces sont acceptées jusqu&#39;à ce qu&#39;il soit écoulé, et les suivantes ne le relancent pas.
Le temps s&#39;arrête plus tôt dès que tous les joueurs présents ont appuyé sur « terminé » ; une table peut s&#39;en passer (<code>ready_ends_clock</code>).</p>
<h3>La démonstration</h3>
<p>Le sablier écoulé, celui qui a fait l&#39;annonce la plus basse montre son chemin sur le plateau.
À annonces égales, le joueur qui a le moins de jetons passe d&#39;abord ; s&#39;ils en ont autant, c&#39;est l&#39;annonce la plus ancienne.</p>
<p>La démonstration <strong>réussit</strong> au moment où la cible est atteinte en autant de coups qu&#39;annoncé, ou moins.
Elle <strong>échoue</strong> quand les coups annoncés sont épuisés, quand le joueur abandonne ou s&#39;en va, ou quand son temps (60 secondes) est écoulé.
On ne reprend pas un coup pendant une démonstration.</p>
<p>Après un échec, tous les robots retournent exactement sur leurs jetons de départ, et l&#39;on passe à l&#39;annonce suivante.
Chacun n&#39;a qu&#39;un essai, avec son annonce la plus basse ; échouer ne coûte rien d&#39;autre.
Si personne ne réussit, personne n&#39;a le jeton : il rejoint les autres, on les mélange tous, et les robots sont sur leurs jetons de départ.</p>
<h3>Après une réussite</h3>
<p>Le joueur prend le jeton.
Les robots restent où ils se sont arrêtés, les jetons de départ les y rejoignent, et l&#39;on retourne un nouveau jeton Cible.</p>
<p>Un exemple : A annonce 6, puis 4 ; B annonce 5.
A essaie d&#39;abord, avec 4.
C&#39;est un échec, les robots sont remis en place, et B montre un chemin en 5 coups au plus.</p>
<h3>Quand personne ne trouve</h3>
<p>Certaines positions demandent vingt coups ou plus : de beaux problèmes, mais qui ralentissent le jeu.
Si personne n&#39;a fait d&#39;annonce pendant cinq minutes, on retourne le sablier pour une dernière minute.
S&#39;il s&#39;écoule encore sans annonce, le jeton est remis, on mélange, et l&#39;on en tire un autre ; les robots ne bougent pas.
Une annonce faite pendant cette dernière minute compte comme une première annonce et relance le sablier.</p>
<p>Les joueurs peuvent aussi s&#39;entendre pour changer un jeton sur lequel personne n&#39;a fait d&#39;annonce (<code>skip_vote</code>).
Si le seul jeton restant revient trois fois, on le met de côté et la partie se termine.</p>
<h2>La fin de la partie</h2>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>joueurs</th>
<th>la partie se termine</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>quand les 17 jetons sont gagnés</td>
</tr>
<tr>
<td>2</td>
<td>dès que quelqu&#39;un a 8 jetons</td>
</tr>
<tr>
<td>3</td>
<td>dès que quelqu&#39;un a 6 jetons</td>
</tr>
<tr>
<td>4</td>
<td>dès que quelqu&#39;un a 5 jetons</td>
</tr>
<tr>
<td>5 et plus</td>
<td>quand les 17 jetons sont gagnés</td>
</tr>
</tbody></table></div>
<p>Une table peut convenir d&#39;une autre fin : tous les jetons, ou le premier à un certain nombre (<code>end</code>).
Le joueur qui a le plus de jetons gagne.</p>
<p>En cas d&#39;égalité, la victoire est partagée, ou l&#39;on joue une manche décisive (<code>tie=playoff</code>) : les 17 jetons sont de nouveau mélangés, on en tire un, et seuls les joueurs à égalité font des annonces.
On recommence jusqu&#39;à ce que l&#39;un d&#39;eux prenne un jeton, cinq fois au plus ; ensuite, la victoire est partagée.</p>
<h2>Façons de jouer</h2>
<p>Un préréglage fixe toutes les options d&#39;un coup ; chacune reste modifiable.
La liste des options (en anglais) les donne toutes.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>préréglage</th>
<th>pour quoi faire</th>
</tr>
</thead>
<tbody><tr>
<td><code>classic</code></td>
<td>La règle de cette page.</td>
</tr>
<tr>
<td><code>salon</code></td>
<td>La partie détendue : pas de règle du ricochet, chaque annonce est plus basse que la précédente, on joue tous les jetons.</td>
</tr>
<tr>
<td><code>tournament</code></td>
<td>Comme <code>classic</code>, mais à annonces égales la plus ancienne passe d&#39;abord (tournoi).</td>
</tr>
<tr>
<td><code>beginner</code></td>
<td>Pour débuter : pas de règle du ricochet, et seulement des jetons que le robot actif peut gagner seul en cinq coups au plus.</td>
</tr>
<tr>
<td><code>solo</code></td>
<td>Un joueur, tous les jetons, pas de sablier ; chaque jeton attend que vous soyez prêt.</td>
</tr>
</tbody></table></div>
<p><strong>En solo.</strong>
On joue les 17 jetons, et le score est la somme des coups.
À la fin, il s&#39;affiche à côté de la somme des plus petits nombres de coups possibles.</p>
<p><strong>Handicaps.</strong>
Deux moyens permettent aux experts et aux débutants de partager une table ; le handicap se règle pour chaque joueur.
Un joueur <strong>retardé</strong> (<code>late</code>) ne peut annoncer qu&#39;une fois le sablier écoulé une première fois.
Le sablier tourne alors une seconde fois, et pendant ce second tour tout le monde peut annoncer.
Il ne peut pas lancer le sablier, sauf quand cinq minutes ont passé sans annonce.
Un joueur <strong>moins un</strong> (<code>minus_one</code>) doit annoncer au moins un coup de moins que l&#39;annonce la plus basse ; tant qu&#39;il n&#39;y en a pas, il annonce librement.</p>
<h2>D&#39;autres robots, d&#39;autres plateaux</h2>
<p><strong>Le robot neutre</strong> (<code>k</code>) n&#39;a pas de cible à lui.
Il se déplace comme les autres, sert d&#39;aide et peut gagner le tourbillon.</p>
<p><strong>Le robot transparent</strong> (<code>t</code>) traverse les murs.
À chaque mur, il peut s&#39;arrêter comme d&#39;habitude, ou le traverser pour un coup de plus et glisser jusqu&#39;à l&#39;obstacle suivant.
Chaque mur traversé ajoute un coup au prix de la glissade ; traverser un mur auquel il est déjà collé coûte deux coups.</p>
<p><img src="__IMAGE_12__" alt="Le robot transparent peut s'arrêter à chaque mur ou payer pour le traverser" loading="lazy"></p>
<p><code>tE→c2</code>
<code>tE+1→e2</code>
<code>tE+2→h2</code></p>
<p>Le bord du plateau et le centre l&#39;arrêtent toujours, de même qu&#39;un mur derrière lequel se tient un robot.
Les robots l&#39;arrêtent, et il les arrête.
Il ne peut gagner que le tourbillon, et il doit alors ricocher comme les autres ; traverser un mur n&#39;est pas un ricochet.
Deux options le brident : un seul mur par glissade (<code>ghost_passes=one</code>), et aucun arrêt sur un symbole de couleur (<code>ghost_landing=strict</code>).</p>
<p><strong>Les diagonales.</strong>
Certains plateaux plus récents portent des murs en diagonale, en couleur.
Un robot de la même couleur les traverse tout droit ; tout autre robot y tourne à angle droit et continue de glisser, le tout en un seul coup.
Pour la règle du ricochet, c&#39;est la direction du départ du coup qui compte.</p>
<p><img src="__IMAGE_13__" alt="Le rouge tourne sur la diagonale jaune, le jaune la traverse" loading="lazy"></p>
<p><code>rE→d6</code>
<code>yW→b2</code></p>
<h2>Conseils</h2>
<ul>
<li>Cherchez d&#39;abord des chemins avec le seul robot actif, et n&#39;ajoutez les robots d&#39;aide qu&#39;ensuite.</li>
<li>Pensez à rebours : quel mur ou quel robot peut arrêter le robot actif sur la case cible, et d&#39;où arrive-t-il ?</li>
<li>N&#39;oubliez pas de compter les coups des robots d&#39;aide.</li>
</ul>
`.replace(`__IMAGE_0__`,()=>o).replace(`__IMAGE_1__`,()=>l).replace(`__IMAGE_2__`,()=>r).replace(`__IMAGE_3__`,()=>n).replace(`__IMAGE_4__`,()=>p).replace(`__IMAGE_5__`,()=>a).replace(`__IMAGE_6__`,()=>t).replace(`__IMAGE_7__`,()=>d).replace(`__IMAGE_8__`,()=>c).replace(`__IMAGE_9__`,()=>e).replace(`__IMAGE_10__`,()=>i).replace(`__IMAGE_11__`,()=>u).replace(`__IMAGE_12__`,()=>s).replace(`__IMAGE_13__`,()=>f);export{m as default};