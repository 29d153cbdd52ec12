# Micro Robots: what is going on, what happened and why. Keys come from games/micro/story.py.

micro-call =
    { $number ->
        [one] { $name } calls { $number } move
       *[other] { $name } calls { $number } moves
    }
micro-rival = { $name } called { $number }, { $ms } ms too late
micro-rival-equal = { $name } called { $number } at the same moment

micro-trial-solved = { $name } has shown it: { $route }
micro-trial-wrong_end = { $name } has made all { $number } and is not on the target
micro-trial-waypoint_missed = { $name } is on the target, but did not stop on the waypoint
micro-trial-not_in_line = { $name } went to { $field }, which is not in a line
micro-trial-shares_neither = { $name } went to { $field }, which shares neither colour nor number
micro-trial-given_up = { $name } stopped after { $made } of { $number }
micro-trial-timed_out = Time is up for { $name }
micro-trial-left = { $name } is not there

micro-penalty-fewest = { $receiver } has the fewest tokens and gets one from { $giver }
micro-penalty-next_seat = Fewest tokens: { $fewest }; { $receiver } sits next after { $giver } and gets one
micro-penalty-chosen = Fewest tokens: { $fewest }; { $giver } gives one to { $receiver }
micro-penalty-no_token = { $giver } has no token to give
micro-penalty-nobody_else = Nobody else is there to get a token
micro-penalty-giver_has_fewest = { $giver } has the fewest tokens and keeps them

micro-round-won = { $name } gets a token
micro-round-failed = Nobody gets a token; the robot goes to the target
micro-round-skipped = Another target was wished; the robot stays
micro-round-no_call = Nobody called in time; the robot stays

micro-phase-ready = Ready for the next target?
micro-phase-thinking = Who finds a way? The first call counts
micro-phase-trial =
    { $number ->
        [one] { $name } shows a way of exactly { $number } move
       *[other] { $name } shows a way of exactly { $number } moves
    }
micro-phase-choosing = { $name } chooses who gets a token: { $fewest }

micro-end-tokens = Enough tokens to win
micro-end-stock = The last token has been handed out
micro-end-rounds = That was the last round

## On the site

micro-board-help = While you show a way, arrow keys jump between the lit fields and Enter goes there; a letter and a number such as G3 go there at once. Shift and arrow keys, or arrow keys at any other time, go from field to field.
micro-call-about = The first call counts, and you must then show exactly so many moves.
micro-call-number =
    { $number ->
        [one] Call { $number } move
       *[other] Call { $number } moves
    }
micro-call-other = Another number
micro-call-pad = Numbers of moves
micro-call-send = Call
micro-call-title = Call your moves
micro-called = Called:
micro-chosen = { $field }. Enter goes there.
micro-colour-B = blue
micro-colour-G = green
micro-colour-P = pink
micro-colour-R = red
micro-colour-W = white
micro-colour-Y = yellow
micro-demo = A board of 36 dice: in six jumps the robot goes from red 2 to yellow 6.
micro-fault-no_field = A field is named by its colour and number: R, B, Y, G, P or W, then 1 to 6.
micro-fault-no_field_there = No lit field that way.
micro-fault-not_in_line = That field is in another row and another column.
micro-fault-same_field = The robot is there already.
micro-fault-shares_neither = That field has neither the colour nor the number of the one the robot is on.
micro-field = { $colour } { $number }
micro-fields = Fields the robot can go to
micro-give = Who gets the token?
micro-give-to = A token for { $name }
micro-goal =
    { $count ->
        [one] One token wins.
       *[other] { $count } tokens win.
    }
micro-hint-choosing = Several have the fewest tokens.
micro-hint-entrances = The last move comes from: { $fields }.
micro-hint-failed = You have had your try; others may still call.
micro-hint-halves = { $before } to the waypoint, then { $after } to the target.
micro-hint-over = Well played!
micro-hint-ready = The dice roll when everybody is ready. Ready so far: { $count }.
micro-hint-thinking = Call as soon as you see a way.
micro-last-round = Round { $number }: { $words }
micro-lit = the robot can go there
micro-made = { $made } of { $number } moves made
micro-own-choice = Choose who gets your token
micro-own-trial =
    { $number ->
        [one] Your turn: show exactly { $number } move
       *[other] Your turn: show exactly { $number } moves
    }
micro-photo = Photo-finish
micro-reset = Robot back to the start
micro-robot = the robot
micro-roll = Ready: roll the dice
micro-roll-now = Roll them now
micro-round-begins = Round { $number }.
micro-round-of = Round { $number } of { $count }
micro-said-move = To { $field }, { $made } of { $number }.
micro-skip = Another target, please
micro-waited = We have waited long enough
micro-solo =
    { $count ->
        [one] { $count } target reached
       *[other] { $count } targets reached
    } { $rounds ->
        [one] in { $rounds } round.
       *[other] in { $rounds } rounds.
    }
micro-start = the start
micro-starts-on = The robot starts on { $field }.
micro-stock =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
micro-target = the target
micro-task = From { $start } to { $target }.
micro-task-via = From { $start } by way of { $via } to { $target }.
micro-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
micro-tool-no-waypoint = Take the waypoint away
micro-tool-robot = Robot
micro-tool-robot-hint = Tap the field where the robot starts, or drag it there.
micro-tool-target = Target
micro-tool-target-hint = Tap the field that must be reached, or drag the target there.
micro-tool-try = Try
micro-tool-try-hint = Tap a lit field, press an arrow key and Enter, or type its name.
micro-tool-waypoint = Waypoint
micro-tool-waypoint-hint = Tap the field where the robot must stop before.
micro-type = Type a field, such as G3
micro-walks-check = Look
micro-walks-least = Least even and odd calls that can be shown: { $calls }.
micro-walks-none =
    { $number ->
        [one] A call of { $number } move cannot be shown.
       *[other] A call of { $number } moves cannot be shown.
    }
micro-walks-some =
    { $count ->
        [one] A call of { $number } can be shown in one way.
       *[other] A call of { $number } can be shown in { $count } ways.
    }
micro-walks-title = Can this call be shown?
micro-walks-very-many = A call of { $number } can be shown in very many ways.
micro-wants-other = wants another
micro-waypoint = the waypoint
