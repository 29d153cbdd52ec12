# The pages of the site.

## Every page

web-close = Close
web-home = Home
web-keys = Keys act from anywhere on the page
web-keys-hint = Robot letter then arrow, digits for bids. Switch off if single keys disturb you.
web-language = Language
web-load-failed = This page could not be loaded. Check the connection and try again.
web-loading = Loading…
web-missing = Nothing stops here
web-missing-text = There is no page at this address.
web-motion = Motion
web-motion-auto = As the device
web-motion-full = Full
web-motion-still = Still
web-nav = Pages
web-no-game = This game cannot be shown
web-no-game-text = The server has a game here that this page does not know. Load the page again.
web-no-server = The server does not answer. Check the connection and try again.
web-rules = Rules
web-server-fault = The server made a mistake. Try again in a moment.
web-settings = Settings
web-skip = Skip to the content
web-solve = Solve
web-sound = Sound
web-theme = Colours
web-theme-auto = As the device
web-theme-dark = Dark
web-theme-light = Light
web-thinking-for = Thinking for
web-title-landing = Home
web-title-missing = Not found
web-title-replay = Replay
web-title-rules = Rules
web-title-solve = Solve a position
web-title-table = Table

## First page

web-demo = A small board: with six moves of three robots red reaches its triangle.
web-game = Game
web-game-escape = 1, 2, 3… robot!
web-game-micro = Micro Robots
web-game-ramses = Ramses
web-game-ricochet = Ricochet Robots
web-hero = Four games about the way: find it, bar it, remember it.
web-join = Join
web-join-code = Code or link of a table
web-join-fault = That is no code of a table.
web-join-title = Join a table
web-lead = Ricochet Robots, Micro Robots, 1, 2, 3… robot! and Ramses: lay a table, send the link, play together in the browser. No account, nothing to install, and what was played can be looked at again move by move.
web-more-options = More options
web-name = Your name
web-name-default = Player
web-new-table = New table
web-option-group-actions = Action cards
web-option-group-bids = Bids
web-option-group-board = Board
web-option-group-cameras = Cameras
web-option-group-chips = Chips
web-option-group-clocks = Clocks
web-option-group-end = End of the game
web-option-group-memory = Memory
web-option-group-moves = Robots and moves
web-option-group-other = Other
web-option-group-plan = Factory
web-option-group-tokens = Tokens
web-option-group-turns = Turns
web-options-changed = { $count } changed
web-play-alone = Play alone
web-preset = Rules
web-recent = Your tables
web-rules-lead = Illustrated, on one page.
web-rules-title = How to play
web-solve-lead = Set up any position: fewest moves, hints, all shortest ways.
web-solve-title = Solve a position

## Door and lobby

web-add-bot = Add a bot
web-add-bot-level = Bot: { $level }
web-bot-easy = easy
web-bot-hard = strong
web-bot-medium = medium
web-bot-name = Bot { $number }, { $level }
web-bot-random = random
web-closed = The table cannot be opened
web-code = Code:
web-come-back = Come back
web-commitment = Fingerprint of the chance, fixed before the start:
web-copied = Link copied
web-copy = Copy link
web-copy-yourself = The link is selected: copy it yourself.
web-door-lobby = The game has not started yet.
web-door-playing = The game is on. You can still join, or watch.
web-host = host
web-i-am-ready = I am ready
web-invite = Invite others
web-link = Link of this table
web-make-host = Make { $name } host
web-no-table = This table is gone
web-no-table-text = The link is wrong, or nobody has played here for a long time.
web-not-ready = not ready
web-pause = Pause
web-paused = Paused: every clock stands still.
web-presence-lost = line lost
web-presence-removed = removed
web-presence-stood = left
web-qr = QR code
web-qr-of = QR code of { $url }
web-ready = ready
web-reconnecting = Connection lost. Reconnecting…
web-remove = Remove { $name }
web-resume = Go on
web-seats = At the table
web-share = Share
web-sit = Sit down
web-someone = Someone
web-stand = Leave the table
web-start = Start now
web-start-alone = Start alone
web-superseded = This seat is open in another tab or on another device.
web-table-tools = Table
web-take-over = Play here
web-waiting-others = Waiting for others: send them the link.
web-waiting-ready =
    { $count ->
        [0] Everybody is ready.
        [one] Waiting for one person.
       *[other] Waiting for { $count } people.
    }
