import{a as e,c as t,d as n,f as r,i,l as a,m as o,n as s,o as c,p as l,r as u,s as d,t as f,u as p}from"./diagonal-4avgh9JZ.js";var m=`<h1>Ricochet Robots: how to play</h1>
<p>Robots without brakes glide over a walled board, and everybody looks for the shortest way to bring one of them to a target.
All players think at the same time, and only in their heads.
Whoever names the lowest number of moves and then shows that it works wins the target chip.
The player with the most chips at the end wins the game.</p>
<p>One person can play alone, and a table takes up to 99 seats.</p>
<h2>What lies on the table</h2>
<p><img src="__IMAGE_0__" alt="A printed board with its four robots and the chip that is face up" loading="lazy"></p>
<ul>
<li><strong>The board.</strong> Four board quarters, each printed on both sides, are joined with their holes toward the middle. The first edition makes 96 different boards; carom also has the quarters of later editions and draws free boards of any size from 2 to 32 spaces a side.</li>
<li><strong>The centre.</strong> The four spaces in the middle are closed. No robot enters them, starts there or stops there.</li>
<li><strong>Four robots</strong>: red, blue, green and yellow. Each is put on a random space that carries no target symbol, never two on the same space. A table may also let the players choose the places.</li>
<li><strong>Four start tokens</strong> in the robots&#39; colours. They mark where each robot stood when the round began, so that every robot can be put back.</li>
<li><strong>Seventeen target chips</strong>: four symbols in four colours and one chip of all colours, the cosmic vortex. They are shuffled face down; one is turned up when everybody is ready.</li>
<li><strong>A sand clock</strong> of one minute.</li>
</ul>
<p>On screen and in notation a space is its column letter, counted from the west, and its row number, counted from the north: <code>a1</code> is the north-west corner.
A move is the robot&#39;s letter and a direction: <code>rE</code> sends red (<code>r</code>) to the east.
The other letters are <code>b</code> blue, <code>g</code> green, <code>y</code> yellow, <code>k</code> neutral and <code>t</code> transparent.</p>
<h2>How a robot moves</h2>
<p>A robot moves along its row or column, in one of the four directions.
Once set going it glides until an obstacle stops it: the edge of the board, a printed wall, the closed centre or another robot.
Such a glide is <strong>one move</strong>, however long or short it is.</p>
<p><img src="__IMAGE_1__" alt="Red glides to a wall, then to the edge" loading="lazy"></p>
<p><code>rE→e2 rS→e6</code></p>
<p>A robot may never stop half-way on a free path, and another robot is an obstacle like any other.</p>
<p><img src="__IMAGE_2__" alt="Red stops in front of blue" loading="lazy"></p>
<p><code>rE→d3</code></p>
<p>The closed centre stops a robot just as a wall does.</p>
<p><img src="__IMAGE_3__" alt="Red runs into the centre" loading="lazy"></p>
<p><code>rE→c4</code></p>
<p>A robot that already stands against an obstacle cannot move in that direction.
Such a glide of no length is not a move: it is refused and not counted.
A robot shut in on all four sides simply has no move.</p>
<p>Any robot may be moved, in any order, as often as you like.
Every move of every robot counts toward your number.
Going straight back the way a robot came is allowed too and costs a move like any other; a table can forbid it (option <code>rebound</code>).</p>
<h2>The target</h2>
<p>The chip that lies face up shows a colour and a symbol.
The robot of that colour is the <strong>active robot</strong>, and it must <strong>stop</strong> on the space with that colour and symbol, the target space.</p>
<p><img src="__IMAGE_4__" alt="Red passes over the target; only a stop counts" loading="lazy"></p>
<p><code>rE→f3</code>
<code>rS→b6 rE→d6 rN→d3 ✓</code></p>
<p>Gliding over the target space is not enough.
A robot of another colour that stops there achieves nothing, and the demonstration goes on.</p>
<p>The other robots are helper robots: they are moved to make obstacles where you need them.</p>
<p><img src="__IMAGE_5__" alt="Blue moves first and becomes the obstacle that red needs" loading="lazy"></p>
<p><code>bS→e6 rS→a6 rE→d6 ✓</code></p>
<p>For the <strong>cosmic vortex</strong> any robot may be the active one, the neutral and the transparent robot included.</p>
<p><img src="__IMAGE_6__" alt="For the vortex any robot will do: here green gets there first" loading="lazy"></p>
<p><code>gS→c6 gE→f6 ✓</code>
<code>rS→a5 rE→f5 rS→f6 ✓</code></p>
<h2>The ricochet rule</h2>
<p>On its way to the target the active robot must ricochet at least once: it must turn left or right at an obstacle.
In other words, among the moves the active robot makes in this attempt, up to the one that stops it on the target, there must be at least one along a row and at least one along a column.</p>
<p>In the pictures below ✗ marks a way that ends on the target without counting, and ✓ one that counts.</p>
<p><strong>The straight way does not count.</strong>
Here red could be on the target in one move, so another way must be found.</p>
<p><img src="__IMAGE_7__" alt="One straight move does not count, three moves do" loading="lazy"></p>
<p><code>rE→f1 ✗</code>
<code>rS→a6 rE→f6 rN→f1 ✓</code></p>
<p><strong>The moves of helper robots are no ricochet of the active robot.</strong>
Blue stops red on the right space, yet red has moved in one direction only.</p>
<p><img src="__IMAGE_8__" alt="Blue prepares the stop, but red itself never turns" loading="lazy"></p>
<p><code>bS→e3 rE→d3 ✗</code></p>
<p><strong>Out and straight back is no ricochet.</strong>
Left or right it must be.</p>
<p><img src="__IMAGE_9__" alt="West and back east: red reaches the target without a turn" loading="lazy"></p>
<p><code>rW→a3 rE→f3 ✗</code></p>
<p><strong>A stop on the target before the turn is made does not end the attempt.</strong>
The robot may go on and come back; the turn may lie anywhere before its last stop, and moves of other robots may come between.</p>
<p><img src="__IMAGE_10__" alt="The first stop on the target is too early, the second one counts" loading="lazy"></p>
<p><code>rE→d1 ✗</code>
<code>rE→d1 rS→d4 rN→d1 ✓</code></p>
<p><strong>An active robot that already stands on its target has not solved anything yet.</strong>
It must leave, come back and have ricocheted.</p>
<p><img src="__IMAGE_11__" alt="Red starts on its own target and has to go round" loading="lazy"></p>
<p><code>rW→a6 rN→a1 rE→f1 rS→f6 ✓</code></p>
<p>With the vortex, the robot that stops there must itself have ricocheted.
Turns made in an earlier round or in somebody else&#39;s demonstration never count.</p>
<p>A table can drop the rule (<code>ricochet=none</code>), or ask only that the way costs at least two moves (<code>ricochet=no_one_move</code>).
A table can also redraw chips that one move or none would solve (<code>skip_trivial</code>).</p>
<h2>A round</h2>
<h3>Thinking and bidding</h3>
<p>All players look for a way at the same time.
Nobody touches the robots; a table may allow a private board to try things out on, which no one else sees (<code>scratch</code>).</p>
<p>Whoever has found a way <strong>bids</strong> the number of its moves, from 1 to 99.
There is no order of bidding, and everybody may bid more than once.
Everyone sees each bid at once, with its name and time.</p>
<ul>
<li>A bid may be lower than the others&#39;, equal, or higher. A higher bid makes sense when you doubt a lower one.</li>
<li>You never raise your own bid. Naming the same number again changes nothing, and a bid cannot be taken back.</li>
<li>Under <code>bids=descending</code> each new bid must be lower than the lowest so far.</li>
</ul>
<h3>The sand clock</h3>
<p>The first bid turns the sand clock: 60 seconds.
Bids are taken until it has run out, and later bids never restart it.
The clock stops early once every player present has pressed &quot;done&quot;; a table can switch this off (<code>ready_ends_clock</code>).</p>
<h3>The demonstration</h3>
<p>When the clock has run out, the lowest bidder shows a way on the board.
If two bids are equal, the player with fewer chips goes first; if that is equal too, the earlier bid does.</p>
<p>The demonstration <strong>succeeds</strong> at the moment the target is reached in at most the number of moves bid.
It <strong>fails</strong> when the bid is used up, when the player gives up or leaves, or when the time for it (60 seconds) is over.
Moves are not taken back during a demonstration.</p>
<p>After a failure all robots return exactly to their start tokens, and the next higher bid is tried.
Each bidder has one try, with their lowest bid; there is no penalty for failing.
If nobody succeeds, nobody gets the chip: it goes back among the others, all are shuffled again, and the robots stand at their start tokens.</p>
<h3>After a success</h3>
<p>The player takes the chip.
The robots stay where they have stopped, the start tokens move under them, and a new chip is turned up.</p>
<p>An example: A bids 6, then 4; B bids 5.
A tries first, with 4.
That fails, the robots go back, and B shows a way with at most 5 moves.</p>
<h3>When no one finds anything</h3>
<p>Some positions need twenty moves or more: fine puzzles, but slow games.
If nobody has bid for five minutes, the sand clock is turned for a last minute.
If that runs out too, the chip goes back, all are shuffled, and a different one is drawn; the robots stay.
A bid in that last minute counts as a first bid and starts the clock anew.</p>
<p>The players may also agree to swap a chip on which nobody has bid (<code>skip_vote</code>).
If the only chip left comes back three times, it is set aside and the game ends.</p>
<h2>The end</h2>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>players</th>
<th>the game ends</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>when all 17 chips are won</td>
</tr>
<tr>
<td>2</td>
<td>as soon as someone has 8 chips</td>
</tr>
<tr>
<td>3</td>
<td>as soon as someone has 6 chips</td>
</tr>
<tr>
<td>4</td>
<td>as soon as someone has 5 chips</td>
</tr>
<tr>
<td>5 and more</td>
<td>when all 17 chips are won</td>
</tr>
</tbody></table></div>
<p>A table may agree on another end: all chips, or the first to a number of chips (<code>end</code>).
Whoever has the most chips wins.</p>
<p>In a tie the victory is shared, or a deciding round is played (<code>tie=playoff</code>): all 17 chips are shuffled again, one is drawn, and only the tied players bid.
It is repeated until one of them takes a chip, five times at most; after that the victory is shared.</p>
<h2>Ways to play</h2>
<p>A preset sets all options at once; each can still be changed by itself.
The list of options has them all.</p>
<div class="wide" tabindex="0"><table>
<thead>
<tr>
<th>preset</th>
<th>what it is for</th>
</tr>
</thead>
<tbody><tr>
<td><code>classic</code></td>
<td>The rules of this page.</td>
</tr>
<tr>
<td><code>salon</code></td>
<td>The relaxed game: no ricochet rule, each bid must be lower than the last, all chips are played.</td>
</tr>
<tr>
<td><code>tournament</code></td>
<td>As <code>classic</code>, but of equal bids the earlier goes first.</td>
</tr>
<tr>
<td><code>beginner</code></td>
<td>No ricochet rule, and only chips that the active robot can reach alone in at most five moves.</td>
</tr>
<tr>
<td><code>solo</code></td>
<td>One player, all chips, no clock; each chip waits until you are ready.</td>
</tr>
</tbody></table></div>
<p><strong>Solo.</strong>
You play all 17 chips, and your score is the sum of your moves.
At the end it stands beside the sum of the fewest moves possible.</p>
<p><strong>Handicaps.</strong>
Two ways let experts and newcomers share a table; a handicap is set for each player.
A <strong>late</strong> player (<code>late</code>) may bid only after the sand clock has run out once.
The clock then runs a second time, and in that second run everyone may bid.
A late player cannot start the clock, except when five minutes have passed without a bid.
A <strong>minus one</strong> player (<code>minus_one</code>) must bid at least one less than the lowest bid on the table, and bids freely while there is none.</p>
<h2>More robots and other boards</h2>
<p><strong>The neutral robot</strong> (<code>k</code>) has no target of its own.
It moves like the others, helps, and may take the vortex.</p>
<p><strong>The transparent robot</strong> (<code>t</code>) can go through walls.
At each wall it meets it may stop as usual, or pass for one extra move and glide on to the next obstacle.
Each wall passed adds one to the price of the glide, and passing a wall it already stands against costs two.</p>
<p><img src="__IMAGE_12__" alt="The transparent robot may stop at each wall or pay to pass it" loading="lazy"></p>
<p><code>tE→c2</code>
<code>tE+1→e2</code>
<code>tE+2→h2</code></p>
<p>The edge of the board and the centre always stop it, and so does a wall with a robot right behind it.
Robots stop it, and it stops them.
It can solve only the vortex, and there it must ricochet like any other; going through a wall is no ricochet.
Two options make it tamer: at most one wall a glide (<code>ghost_passes=one</code>), and no stop at all on coloured symbols (<code>ghost_landing=strict</code>).</p>
<p><strong>Diagonals.</strong>
Some later boards carry coloured diagonal walls.
A robot of the same colour goes straight through, every other robot is turned by a right angle and glides on: all of it one move.
For the ricochet rule the direction in which a move starts is the one that counts.</p>
<p><img src="__IMAGE_13__" alt="Red is turned by the yellow diagonal, yellow goes through it" loading="lazy"></p>
<p><code>rE→d6</code>
<code>yW→b2</code></p>
<h2>Tips</h2>
<ul>
<li>Start with ways of the active robot alone, and bring in helper robots only afterwards.</li>
<li>Think backwards: which wall or robot could stop the active robot on the target space, and from where does it come?</li>
<li>Count the helpers&#39; moves too.</li>
</ul>
`.replace(`__IMAGE_0__`,()=>o).replace(`__IMAGE_1__`,()=>l).replace(`__IMAGE_2__`,()=>r).replace(`__IMAGE_3__`,()=>n).replace(`__IMAGE_4__`,()=>p).replace(`__IMAGE_5__`,()=>a).replace(`__IMAGE_6__`,()=>t).replace(`__IMAGE_7__`,()=>d).replace(`__IMAGE_8__`,()=>c).replace(`__IMAGE_9__`,()=>e).replace(`__IMAGE_10__`,()=>i).replace(`__IMAGE_11__`,()=>u).replace(`__IMAGE_12__`,()=>s).replace(`__IMAGE_13__`,()=>f);export{m as default};