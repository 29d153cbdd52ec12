import{a as e,c as t,d as n,f as r,i,l as a,m as o,n as s,o as c,p as l,r as u,s as d,t as f,u as p}from"./diagonal-4avgh9JZ.js";var m=`<h1>Ricochet Robots: de spelregels</h1>
<p>Robots zonder remmen glijden over een speelbord vol muren, en iedereen zoekt de kortste weg om er een naar een doel te brengen.
Alle spelers denken tegelijk, en alleen in hun hoofd.
Wie het laagste aantal zetten noemt en daarna laat zien dat het klopt, wint de doelfiche.
Wie aan het eind de meeste fiches heeft, wint het spel.</p>
<p>Je kunt alleen spelen, en aan een tafel is plaats voor hoogstens 99 spelers.</p>
<h2>Wat er op tafel ligt</h2>
<p><img src="__IMAGE_0__" alt="Een gedrukt bord met de vier robots en de omgedraaide fiche" loading="lazy"></p>
<ul>
<li><strong>Het bord.</strong> Vier bordkwadranten, aan beide kanten bedrukt, worden met de gaten naar het midden aan elkaar gelegd. Met de eerste uitgave zijn 96 borden mogelijk; carom kent ook de kwadranten van latere uitgaven en maakt vrije borden van 2 tot 32 vakken per zijde.</li>
<li><strong>Het midden.</strong> De vier vakken in het midden zijn gesloten. Geen robot komt erin, begint er of stopt er.</li>
<li><strong>Vier robots</strong>: rood, blauw, groen en geel. Elke robot komt op een willekeurig vak zonder doelsymbool, nooit twee op hetzelfde vak. Een tafel kan de spelers ook zelf laten kiezen.</li>
<li><strong>Vier startfiches</strong> in de kleuren van de robots. Ze geven aan waar elke robot aan het begin van de ronde stond, zodat hij teruggezet kan worden.</li>
<li><strong>Zeventien doelfiches</strong>: vier symbolen in vier kleuren, en één veelkleurige fiche, de draaikolk. Ze worden gedekt geschud; zodra iedereen klaar is, wordt er één omgedraaid.</li>
<li><strong>Een zandloper</strong> van één minuut.</li>
</ul>
<p>Op het scherm en in de notatie heet een vak naar de letter van zijn kolom, geteld vanaf het westen, en het nummer van zijn rij, geteld vanaf het noorden: <code>a1</code> is de noordwesthoek.
Een zet is de letter van de robot met een richting, N, E (oost), S (zuid) of W: <code>rE</code> stuurt de rode robot (<code>r</code>) naar het oosten.
De andere letters zijn <code>b</code> blauw, <code>g</code> groen, <code>y</code> geel, <code>k</code> neutraal en <code>t</code> doorzichtig.</p>
<h2>Hoe een robot beweegt</h2>
<p>Een robot beweegt langs zijn rij of kolom, in een van de vier richtingen.
Eenmaal op gang glijdt hij door tot een obstakel hem stopt: de rand van het bord, een gedrukte muur, het gesloten midden of een andere robot.
Zo&#39;n glijbeweging is <strong>één zet</strong>, hoe lang of kort ook.</p>
<p><img src="__IMAGE_1__" alt="Rood glijdt naar een muur en daarna naar de rand" loading="lazy"></p>
<p><code>rE→e2 rS→e6</code></p>
<p>Een robot stopt nooit halverwege een vrije baan, en een andere robot is een obstakel als elk ander.</p>
<p><img src="__IMAGE_2__" alt="Rood stopt voor blauw" loading="lazy"></p>
<p><code>rE→d3</code></p>
<p>Het gesloten midden houdt een robot tegen zoals een muur.</p>
<p><img src="__IMAGE_3__" alt="Rood botst tegen het midden" loading="lazy"></p>
<p><code>rE→c4</code></p>
<p>Een robot die al tegen een obstakel staat, kan niet in die richting bewegen.
Glijden zonder van plaats te veranderen is geen zet: het wordt geweigerd en niet geteld.
Een robot die aan alle vier de kanten is ingesloten, heeft gewoon geen zet.</p>
<p>Elke robot mag bewegen, in elke volgorde en zo vaak je wilt.
Elke zet van elke robot telt mee.
Ook recht terug gaan mag, en kost een zet als elke andere; een tafel kan dat verbieden (optie <code>rebound</code>).</p>
<h2>Het doel</h2>
<p>De omgedraaide fiche toont een kleur en een symbool.
De robot met die kleur is de <strong>actieve robot</strong>, en hij moet <strong>stoppen</strong> op het vak met die kleur en dat symbool, het doelvak.</p>
<p><img src="__IMAGE_4__" alt="Rood glijdt over het doel heen; alleen stoppen telt" loading="lazy"></p>
<p><code>rE→f3</code>
<code>rS→b6 rE→d6 rN→d3 ✓</code></p>
<p>Over het doelvak heen glijden is niet genoeg.
Een robot met een andere kleur die er stopt, bereikt niets, en de demonstratie gaat verder.</p>
<p>De andere robots zijn hulprobots: je verplaatst ze om een obstakel te maken waar je het nodig hebt.</p>
<p><img src="__IMAGE_5__" alt="Blauw gaat eerst en wordt het obstakel dat rood nodig heeft" loading="lazy"></p>
<p><code>bS→e6 rS→a6 rE→d6 ✓</code></p>
<p>Voor de <strong>draaikolk</strong> mag elke robot de actieve robot zijn, ook de neutrale en de doorzichtige.</p>
<p><img src="__IMAGE_6__" alt="Voor de draaikolk is elke robot goed: hier is groen er het snelst" loading="lazy"></p>
<p><code>gS→c6 gE→f6 ✓</code>
<code>rS→a5 rE→f5 rS→f6 ✓</code></p>
<h2>De ricochetregel</h2>
<p>Op weg naar het doel moet de actieve robot minstens één keer afketsen: hij moet bij een obstakel naar links of naar rechts afslaan.
Anders gezegd: van de zetten die de actieve robot in deze poging doet, tot en met de zet die hem op het doel brengt, gaat er minstens één langs een rij en minstens één langs een kolom.</p>
<p>In de voorbeelden hieronder is ✗ een weg die op het doel eindigt maar niet telt, en ✓ een weg die wel telt.</p>
<p><strong>De rechte weg telt niet.</strong>
Hier zou rood in één zet op het doel staan, dus moet er een andere weg gevonden worden.</p>
<p><img src="__IMAGE_7__" alt="Eén rechte zet telt niet, drie zetten wel" loading="lazy"></p>
<p><code>rE→f1 ✗</code>
<code>rS→a6 rE→f6 rN→f1 ✓</code></p>
<p><strong>De zetten van hulprobots zijn geen ricochet van de actieve robot.</strong>
Blauw laat rood op het juiste vak stoppen, maar rood zelf is maar in één richting gegaan.</p>
<p><img src="__IMAGE_8__" alt="Blauw maakt de stop mogelijk, maar rood slaat zelf nooit af" loading="lazy"></p>
<p><code>bS→e3 rE→d3 ✗</code></p>
<p><strong>Heen en recht terug is geen ricochet.</strong>
Het moet naar links of naar rechts.</p>
<p><img src="__IMAGE_9__" alt="Naar het westen en terug naar het oosten: rood bereikt het doel zonder af te slaan" loading="lazy"></p>
<p><code>rW→a3 rE→f3 ✗</code></p>
<p><strong>Een stop op het doel voordat de robot is afgeslagen, maakt geen einde aan de poging.</strong>
De robot mag verdergaan en terugkomen; het afketsen mag overal vóór de laatste stop gebeuren, en er mogen zetten van andere robots tussen zitten.</p>
<p><img src="__IMAGE_10__" alt="De eerste stop op het doel komt te vroeg, de tweede telt" loading="lazy"></p>
<p><code>rE→d1 ✗</code>
<code>rE→d1 rS→d4 rN→d1 ✓</code></p>
<p><strong>Een actieve robot die al op zijn doel staat, heeft nog niets opgelost.</strong>
Hij moet weg, weer terugkomen, en afgeketst zijn.</p>
<p><img src="__IMAGE_11__" alt="Rood begint op zijn eigen doel en moet eromheen" loading="lazy"></p>
<p><code>rW→a6 rN→a1 rE→f1 rS→f6 ✓</code></p>
<p>Bij de draaikolk moet de robot die er stopt, zelf zijn afgeketst.
Wat een robot in een eerdere ronde of in de demonstratie van een ander deed, telt nooit mee.</p>
<p>Een tafel kan de regel laten vallen (<code>ricochet=none</code>), of alleen eisen dat de weg minstens twee zetten kost (<code>ricochet=no_one_move</code>).
Ook kan een tafel fiches vervangen die met één zet of zonder zet te winnen zijn (<code>skip_trivial</code>).</p>
<h2>Een ronde</h2>
<h3>Denken en bieden</h3>
<p>Alle spelers zoeken tegelijk.
Niemand raakt de robots aan; een tafel kan een eigen probeerbord toestaan dat niemand anders ziet (<code>scratch</code>).</p>
<p>Wie een weg heeft gevonden, doet een <strong>bod</strong>: het aantal zetten, van 1 tot 99.
Er is geen volgorde, en iedereen mag meer dan eens bieden.
Elk bod is meteen voor iedereen zichtbaar, met naam en tijd.</p>
<ul>
<li>Een bod mag lager zijn dan dat van anderen, gelijk of hoger. Hoger bieden is zinvol als je een lager bod niet vertrouwt.</li>
<li>Je verhoogt nooit je eigen bod. Hetzelfde getal nog eens noemen verandert niets, en een bod kun je niet intrekken.</li>
<li>Met <code>bids=descending</code> moet elk bod lager zijn dan het laagste tot dan toe.</li>
</ul>
<h3>De zandloper</h3>
<p>Het eerste bod keert de zandloper om: 60 seconden.
Er mag geboden worden tot hij leeg is, en latere biedingen laten hem niet opnieuw lopen.
De tijd stopt eerder zodra alle aanwezige spelers op &quot;klaar&quot; hebben gedrukt; een tafel kan dat uitzetten (<code>ready_ends_clock</code>).</p>
<h3>De demonstratie</h3>
<p>Als de zandloper leeg is, laat de laagste bieder een weg zien op het bord.
Bij gelijke biedingen gaat de speler met de minste fiches voor; is ook dat gelijk, dan het vroegste bod.</p>
<p>De demonstratie <strong>slaagt</strong> op het moment dat het doel bereikt is in hoogstens het geboden aantal zetten.
Ze <strong>mislukt</strong> als de geboden zetten op zijn, als de speler opgeeft of weggaat, of als de tijd ervoor (60 seconden) om is.
Tijdens een demonstratie wordt geen zet teruggenomen.</p>
<p>Na een mislukking gaan alle robots precies terug naar hun startfiches, en is het volgende bod aan de beurt.
Iedereen heeft één poging, met zijn laagste bod; op mislukken staat geen straf.
Lukt het niemand, dan krijgt niemand de fiche: die gaat terug bij de andere, alles wordt opnieuw geschud, en de robots staan op hun startfiches.</p>
<h3>Na een geslaagde demonstratie</h3>
<p>De speler neemt de fiche.
De robots blijven staan waar ze gestopt zijn, de startfiches schuiven mee, en er wordt een nieuwe doelfiche omgedraaid.</p>
<p>Een voorbeeld: A biedt 6 en later 4; B biedt 5.
A probeert het eerst, met 4.
Het mislukt, de robots gaan terug, en B laat een weg zien in hoogstens 5 zetten.</p>
<h3>Als niemand iets vindt</h3>
<p>Sommige stellingen vragen twintig zetten of meer: mooie puzzels, maar ze houden het spel op.
Heeft na vijf minuten niemand geboden, dan wordt de zandloper omgekeerd voor een laatste minuut.
Is ook die voorbij, dan gaat de fiche terug, wordt alles geschud en een andere getrokken; de robots blijven staan.
Een bod in die laatste minuut geldt als eerste bod en laat de zandloper opnieuw beginnen.</p>
<p>De spelers kunnen ook samen besluiten een fiche te ruilen waarop nog niemand heeft geboden (<code>skip_vote</code>).
Komt de enige overgebleven fiche drie keer terug, dan gaat ze opzij en is het spel afgelopen.</p>
<h2>Het einde</h2>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>spelers</th>
<th>het spel eindigt</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>als alle 17 fiches gewonnen zijn</td>
</tr>
<tr>
<td>2</td>
<td>zodra iemand 8 fiches heeft</td>
</tr>
<tr>
<td>3</td>
<td>zodra iemand 6 fiches heeft</td>
</tr>
<tr>
<td>4</td>
<td>zodra iemand 5 fiches heeft</td>
</tr>
<tr>
<td>5 en meer</td>
<td>als alle 17 fiches gewonnen zijn</td>
</tr>
</tbody></table></div>
<p>Een tafel kan een ander einde afspreken: alle fiches, of de eerste met een bepaald aantal (<code>end</code>).
Wie de meeste fiches heeft, wint.</p>
<p>Bij gelijkspel wordt de overwinning gedeeld, of er volgt een beslissende ronde (<code>tie=playoff</code>): alle 17 fiches worden weer geschud, er wordt één getrokken, en alleen de gelijk geëindigde spelers bieden.
Dat wordt herhaald tot een van hen een fiche neemt, hoogstens vijf keer; daarna wordt de overwinning gedeeld.</p>
<h2>Manieren om te spelen</h2>
<p>Een voorinstelling zet alle opties in één keer; elke optie kan daarna nog apart worden veranderd.
De lijst van opties (in het Engels) noemt ze allemaal.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>voorinstelling</th>
<th>waarvoor</th>
</tr>
</thead>
<tbody><tr>
<td><code>classic</code></td>
<td>De regels van deze pagina.</td>
</tr>
<tr>
<td><code>salon</code></td>
<td>Het ontspannen spel: geen ricochetregel, elk bod is lager dan het vorige, alle fiches worden gespeeld.</td>
</tr>
<tr>
<td><code>tournament</code></td>
<td>Toernooi: als <code>classic</code>, maar van gelijke biedingen gaat de vroegste voor.</td>
</tr>
<tr>
<td><code>beginner</code></td>
<td>Geen ricochetregel, en alleen fiches die de actieve robot in zijn eentje in hoogstens vijf zetten kan winnen.</td>
</tr>
<tr>
<td><code>solo</code></td>
<td>Eén speler, alle fiches, geen zandloper; elke fiche wacht tot je klaar bent.</td>
</tr>
</tbody></table></div>
<p><strong>Solo.</strong>
Je speelt alle 17 fiches, en je score is de som van je zetten.
Aan het eind staat die naast de som van de kleinst mogelijke aantallen zetten.</p>
<p><strong>Handicaps.</strong>
Op twee manieren kunnen ervaren en nieuwe spelers samen aan een tafel; een handicap geldt per speler.
Een speler met <code>late</code> (<strong>later bieden</strong>) mag pas bieden nadat de zandloper één keer is leeggelopen.
De zandloper loopt dan een tweede keer, en in die tweede keer mag iedereen bieden.
Zo&#39;n speler kan de zandloper niet starten, behalve als er vijf minuten zonder bod voorbij zijn.
Een speler met <code>minus_one</code> (<strong>min één</strong>) moet minstens één lager bieden dan het laagste bod op tafel; zolang er geen bod is, is hij vrij.</p>
<h2>Meer robots en andere borden</h2>
<p><strong>De neutrale robot</strong> (<code>k</code>) heeft geen eigen doel.
Hij beweegt zoals de andere, helpt mee, en mag de draaikolk winnen.</p>
<p><strong>De doorzichtige robot</strong> (<code>t</code>) kan door muren gaan.
Bij elke muur mag hij gewoon stoppen, of er voor één extra zet doorheen gaan en verder glijden tot het volgende obstakel.
Elke muur maakt de glijbeweging één zet duurder; door een muur gaan waar hij al tegenaan staat, kost twee zetten.</p>
<p><img src="__IMAGE_12__" alt="De doorzichtige robot mag bij elke muur stoppen of betalen om erdoor te gaan" loading="lazy"></p>
<p><code>tE→c2</code>
<code>tE+1→e2</code>
<code>tE+2→h2</code></p>
<p>De rand van het bord en het midden houden hem altijd tegen, net als een muur waar direct achter een robot staat.
Robots stoppen hem, en hij stopt robots.
Hij kan alleen de draaikolk winnen, en moet daarvoor afketsen zoals elke andere; door een muur gaan is geen ricochet.
Twee opties maken hem tammer: hoogstens één muur per glijbeweging (<code>ghost_passes=one</code>), en nergens stoppen op een gekleurd symbool (<code>ghost_landing=strict</code>).</p>
<p><strong>Diagonalen.</strong>
Sommige latere borden hebben gekleurde schuine muren.
Een robot met dezelfde kleur gaat er recht doorheen; elke andere robot slaat er haaks af en glijdt verder, allemaal in één zet.
Voor de ricochetregel telt de richting waarin een zet begint.</p>
<p><img src="__IMAGE_13__" alt="Rood slaat af bij de gele diagonaal, geel gaat erdoorheen" loading="lazy"></p>
<p><code>rE→d6</code>
<code>yW→b2</code></p>
<h2>Tips</h2>
<ul>
<li>Zoek eerst wegen met alleen de actieve robot, en haal er pas daarna hulprobots bij.</li>
<li>Denk achterstevoren: welke muur of robot kan de actieve robot op het doelvak laten stoppen, en waar komt hij dan vandaan?</li>
<li>Tel ook de zetten van de hulprobots mee.</li>
</ul>
`.replace(`__IMAGE_0__`,()=>o).replace(`__IMAGE_1__`,()=>l).replace(`__IMAGE_2__`,()=>r).replace(`__IMAGE_3__`,()=>n).replace(`__IMAGE_4__`,()=>p).replace(`__IMAGE_5__`,()=>a).replace(`__IMAGE_6__`,()=>t).replace(`__IMAGE_7__`,()=>d).replace(`__IMAGE_8__`,()=>c).replace(`__IMAGE_9__`,()=>e).replace(`__IMAGE_10__`,()=>i).replace(`__IMAGE_11__`,()=>u).replace(`__IMAGE_12__`,()=>s).replace(`__IMAGE_13__`,()=>f);export{m as default};