web-watch = Watch
web-what-is-played = What is played
web-you = you
web-you-stood = You have left the table.

## Chat

web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-lines = What was said
web-chat-switch-off = Switch chat off
web-chat-switch-on = Switch chat on
web-chat-write = Write something
web-phrase-again = Again!
web-phrase-almost = Almost!
web-phrase-brb = Back in a moment
web-phrase-hello = Hello!
web-phrase-nice = Nice one!
web-phrase-oops = Oops
web-phrase-thinking = Still thinking…
web-phrase-well_played = Well played!
web-phrases = Quick phrases
web-send = Send

## Board

web-board = Board
web-board-help = Arrow keys go from cell to cell. A robot’s letter chooses it, arrow keys then move it, Escape lets it go.
web-cell-closed = closed
web-cell-diagonal = diagonal of the { $robot }
web-cell-goal = target: { $target }
web-cell-stop = can stop here
web-cell-token = start of the { $robot }
web-cell-walls = walls: { $sides }
web-colour-any = any robot
web-colour-b = blue
web-colour-g = green
web-colour-r = red
web-colour-y = yellow
web-robot-b = blue robot
web-robot-g = green robot
web-robot-k = neutral robot
web-robot-r = red robot
web-robot-t = transparent robot
web-robot-y = yellow robot
web-symbol-circle = circle
web-symbol-hexagon = hexagon
web-symbol-plain = target
web-symbol-square = square
web-symbol-triangle = triangle
web-symbol-vortex = vortex, any robot
web-target-name = { $symbol }, { $colour }
web-way-E = east
web-way-N = north
web-way-S = south
web-way-W = west

## Game

web-opens-round = opens each round
web-when-later = in { $count } turns
web-when-next = next
web-when-now = now
web-bid = Bid
web-bid-any = Each move of any robot counts.
web-bid-most = New bids: { $number } at most.
web-bid-moves = Moves
web-bid-of = Bid:
web-bid-own = Your bid: { $number }.
web-chip-back = Nobody: the chip goes back.
web-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
web-clock = Clock
web-digit-back = Delete the last digit
web-digits = Digits
web-done-bidding = No more bids from me
web-face-down =
    { $count ->
        [one] { $count } chip face down
       *[other] { $count } chips face down
    }
web-give-up = Give up
web-go-on = Go on
web-has-spoken = ready
web-look = { $name } is showing a way. Look at the board.
web-move-wrong = That move is not possible. A robot’s letter and a direction, such as rE.
web-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-moves-of = { $spent } of { $most }
web-next-bidder = Next: { $name }
web-passes = Through walls
web-place-robot = Tap a cell to put down the next robot.
web-place-wait = The robots are being put down.
web-players = Players
web-quota =
    { $count ->
        [one] { $count } chip wins
       *[other] { $count } chips win
    }
web-ranking = Ranking
web-rematch = Play again
web-next-table = To the next game
web-replay = Replay
web-reset = All robots back
web-review = Look again
web-review-of = Round { $number }
web-robots = Robots
web-round-failed = Round { $number }: nobody showed a way.
web-round-no_bid = Round { $number }: nobody bid.
web-round-number = Round { $number }
web-round-skipped = Round { $number }: swapped.
web-round-won = Round { $number }: { $name }
web-route = Moves so far
web-said-bid = { $name } bids { $number }.
web-said-chip = New target: { $target }, on { $cell }.
web-said-move = { $robot } to { $cell }.
web-scratch = Your own board: nobody sees it
web-scratch-solved = Solved, on your own board
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-show-way = Show your way
web-skip-chip = Swap this chip
web-solo-moves = All your moves: { $count }
web-spectating = You are watching.
web-stage = What is going on
web-stage-bidding =
    { $bid ->
        [one] { $bid } move: { $name }
       *[other] { $bid } moves: { $name }
    }
