# Ramses on the site: what is going on, what has happened and why, what one may do.

ramses-all-shown = The board shows where every treasure lies.
ramses-board-help = On your turn arrow keys slide the pyramid on their side of the open space into it. Shift and arrow keys, or arrow keys at any other time, go from space to space; Enter slides the pyramid one is on.
ramses-can-slide = can slide
ramses-card =
    { $count ->
        [one] { $treasure }, { $count } point
       *[other] { $treasure }, { $count } points
    }
ramses-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ramses-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
ramses-demo = A box of pyramids: four of them slide, one after the other, until the cat comes to light.
ramses-ending-left = was not there
ramses-ending-mummy = mummy
ramses-ending-out = out of the game
ramses-ending-risk_failed = risk failed
ramses-ending-stopped = stopped
ramses-ending-timed_out = time was up
ramses-ending-too_long = slides used up
ramses-ending-wrong = wrong treasure
ramses-event-card-end = The sphinx comes up.
ramses-event-card-gift = A gift comes up for { $name }.
ramses-event-card-mirage = A mirage: { $name } draws a card from the player before, if there is one.
ramses-event-card-mummy = A mummy comes up.
ramses-event-card-risk = A risk comes up for { $name }.
ramses-event-card-storm = A sandstorm!
ramses-event-covered = The treasures are covered.
ramses-event-empty = { $name } uncovers nothing.
ramses-event-found = { $name } wins a card: { $card }.
ramses-event-gift = { $name } has to give { $other } a card: { $card }.
ramses-event-given = { $name } gives { $other } a card: { $card }.
ramses-event-left = { $name } is not there, so the turn ends.
ramses-event-mirage = From { $name } to { $other }: { $card }.
ramses-event-mummy = The mummy ends the turn of { $name }.
ramses-event-named = { $name } names: { $treasure }.
ramses-event-out = In the last stack a wrong treasure puts { $name } out; the points stay.
ramses-event-risk_failed = The risk of { $name } has failed.
ramses-event-risk_won = { $name } has found both and keeps the risk card.
ramses-event-stopped = { $name } stops here.
ramses-event-timed_out = Time is up for { $name }.
ramses-event-too_long = { $name } has made as many slides as a turn may have.
ramses-event-uncovered = { $name } uncovers: { $treasure }.
ramses-event-wrong = Not what was sought: { $treasure }. The turn of { $name } ends.
ramses-give-title = Give a card away
ramses-give-to = { $treasure } for { $name }
ramses-give-which = Which card
ramses-hand = Cards won
ramses-hint-first = Slide a pyramid beside the open space.
ramses-hint-gift = Uncover any treasure: whoever holds a card of it gives you one.
ramses-hint-giving = Choose the card and who gets it.
ramses-hint-may-stop = Slides so far: { $slides }. Go on, or stop here.
ramses-hint-naming = You will go to one and then to the other.
ramses-hint-on = Slides so far: { $slides }.
ramses-hint-other = Slides so far: { $slides }. Keep in mind what you see!
ramses-hint-over = Well played!
ramses-hint-preview = Then pyramids cover them. { $name } will start.
ramses-hint-risk = No other treasure may come to light.
ramses-is-out = out
ramses-name-about = Uncover the first, then the second, and no other: the card is yours and counts 3.
ramses-name-send = First: { $first }. Then: { $second }.
ramses-name-title = Name two treasures
ramses-news = What has just happened
ramses-no-news = Nothing yet.
ramses-no-pyramid-there = There is no pyramid that way.
ramses-not-beside = That pyramid is not beside the open space.
ramses-nothing = no treasure
ramses-open = the open space
ramses-other-gift = A gift: { $name } looks for any treasure
ramses-other-giving = { $name } gives a card away
ramses-other-naming = A risk: { $name } names two treasures
ramses-other-risk = A risk: { $name } goes to { $treasure }
ramses-other-search = { $name } looks for: { $treasure }
ramses-own-gift = A gift: uncover any treasure
ramses-own-giving = The risk has failed: give a card away
ramses-own-naming = A risk: name two treasures
ramses-own-risk = A risk: go to { $treasure }
ramses-own-search = Your turn. Find: { $treasure }
ramses-pile = { $number } of { $stacks }: { $count }
ramses-piles = Cards face down
ramses-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ramses-preview = Look well: where does what lie?
ramses-preview-hidden = The players look at the treasures
ramses-pyramid = pyramid
ramses-ready = I have seen enough
ramses-replay-later = The replay can be looked at once the game is over.
ramses-shown = The board shows
ramses-shown-all = All treasures
ramses-shown-seen = What the players saw
ramses-sits-out = sits out a turn
ramses-slides =
    { $count ->
        [one] { $count } slide
       *[other] { $count } slides
    }
ramses-solo =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $turns ->
        [one] in { $turns } turn.
       *[other] in { $turns } turns.
    }
ramses-stop = Stop here
ramses-turn-number = Turn { $number }
ramses-turn-preview = The look at the treasures
ramses-turned-1 = The board has turned by a quarter, clockwise: what was at the top is now on the right.
ramses-turned-2 = The board has turned half round: what was at the top is now at the bottom, what was on the left is on the right.
ramses-turns = Turns
ramses-waiting = The others are still looking.
