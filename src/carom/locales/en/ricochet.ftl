# Ricochet Robots on the site: the board, rounds, bids and ways.

## First page

ricochet-demo = A small board: with six moves of three robots red reaches its triangle.

## Board

ricochet-board-help = Arrow keys go from cell to cell. A robot’s letter chooses it, arrow keys then move it, Escape lets it go.
ricochet-cell-closed = closed
ricochet-cell-diagonal = diagonal of the { $robot }
ricochet-cell-goal = target: { $target }
ricochet-cell-stop = can stop here
ricochet-cell-token = start of the { $robot }
ricochet-cell-walls = walls: { $sides }
ricochet-colour-any = any robot
ricochet-colour-b = blue
ricochet-colour-g = green
ricochet-colour-r = red
ricochet-colour-y = yellow
ricochet-robot-b = blue robot
ricochet-robot-g = green robot
ricochet-robot-k = neutral robot
ricochet-robot-r = red robot
ricochet-robot-t = transparent robot
ricochet-robot-y = yellow robot
ricochet-symbol-circle = circle
ricochet-symbol-hexagon = hexagon
ricochet-symbol-plain = target
ricochet-symbol-square = square
ricochet-symbol-triangle = triangle
ricochet-symbol-vortex = vortex, any robot
ricochet-target-name = { $symbol }, { $colour }

## Game

ricochet-bid = Bid
ricochet-bid-any = Each move of any robot counts.
ricochet-bid-most = New bids: { $number } at most.
ricochet-bid-moves = Moves
ricochet-bid-of = Bid:
ricochet-bid-own = Your bid: { $number }.
ricochet-chip-back = Nobody: the chip goes back.
ricochet-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
ricochet-digit-back = Delete the last digit
ricochet-digits = Digits
ricochet-done-bidding = No more bids from me
ricochet-face-down =
    { $count ->
        [one] { $count } chip face down
       *[other] { $count } chips face down
    }
ricochet-look = { $name } is showing a way. Look at the board.
ricochet-move-wrong = That move is not possible. A robot’s letter and a direction, such as rE.
ricochet-moves-of = { $spent } of { $most }
ricochet-next-bidder = Next: { $name }
ricochet-passes = Through walls
ricochet-place-robot = Tap a cell to put down the next robot.
ricochet-place-wait = The robots are being put down.
ricochet-quota =
    { $count ->
        [one] { $count } chip wins
       *[other] { $count } chips win
    }
ricochet-reset = All robots back
ricochet-robots = Robots
ricochet-round-failed = Round { $number }: nobody showed a way.
ricochet-round-no_bid = Round { $number }: nobody bid.
ricochet-round-skipped = Round { $number }: swapped.
ricochet-round-won = Round { $number }: { $name }
ricochet-said-bid = { $name } bids { $number }.
ricochet-said-chip = New target: { $target }, on { $cell }.
ricochet-said-move = { $robot } to { $cell }.
ricochet-skip-chip = Swap this chip
ricochet-waited = We have waited long enough
ricochet-wants-other = wants another
ricochet-solo-moves = All your moves: { $count }
ricochet-stage-bidding =
    { $bid ->
        [one] { $bid } move: { $name }
       *[other] { $bid } moves: { $name }
    }
ricochet-stage-bidding-hint = Who needs fewer? Bids are open until the sand is through.
ricochet-stage-last-call = No bid yet
ricochet-stage-last-call-hint = When the sand is through, the chip is swapped.
ricochet-stage-over = The game is over
ricochet-stage-over-hint = Well played!
ricochet-stage-own-trial = Your turn: show it in { $bid }
ricochet-stage-own-trial-hint = Choose a robot, then send it off. { $spent } of { $bid } moves made.
ricochet-stage-placing = Where shall the robots stand?
ricochet-stage-placing-hint = Each one is put down once.
ricochet-stage-ready = Ready for the next chip?
ricochet-stage-ready-hint = It is turned up when everybody is ready. Ready so far: { $count }.
ricochet-stage-thinking = Everybody thinks
ricochet-stage-thinking-hint = In how few moves? The first bid turns the sand clock.
ricochet-stage-trial =
    { $bid ->
        [one] { $name } shows { $bid } move
       *[other] { $name } shows { $bid } moves
    }
ricochet-stage-trial-hint = { $spent } of { $bid } moves made.
ricochet-takes-chip = { $name } takes the chip
ricochet-trial-failed = { $name } did not get there
ricochet-trial-given_up = { $name } gives up
ricochet-trial-left = { $name } is not there
ricochet-trial-solved = { $name } has shown it!
ricochet-trial-timed_out = Time is up for { $name }
ricochet-turn-up = Ready: turn up the chip
ricochet-turn-up-now = Turn it up now
ricochet-type-move = Type a move, such as rE
ricochet-ways = Directions

## Looking again

ricochet-bid-was = Bid { $number }
ricochet-step-start = Where the robots start.

## Puzzle board

ricochet-hint-robots = These move: { $robots }.
ricochet-hint-stop-centre = At the end the centre stops the robot, in the { $side }.
ricochet-hint-stop-frame = At the end the edge of the board stops the robot, in the { $side }.
ricochet-hint-stop-robot = At the end the { $robot } stops it, in the { $side }.
ricochet-hint-stop-wall = At the end a wall stops the robot, in the { $side }.
ricochet-robots-and-rules = Robots and rules
ricochet-robots-put = Drag a robot on the board, or choose it here and tap a cell.
ricochet-robots-toggle = Press to add a robot or take it away.
ricochet-target-for = Target for
ricochet-tool-robots = Put robots
ricochet-tool-robots-hint = Drag robots to any cell. By keys: Enter on a robot, then Enter on its new cell.
ricochet-tool-target = Target
ricochet-tool-target-hint = Tap the cell that must be reached, or go there and press Enter.
ricochet-tool-try = Try
ricochet-tool-try-hint = Press a robot and swipe, or use its letter and the arrow keys.
ricochet-tool-walls = Walls
ricochet-tool-walls-hint = Tap a side of a cell to set or remove a wall. By keys: go to the cell, then Shift and an arrow; Enter shows its sides below.
ricochet-wall-gone = No wall at { $cell }, { $side }.
ricochet-wall-set = Wall at { $cell }, { $side }.
ricochet-walls-of = Walls of { $cell }
