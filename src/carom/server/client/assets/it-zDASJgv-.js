import{a as e,c as t,d as n,f as r,i,l as a,m as o,n as s,o as c,p as l,r as u,s as d,t as f,u as p}from"./diagonal-4avgh9JZ.js";var m=`<h1>Ricochet Robots: come si gioca</h1>
<p>Robot senza freni scivolano su una plancia piena di muri, e tutti cercano la via più breve per portarne uno su un obiettivo.
Si pensa tutti insieme, e soltanto a mente.
Chi dichiara il numero di mosse più basso, e poi dimostra che funziona, vince il gettone obiettivo.
Chi alla fine ha più gettoni vince la partita.</p>
<p>Si può giocare da soli, e a un tavolo ci sono al massimo 99 posti.</p>
<h2>Che cosa c&#39;è sul tavolo</h2>
<p><img src="__IMAGE_0__" alt="Una plancia stampata con i quattro robot e il gettone scoperto" loading="lazy"></p>
<ul>
<li><strong>La plancia.</strong> Quattro quadranti, stampati su entrambi i lati, si uniscono con i fori verso il centro. Con la prima edizione si formano 96 plance diverse; carom conosce anche i quadranti delle edizioni successive e sorteggia plance libere da 2 a 32 caselle per lato.</li>
<li><strong>Il centro.</strong> Le quattro caselle di mezzo sono chiuse. Nessun robot vi entra, vi parte o vi si ferma.</li>
<li><strong>Quattro robot</strong>: rosso, blu, verde e giallo. Ciascuno va su una casella a caso senza simboli, mai due sulla stessa. Un tavolo può anche lasciare la scelta ai giocatori.</li>
<li><strong>Quattro segnalini di partenza</strong> nei colori dei robot. Indicano dove si trovava ogni robot all&#39;inizio della manche, così da poterlo rimettere a posto.</li>
<li><strong>Diciassette gettoni obiettivo</strong>: quattro simboli in quattro colori e un gettone di tutti i colori, il vortice. Si mescolano coperti; quando tutti sono pronti se ne scopre uno.</li>
<li><strong>Una clessidra</strong> da un minuto.</li>
</ul>
<p>Sullo schermo e nella notazione una casella si indica con la lettera della colonna, contata da ovest, e il numero della riga, contato da nord: <code>a1</code> è l&#39;angolo di nord-ovest.
Una mossa è la lettera del robot con una direzione, N, E, S oppure W (ovest): <code>rE</code> manda il robot rosso (<code>r</code>) verso est.
Le altre lettere sono <code>b</code> blu, <code>g</code> verde, <code>y</code> giallo, <code>k</code> neutrale e <code>t</code> trasparente.</p>
<h2>Come si muove un robot</h2>
<p>Un robot si muove lungo la sua riga o la sua colonna, in una delle quattro direzioni.
Una volta partito scivola finché un ostacolo lo ferma: il bordo della plancia, un muro stampato, il centro chiuso o un altro robot.
Una scivolata così è <strong>una mossa</strong>, lunga o corta che sia.</p>
<p><img src="__IMAGE_1__" alt="Il rosso scivola fino a un muro e poi fino al bordo" loading="lazy"></p>
<p><code>rE→e2 rS→e6</code></p>
<p>Un robot non si ferma mai a metà di un percorso libero, e un altro robot è un ostacolo come tutti gli altri.</p>
<p><img src="__IMAGE_2__" alt="Il rosso si ferma davanti al blu" loading="lazy"></p>
<p><code>rE→d3</code></p>
<p>Il centro chiuso ferma un robot come un muro.</p>
<p><img src="__IMAGE_3__" alt="Il rosso finisce contro il centro" loading="lazy"></p>
<p><code>rE→c4</code></p>
<p>Un robot già a ridosso di un ostacolo non può partire in quella direzione.
Una scivolata di lunghezza zero non è una mossa: viene rifiutata e non si conta.
Un robot chiuso su tutti e quattro i lati semplicemente non ha mosse.</p>
<p>Si può muovere qualsiasi robot, in qualsiasi ordine e quante volte si vuole.
Ogni mossa di ogni robot entra nel conto.
Anche tornare dritto indietro è permesso e costa una mossa come le altre; un tavolo può vietarlo (opzione <code>rebound</code>).</p>
<h2>L&#39;obiettivo</h2>
<p>Il gettone scoperto mostra un colore e un simbolo.
Il robot di quel colore è il <strong>robot attivo</strong>, e deve <strong>fermarsi</strong> sulla casella con quel colore e quel simbolo, la casella obiettivo.</p>
<p><img src="__IMAGE_4__" alt="Il rosso passa sopra l'obiettivo; conta solo fermarsi" loading="lazy"></p>
<p><code>rE→f3</code>
<code>rS→b6 rE→d6 rN→d3 ✓</code></p>
<p>Passare sopra la casella obiettivo non basta.
Un robot di un altro colore che vi si ferma non ottiene nulla, e la dimostrazione continua.</p>
<p>Gli altri sono robot di appoggio: si spostano per creare un ostacolo dove serve.</p>
<p><img src="__IMAGE_5__" alt="Il blu va per primo e diventa l'ostacolo che serve al rosso" loading="lazy"></p>
<p><code>bS→e6 rS→a6 rE→d6 ✓</code></p>
<p>Per il <strong>vortice</strong> qualsiasi robot può essere quello attivo, anche il neutrale e il trasparente.</p>
<p><img src="__IMAGE_6__" alt="Per il vortice va bene qualsiasi robot: qui il verde arriva prima" loading="lazy"></p>
<p><code>gS→c6 gE→f6 ✓</code>
<code>rS→a5 rE→f5 rS→f6 ✓</code></p>
<h2>La regola del rimbalzo</h2>
<p>Lungo la strada verso l&#39;obiettivo il robot attivo deve rimbalzare almeno una volta: contro un ostacolo deve svoltare a sinistra o a destra.
In altre parole, tra le mosse che il robot attivo fa in questo tentativo, fino a quella che lo ferma sull&#39;obiettivo, ce n&#39;è almeno una lungo una riga e almeno una lungo una colonna.</p>
<p>Negli esempi che seguono ✗ indica un percorso che finisce sull&#39;obiettivo ma non vale, e ✓ uno che vale.</p>
<p><strong>La via dritta non vale.</strong>
Qui il rosso sarebbe sull&#39;obiettivo in una mossa, perciò bisogna trovare un&#39;altra via.</p>
<p><img src="__IMAGE_7__" alt="Una sola mossa dritta non vale, tre mosse sì" loading="lazy"></p>
<p><code>rE→f1 ✗</code>
<code>rS→a6 rE→f6 rN→f1 ✓</code></p>
<p><strong>Le mosse dei robot di appoggio non sono rimbalzi del robot attivo.</strong>
Il blu fa fermare il rosso sulla casella giusta, ma il rosso si è mosso in una sola direzione.</p>
<p><img src="__IMAGE_8__" alt="Il blu prepara la fermata, ma il rosso non svolta mai" loading="lazy"></p>
<p><code>bS→e3 rE→d3 ✗</code></p>
<p><strong>Andare e tornare dritto indietro non è un rimbalzo.</strong>
Bisogna svoltare a sinistra o a destra.</p>
<p><img src="__IMAGE_9__" alt="A ovest e di nuovo a est: il rosso raggiunge l'obiettivo senza svoltare" loading="lazy"></p>
<p><code>rW→a3 rE→f3 ✗</code></p>
<p><strong>Una fermata sull&#39;obiettivo prima di aver svoltato non chiude il tentativo.</strong>
Il robot può ripartire e tornare; il rimbalzo può avvenire in qualunque momento prima dell&#39;ultima fermata, e in mezzo possono esserci mosse di altri robot.</p>
<p><img src="__IMAGE_10__" alt="La prima fermata sull'obiettivo arriva troppo presto, la seconda vale" loading="lazy"></p>
<p><code>rE→d1 ✗</code>
<code>rE→d1 rS→d4 rN→d1 ✓</code></p>
<p><strong>Un robot attivo che si trova già sul suo obiettivo non ha ancora risolto nulla.</strong>
Deve uscirne, tornarci e avere rimbalzato.</p>
<p><img src="__IMAGE_11__" alt="Il rosso parte dal proprio obiettivo e deve fare il giro" loading="lazy"></p>
<p><code>rW→a6 rN→a1 rE→f1 rS→f6 ✓</code></p>
<p>Con il vortice deve avere rimbalzato proprio il robot che vi si ferma.
I rimbalzi di una manche precedente o della dimostrazione di un altro non contano mai.</p>
<p>Un tavolo può rinunciare alla regola (<code>ricochet=none</code>), o chiedere soltanto che il percorso costi almeno due mosse (<code>ricochet=no_one_move</code>).
Può anche sostituire i gettoni che si vincerebbero con una mossa o con nessuna (<code>skip_trivial</code>).</p>
<h2>Una manche</h2>
<h3>Pensare e fare un&#39;offerta</h3>
<p>Tutti i giocatori cercano nello stesso momento.
Nessuno tocca i robot; un tavolo può permettere una plancia di prova personale, che gli altri non vedono (<code>scratch</code>).</p>
<p>Chi ha trovato una via fa un&#39;<strong>offerta</strong>: il suo numero di mosse, da 1 a 99.
Non c&#39;è un ordine, e ciascuno può fare più offerte.
Ogni offerta è subito visibile a tutti, con nome e ora.</p>
<ul>
<li>Un&#39;offerta può essere più bassa di quelle altrui, uguale o più alta. Offrire di più ha senso quando si dubita di un&#39;offerta più bassa.</li>
<li>Non si alza mai la propria offerta. Ripetere lo stesso numero non cambia nulla, e un&#39;offerta non si ritira.</li>
<li>Con <code>bids=descending</code> ogni offerta deve essere inferiore alla più bassa fatta fin lì.</li>
</ul>
<h3>La clessidra</h3>
<p>La prima offerta gira la clessidra: 60 secondi.
Si accettano offerte finché la sabbia non è finita, e quelle successive non la fanno ripartire.
Il tempo finisce prima quando tutti i giocatori presenti hanno premuto «fatto»; un tavolo può farne a meno (<code>ready_ends_clock</code>).</p>
<h3>La dimostrazione</h3>
<p>Finita la sabbia, chi ha fatto l&#39;offerta più bassa mostra un percorso sulla plancia.
A parità di offerta tocca prima a chi ha meno gettoni; se anche questi sono pari, all&#39;offerta fatta prima.</p>
<p>La dimostrazione <strong>riesce</strong> nel momento in cui l&#39;obiettivo è raggiunto con al massimo le mosse offerte.
<strong>Fallisce</strong> quando le mosse offerte sono esaurite, quando il giocatore rinuncia o se ne va, o quando il suo tempo (60 secondi) è scaduto.
Durante una dimostrazione non si ritirano mosse.</p>
<p>Dopo un fallimento tutti i robot tornano esattamente sui loro segnalini di partenza, e si passa all&#39;offerta successiva.
Ciascuno ha un solo tentativo, con la sua offerta più bassa; fallire non comporta penalità.
Se nessuno riesce, nessuno prende il gettone: torna fra gli altri, si rimescola tutto, e i robot stanno sui segnalini di partenza.</p>
<h3>Dopo una dimostrazione riuscita</h3>
<p>Il giocatore prende il gettone.
I robot restano dove si sono fermati, i segnalini di partenza li seguono, e si scopre un nuovo gettone obiettivo.</p>
<p>Un esempio: A offre 6, poi 4; B offre 5.
A prova per primo, con 4.
Non riesce, i robot tornano a posto, e B mostra un percorso in 5 mosse al massimo.</p>
<h3>Quando nessuno trova nulla</h3>
<p>Certe posizioni chiedono venti mosse o più: bei problemi, ma rallentano il gioco.
Se per cinque minuti nessuno ha fatto offerte, si gira la clessidra per un ultimo minuto.
Se passa anche quello, il gettone torna fra gli altri, si mescola e se ne pesca uno diverso; i robot restano dove sono.
Un&#39;offerta fatta in quell&#39;ultimo minuto vale come prima offerta e fa ripartire la clessidra.</p>
<p>I giocatori possono anche accordarsi per cambiare un gettone su cui nessuno ha fatto offerte (<code>skip_vote</code>).
Se l&#39;unico gettone rimasto torna tre volte, lo si mette da parte e la partita finisce.</p>
<h2>La fine della partita</h2>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>giocatori</th>
<th>la partita finisce</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>quando tutti i 17 gettoni sono vinti</td>
</tr>
<tr>
<td>2</td>
<td>appena qualcuno ha 8 gettoni</td>
</tr>
<tr>
<td>3</td>
<td>appena qualcuno ha 6 gettoni</td>
</tr>
<tr>
<td>4</td>
<td>appena qualcuno ha 5 gettoni</td>
</tr>
<tr>
<td>5 e più</td>
<td>quando tutti i 17 gettoni sono vinti</td>
</tr>
</tbody></table></div>
<p>Un tavolo può accordarsi su un&#39;altra fine: tutti i gettoni, o il primo che ne ha un certo numero (<code>end</code>).
Vince chi ha più gettoni.</p>
<p>In caso di pareggio la vittoria è condivisa, oppure si gioca una manche decisiva (<code>tie=playoff</code>): si rimescolano tutti i 17 gettoni, se ne pesca uno, e fanno offerte solo i giocatori in parità.
Si ripete finché uno di loro prende un gettone, al massimo cinque volte; dopo, la vittoria è condivisa.</p>
<h2>Modi di giocare</h2>
<p>Una configurazione imposta tutte le opzioni in una volta; ognuna si può poi cambiare da sola.
L&#39;elenco delle opzioni (in inglese) le contiene tutte.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>configurazione</th>
<th>a che cosa serve</th>
</tr>
</thead>
<tbody><tr>
<td><code>classic</code></td>
<td>Le regole di questa pagina.</td>
</tr>
<tr>
<td><code>salon</code></td>
<td>La partita rilassata: niente regola del rimbalzo, ogni offerta è più bassa della precedente, si giocano tutti i gettoni.</td>
</tr>
<tr>
<td><code>tournament</code></td>
<td>Torneo: come <code>classic</code>, ma a parità di offerta tocca prima a chi ha offerto prima.</td>
</tr>
<tr>
<td><code>beginner</code></td>
<td>Per chi comincia: niente regola del rimbalzo, e solo gettoni che il robot attivo può vincere da solo in cinque mosse al massimo.</td>
</tr>
<tr>
<td><code>solo</code></td>
<td>Un giocatore, tutti i gettoni, niente clessidra; ogni gettone aspetta che tu sia pronto.</td>
</tr>
</tbody></table></div>
<p><strong>In solitario.</strong>
Si giocano tutti i 17 gettoni, e il punteggio è la somma delle mosse.
Alla fine compare accanto alla somma dei minimi possibili.</p>
<p><strong>Handicap.</strong>
Ci sono due modi per far giocare insieme esperti e principianti; l&#39;handicap si imposta per ogni giocatore.
Un giocatore <strong>in ritardo</strong> (<code>late</code>) può fare offerte solo dopo che la clessidra è finita una volta.
Allora la clessidra gira una seconda volta, e in questo secondo giro tutti possono offrire.
Non può avviare la clessidra, tranne quando sono passati cinque minuti senza offerte.
Un giocatore <strong>meno uno</strong> (<code>minus_one</code>) deve offrire almeno una mossa in meno dell&#39;offerta più bassa sul tavolo; finché non ce n&#39;è, offre liberamente.</p>
<h2>Altri robot e altre plance</h2>
<p><strong>Il robot neutrale</strong> (<code>k</code>) non ha un obiettivo suo.
Si muove come gli altri, fa da appoggio e può vincere il vortice.</p>
<p><strong>Il robot trasparente</strong> (<code>t</code>) attraversa i muri.
A ogni muro può fermarsi come al solito, oppure attraversarlo per una mossa in più e scivolare fino all&#39;ostacolo successivo.
Ogni muro attraversato aggiunge una mossa al prezzo della scivolata; attraversare un muro a cui è già a ridosso costa due mosse.</p>
<p><img src="__IMAGE_12__" alt="Il robot trasparente può fermarsi a ogni muro o pagare per attraversarlo" loading="lazy"></p>
<p><code>tE→c2</code>
<code>tE+1→e2</code>
<code>tE+2→h2</code></p>
<p>Il bordo della plancia e il centro lo fermano sempre, e così un muro con un robot subito dietro.
I robot fermano lui, e lui ferma loro.
Può vincere solo il vortice, e anche lì deve rimbalzare come gli altri; attraversare un muro non è un rimbalzo.
Due opzioni lo rendono più docile: un solo muro per scivolata (<code>ghost_passes=one</code>), e nessuna fermata su simboli colorati (<code>ghost_landing=strict</code>).</p>
<p><strong>Le diagonali.</strong>
Alcune plance più recenti hanno muri diagonali colorati.
Un robot dello stesso colore li attraversa diritto; ogni altro robot svolta ad angolo retto e continua a scivolare, il tutto in una sola mossa.
Per la regola del rimbalzo conta la direzione in cui la mossa comincia.</p>
<p><img src="__IMAGE_13__" alt="Il rosso svolta sulla diagonale gialla, il giallo la attraversa" loading="lazy"></p>
<p><code>rE→d6</code>
<code>yW→b2</code></p>
<h2>Consigli</h2>
<ul>
<li>Cerca prima i percorsi con il solo robot attivo, e aggiungi i robot di appoggio soltanto dopo.</li>
<li>Ragiona all&#39;indietro: quale muro o robot può fermare il robot attivo sulla casella obiettivo, e da dove arriva?</li>
<li>Conta anche le mosse dei robot di appoggio.</li>
</ul>
`.replace(`__IMAGE_0__`,()=>o).replace(`__IMAGE_1__`,()=>l).replace(`__IMAGE_2__`,()=>r).replace(`__IMAGE_3__`,()=>n).replace(`__IMAGE_4__`,()=>p).replace(`__IMAGE_5__`,()=>a).replace(`__IMAGE_6__`,()=>t).replace(`__IMAGE_7__`,()=>d).replace(`__IMAGE_8__`,()=>c).replace(`__IMAGE_9__`,()=>e).replace(`__IMAGE_10__`,()=>i).replace(`__IMAGE_11__`,()=>u).replace(`__IMAGE_12__`,()=>s).replace(`__IMAGE_13__`,()=>f);export{m as default};