# 1, 2, 3… robot! on the site: plan, turns, cameras, and why somebody is frozen.

escape-robot = { $name }’s robot { $number }
escape-frozen = { $robot } on { $cell } is frozen: { $name } activated the camera at { $camera }, which looked { $heading } and saw it.
escape-is-frozen = { $robot } on { $cell } is frozen: a camera has seen it.
escape-is-out = { $robot } has escaped.
escape-stands =
    { $steps ->
        [one] { $robot } is on { $cell }, { $steps } step from the exit.
       *[other] { $robot } is on { $cell }, { $steps } steps from the exit.
    }
escape-stands-shut-in = { $robot } is on { $cell }; no way leads from there to the exit.

escape-step-activate = Camera { $cell } is activated and sees { $robots }
escape-step-move = { $robot } goes { $way } to { $cell }
escape-step-nobody = Camera { $cell } is activated and sees nobody new
escape-step-out = { $robot } has escaped!
escape-step-place_camera = A camera is placed at { $cell }, looking { $heading }
escape-step-take_eye = { $robot } on { $cell } loses its eye
escape-step-turn_camera = Camera { $cell } is turned { $heading }

escape-said-lay = { $name } lays tile { $tile } on place { $place }.
escape-said-undo = { $name } takes a step back.

## What is going on

escape-end-escaped = All three robots are out!
escape-end-idle = Nobody has moved for too long
escape-end-max_rounds = That was the last round
escape-hint-build = Tile { $number } of 10. At least one path must go on.
escape-hint-done = All points are spent: end your turn, or take something back.
escape-hint-number = Tile { $number } of 10.
escape-hint-over = Well played!
escape-hint-points = Points left: { $points } of 3.
escape-hint-private = You will see the turn once it has ended.
escape-hint-turn = Points left: { $points } of 3. Walk, take an eye off, place or turn a camera, activate one.
escape-own-build = Lay a tile of the factory
escape-own-turn = It is your turn
escape-phase-build = { $name } lays a tile
escape-phase-turn = { $name } has the turn

## The board

escape-arrow-E = →
escape-arrow-N = ↑
escape-arrow-NE = ↗
escape-arrow-NW = ↖
escape-arrow-S = ↓
escape-arrow-SE = ↘
escape-arrow-SW = ↙
escape-arrow-W = ←
escape-board-help = Arrow keys go from square to square, Enter chooses. In your turn 1, 2 and 3 choose a robot, C the next camera, R turns it, A activates it, X takes an eye off, U takes back, a full stop ends the turn. With something in the hand arrow keys move it, and Shift with arrow keys goes from square to square.
escape-cell-aim = aimed from here
escape-cell-camera = camera looking { $heading }
escape-cell-corridor = corridor
escape-cell-deposit = deposit
escape-cell-empty = empty place { $place }
escape-cell-exit = exit
escape-cell-fits = place { $place }, the tile fits here
escape-cell-frozen = { $robot }, frozen
escape-cell-seen = seen by the camera
escape-cell-target = your robot can go there
escape-cell-wall = wall
escape-demo = A robot walks through a factory; a camera is placed, turned and activated and freezes every robot in its view.
escape-heading-E = east
escape-heading-N = north
escape-heading-NE = north-east
escape-heading-NW = north-west
escape-heading-S = south
escape-heading-SE = south-east
escape-heading-SW = south-west
escape-heading-W = west

## Laying the plan

escape-choose-place = Now choose a lit place.
escape-choose-tile = Choose a tile.
escape-fits-not-there = The tile does not fit on that place, however it is turned.
escape-fits-nowhere = This tile fits nowhere now.
escape-no-tile-way = The tile fits on no other place further { $way }.
escape-lay = Lay it here
escape-over-place = Tile { $tile } over place { $place }, doors: { $doors }
escape-place = Place { $place }
escape-place-taken = A tile lies there already.
escape-places = Places where it fits
escape-tile = Tile { $tile }
escape-tiles = Tiles
escape-turn-tile = Turn it

## A turn

escape-activate = Activate
escape-aim = Aimed camera
escape-camera = Camera { $cell }, looking { $heading }
escape-camera-here = New camera at { $cell }, looking { $heading }
escape-cameras = Cameras
escape-end-turn = End turn
escape-headings = Headings
escape-look = Press a robot or a camera to see how it stands.
escape-new-camera = New camera ({ $count } left)
escape-no-hung-way = No camera hangs further { $way }.
escape-no-new-way = There is no free wall further { $way }.
escape-own-robot = Robot { $number }
escape-own-robots = Your robots
escape-pad = Your turn
escape-pad-look = Robots and cameras
escape-place-camera = Place it
escape-place-first = Once it is placed you can activate it, for another point.
escape-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
escape-shift = Shift it
escape-state-frozen = frozen
escape-state-out = escaped
escape-take-eye = Take the eye off
escape-turn-camera = Turn it so
escape-turn-first = Turn it so first, then you can activate it.
escape-used-activate = A camera has been activated in this turn.
escape-used-camera = A camera has been placed or turned in this turn.
escape-used-take_eye = An eye has been taken off in this turn.
escape-ways = Directions
escape-would-nobody = It would freeze nobody.
escape-would-see = It would freeze { $robots }.

## Players and what has happened

escape-after-rounds =
    { $count ->
        [one] After { $count } round.
       *[other] After { $count } rounds.
    }
escape-building = { $number } of 10 tiles laid
escape-frozen-count = frozen: { $count }
escape-head-out = Robots out
escape-idle = No robot has moved for { $number } of { $count } rounds.
escape-last-turn = Last turn: { $name }
escape-no-step = Nothing was done.
escape-no-way-left = no way out
escape-out =
    { $count ->
        [one] { $count } robot out
       *[other] { $count } robots out
    }
escape-turns-begin = The turn of { $name } begins.
escape-watch-turns = Watch the last turns
escape-some-way-left =
    { $steps ->
        [one] { $steps } step to go, and no way out for { $robots }
       *[other] { $steps } steps to go, and no way out for { $robots }
    }
escape-way-left =
    { $steps ->
        [one] { $steps } step to go
       *[other] { $steps } steps to go
    }