web-stage-bidding-hint = Who needs fewer? Bids are open until the sand is through.
web-stage-last-call = No bid yet
web-stage-last-call-hint = When the sand is through, the chip is swapped.
web-stage-over = The game is over
web-stage-over-hint = Well played!
web-stage-own-trial = Your turn: show it in { $bid }
web-stage-own-trial-hint = Choose a robot, then send it off. { $spent } of { $bid } moves made.
web-stage-placing = Where shall the robots stand?
web-stage-placing-hint = Each one is put down once.
web-stage-ready = Ready for the next chip?
web-stage-ready-hint = It is turned up when everybody is ready. Ready so far: { $count }.
web-stage-thinking = Everybody thinks
web-stage-thinking-hint = In how few moves? The first bid turns the sand clock.
web-stage-trial =
    { $bid ->
        [one] { $name } shows { $bid } move
       *[other] { $name } shows { $bid } moves
    }
web-stage-trial-hint = { $spent } of { $bid } moves made.
web-takes-chip = { $name } takes the chip
web-trial-failed = { $name } did not get there
web-trial-given_up = { $name } gives up
web-trial-left = { $name } is not there
web-trial-solved = { $name } has shown it!
web-trial-timed_out = Time is up for { $name }
web-turn-up = Ready: turn up the chip
web-turn-up-now = Turn it up now
web-type-move = Type a move, such as rE
web-undo = Take back
web-ways = Directions

## Looking again

web-all-ways = All { $count } ways
web-bid-was = Bid { $number }
web-no-rounds = No round has been closed yet.
web-record = Record as a file
web-review-later = The shortest ways stay closed while the same position may come up again.
web-rounds = Rounds
web-searching = Searching…
web-shortest-ways = Shortest ways
web-step = Step
web-step-back = One step back
web-step-on = One step on
web-step-play = Play
web-step-start = Where the robots start.
web-stopped = The search was stopped. No way is shorter than { $bound }.
web-to-table = To the table
web-unsolvable = There is no way at all.
web-way-count =
    { $count ->
        [one] and only one way
       *[other] and { $count } ways to do it
    }
web-ways-cut = Only the first { $count } ways are listed.

## Puzzle board

web-answers = Solutions
web-back-to-board = Back to the board
web-copy-position = Copy the position
web-draw-position = New position
web-find-ways = Show the optimum
web-hint = Hint
web-hint-at-least =
    { $least ->
        [one] At least { $least } move is needed.
       *[other] At least { $least } moves are needed.
    }
web-hint-first = The first move is { $move }.
web-hint-length =
    { $count ->
        [one] { $count } move is enough.
       *[other] { $count } moves are enough.
    }
web-hint-line = All of it: { $line }
web-hint-range = Between { $least } and { $most } moves are needed.
web-hint-robots = These move: { $robots }.
web-hint-stop-centre = At the end the centre stops the robot, in the { $side }.
web-hint-stop-frame = At the end the edge of the board stops the robot, in the { $side }.
web-hint-stop-robot = At the end the { $robot } stops it, in the { $side }.
web-hint-stop-wall = At the end a wall stops the robot, in the { $side }.
web-position = Position
web-position-copied = Position copied
web-puzzle-reached =
    { $count ->
        [one] Target reached in { $count } move.
       *[other] Target reached in { $count } moves.
    }
web-puzzle-there = You are there
web-read = Read
web-robots-and-rules = Robots and rules
web-robots-put = Drag a robot on the board, or choose it here and tap a cell.
web-robots-toggle = Press to add a robot or take it away.
web-target-for = Target for
web-tool = Tool
web-tool-robots = Put robots
web-tool-robots-hint = Drag robots to any cell. By keys: Enter on a robot, then Enter on its new cell.
web-tool-target = Target
web-tool-target-hint = Tap the cell that must be reached, or go there and press Enter.
web-tool-try = Try
web-tool-try-hint = Press a robot and swipe, or use its letter and the arrow keys.
web-tool-walls = Walls
web-tool-walls-hint = Tap a side of a cell to set or remove a wall. By keys: go to the cell, then Shift and an arrow; Enter shows its sides below.
web-wall-gone = No wall at { $cell }, { $side }.
web-wall-set = Wall at { $cell }, { $side }.
web-walls-of = Walls of { $cell }
