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
web-copy-yourself = It is selected: copy it yourself.
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
web-way-E = east
web-way-N = north
web-way-S = south
web-way-W = west

## Game

web-opens-round = opens each round
web-when-later = in { $count } turns
web-when-next = next
web-when-now = now
web-clock = Clock
web-give-up = Give up
web-go-on = Go on
web-has-spoken = ready
web-has-waited = will not wait on
web-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-players = Players
web-ranking = Ranking
web-rematch = Play again
web-next-table = To the next game
web-replay = Replay
web-review = Look again
web-review-of = Round { $number }
web-round-number = Round { $number }
web-route = Moves so far
web-scratch = Your own board: nobody sees it
web-scratch-solved = Solved, on your own board
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-sentence = { $words }.
web-show-way = Show your way
web-spectating = You are watching.
web-stage = What is going on
web-undo = Take back

## Looking again

web-all-ways = All { $count } ways
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
web-position = Position
web-position-copied = Position copied
web-puzzle-reached =
    { $count ->
        [one] Target reached in { $count } move.
       *[other] Target reached in { $count } moves.
    }
web-puzzle-there = You are there
web-read = Read
web-tool = Tool
