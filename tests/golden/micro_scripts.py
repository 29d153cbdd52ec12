"""The playthroughs of Micro Robots, as lines ``seconds seat action values``."""

from __future__ import annotations

from tests.golden.writing import Script

from carom.games.micro.options import PRESETS, Options

SCRIPTS = {
    "classic": Script(
        "A is first by 4 ms, B wins a round, A takes a wrong step and pays, a target is skipped",
        PRESETS["classic"],
        2,
        "a",
        """
        1 0 ready
        3 1 ready
        12 0 call 2 1
        12.004 1 call 3 1
        14 0 move B5
        15 0 move B6
        40 1 call 3 2
        43 1 move W6
        44 1 move Y6
        45 1 move R6
        60 0 call 4 3
        63 0 move Y6
        65 0 move P3
        70 2 join
        75 0 skip
        76 1 skip
        77 2 skip
        80 2 leave
        """,
    ),
    "expert": Script(
        "by way of the waypoint; then a shortest way that misses it",
        PRESETS["expert"],
        2,
        "e2",
        """
        0 0 start
        20 1 call 5 1
        22 1 move B2
        23 1 move B6
        24 1 move P6
        25 1 move P1
        26 1 move Y1
        50 1 call 4 2
        52 1 move Y2
        53 1 move Y3
        54 1 move Y4
        55 1 move G4
        """,
    ),
    "tournament": Script(
        "A's time runs out, B's call came too late; B stops short; a majority skips",
        PRESETS["tournament"],
        3,
        "t2",
        """
        0 0 start
        10 0 call 4 1
        10.5 1 call 4 1
        15 0 move W1
        40 1 call 5 2
        42 1 move B3
        43 1 give_up
        60 0 skip
        61 2 skip
        """,
    ),
    "beginner": Script(
        "private boards, and a call that is shown",
        PRESETS["beginner"],
        2,
        "b2",
        """
        2 1 ready
        5 0 ready
        9 0 scratch_move P2
        10 0 scratch_move P3
        11 1 scratch_move P2
        12 1 scratch_undo
        13 0 scratch_reset
        20 0 call 2 1
        95 0 move P2
        96 0 move P3
        """,
    ),
    "solo": Script(
        "one seat: a target reached, one given up, one whose time runs out",
        PRESETS["solo"],
        1,
        "s1",
        """
        0 0 ready
        30 0 call 5 1
        35 0 move P3
        36 0 move P2
        37 0 move P4
        38 0 move G4
        39 0 move G5
        50 0 start
        60 0 skip
        62 0 ready
        183 0 ready
        """,
    ),
    "others-continue": Script(
        "A succeeds and fails; it chooses who gets its token; B reaches the target after it",
        Options(
            tiles="random",
            min_distance=2,
            after_fail="others_continue",
            penalty_to="anyone",
            penalty_tie="giver_chooses",
            skip_vote="majority",
            next_target="when_ready",
            tokens_to_win=2,
        ),
        3,
        "o2",
        """
        0 0 start
        5 0 call 5 1
        6 0 move W6
        7 0 move Y6
        8 0 move Y1
        9 0 move Y4
        10 0 move R4
        20 0 start
        25 0 call 1 2
        27 0 move Y4
        30 0 give 2
        35 1 call 2 2
        37 1 move Y4
        38 1 move Y1
        50 0 start
        55 2 call 9 3
        60 2 give_up
        65 0 skip
        66 1 skip
        """,
    ),
    "last-token": Script(
        "the last of two tokens ends the game; two share the first place",
        Options(stock=2),
        4,
        "l2",
        """
        0 0 start
        5 0 call 4 1
        6 0 move W3
        7 0 move R3
        8 0 move B3
        9 0 move Y3
        20 1 call 1 2
        21 1 move G3
        """,
    ),
}
