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
        1 0 ready 0
        3 1 ready 0
        12 0 call 2 1
        12.004 1 call 3 1
        14 0 move B5 1
        15 0 move B6 1
        40 1 call 3 2
        43 1 move W6 2
        44 1 move Y6 2
        45 1 move R6 2
        60 0 call 4 3
        63 0 move Y6 3
        65 0 move P3 3
        70 2 join
        75 0 skip 4
        76 1 skip 4
        77 2 skip 4
        80 2 leave
        """,
    ),
    "expert": Script(
        "by way of the waypoint; then a shortest way that misses it",
        PRESETS["expert"],
        2,
        "e2",
        """
        0 0 start 0
        20 1 call 5 1
        22 1 move B2 1
        23 1 move B6 1
        24 1 move P6 1
        25 1 move P1 1
        26 1 move Y1 1
        50 1 call 4 2
        52 1 move Y2 2
        53 1 move Y3 2
        54 1 move Y4 2
        55 1 move G4 2
        """,
    ),
    "tournament": Script(
        "A's time runs out, B's call came too late; B stops short; a majority skips",
        PRESETS["tournament"],
        3,
        "t2",
        """
        0 0 start 0
        10 0 call 4 1
        10.5 1 call 4 1
        15 0 move W1 1
        40 1 call 5 2
        42 1 move B3 2
        43 1 give_up 2
        60 0 skip 3
        61 2 skip 3
        """,
    ),
    "beginner": Script(
        "private boards, and a call that is shown",
        PRESETS["beginner"],
        2,
        "b2",
        """
        2 1 ready 0
        5 0 ready 0
        9 0 scratch_move P2 1
        10 0 scratch_move P3 1
        11 1 scratch_move P2 1
        12 1 scratch_undo 1
        13 0 scratch_reset 1
        20 0 call 2 1
        95 0 move P2 1
        96 0 move P3 1
        """,
    ),
    "solo": Script(
        "one seat: a target reached, one given up, one whose time runs out",
        PRESETS["solo"],
        1,
        "s1",
        """
        0 0 ready 0
        30 0 call 5 1
        35 0 move P3 1
        36 0 move P2 1
        37 0 move P4 1
        38 0 move G4 1
        39 0 move G5 1
        50 0 start 1
        60 0 skip 2
        62 0 ready 2
        183 0 ready 3
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
        0 0 start 0
        5 0 call 5 1
        6 0 move W6 1
        7 0 move Y6 1
        8 0 move Y1 1
        9 0 move Y4 1
        10 0 move R4 1
        20 0 start 1
        25 0 call 1 2
        27 0 move Y4 2
        30 0 give 2 2
        35 1 call 2 2
        37 1 move Y4 2
        38 1 move Y1 2
        50 0 start 2
        55 2 call 9 3
        60 2 give_up 3
        65 0 skip 3
        66 1 skip 3
        """,
    ),
    "last-token": Script(
        "the last of two tokens ends the game; two share the first place",
        Options(stock=2),
        4,
        "l2",
        """
        0 0 start 0
        5 0 call 4 1
        6 0 move W3 1
        7 0 move R3 1
        8 0 move B3 1
        9 0 move Y3 1
        20 1 call 1 2
        21 1 move G3 2
        """,
    ),
}
