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
