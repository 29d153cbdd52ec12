"""The playthroughs of Ramses, as lines ``seconds seat action values``; cells as they are seen."""

from __future__ import annotations

from tests.golden.writing import Script

from carom.games.ramses.options import PRESETS, Options

SCRIPTS = {
    "classic": Script(
        "two seats say ready, then go for cards over wrong treasures; no action cards",
        PRESETS["classic"],
        2,
        "d",
        """
        2 0 ready
        4 1 ready
        6 1 slide 39
        8 1 slide 31
        10 1 slide 23
        12 0 slide 15
        14 1 slide 7
        16 1 slide 6
        18 1 slide 5
        20 1 slide 13
        22 1 slide 21
        24 1 slide 29
        26 1 slide 21
        28 1 slide 13
        30 0 slide 5
        32 0 slide 4
        34 1 slide 3
        36 1 slide 2
        38 1 slide 1
        40 0 slide 0
        42 0 slide 1
        44 1 slide 2
        46 1 slide 3
        48 1 slide 4
        """,
    ),
    "junior": Script(
        "a seat alone, after the whole preview; cards count",
        PRESETS["junior"],
        1,
        "b",
        """
        13 0 slide 24
        15 0 slide 16
        17 0 slide 17
        19 0 slide 18
        21 0 slide 10
        23 0 slide 11
        25 0 slide 12
        27 0 slide 20
        29 0 slide 28
        31 0 slide 36
        33 0 slide 44
        35 0 slide 36
        37 0 slide 28
        39 0 slide 29
        41 0 slide 30
        43 0 slide 31
        45 0 slide 23
        47 0 slide 15
        49 0 slide 14
        51 0 slide 13
        53 0 slide 12
        55 0 slide 11
        """,
    ),
    "expert": Script(
        "three seats meet gifts, storms, mummies and a mirage",
        PRESETS["expert"],
        3,
        "p",
        """
        2 0 ready
        4 1 ready
        6 2 ready
        8 0 slide 23
        10 1 slide 22
        12 1 slide 14
        14 1 slide 13
        16 2 slide 12
        18 2 slide 11
        20 0 slide 10
        22 0 slide 18
        24 1 slide 26
        26 2 slide 18
        28 0 slide 10
        30 0 slide 9
        32 0 slide 10
        34 0 slide 18
        36 0 slide 17
        38 0 slide 9
        40 0 slide 8
        42 0 slide 0
        44 0 slide 8
        46 0 slide 9
        48 1 slide 10
        50 1 slide 11
        52 2 slide 12
        54 2 slide 4
        56 2 slide 5
        58 2 slide 43
        60 2 slide 35
        62 2 slide 36
        64 0 slide 37
        66 0 slide 38
        """,
    ),
    "four-treasures": Script(
        "a whole game: quarter turns, turns sat out, wins at sight, all found",
        Options(
            treasures=4, storm="90", mummy="skip_next", visible_target="win", first_seat="host"
        ),
        2,
        "c",
        """
        2 0 ready
        4 1 ready
        6 0 slide 8
        8 1 slide 17
        10 1 slide 18
        12 1 slide 19
        14 1 slide 20
        16 1 slide 21
        18 1 slide 22
        20 1 slide 23
        22 1 slide 22
        24 1 slide 21
        26 1 slide 20
        28 1 slide 19
        30 1 slide 18
        32 1 slide 17
        34 1 slide 16
        36 1 slide 24
        38 1 slide 32
        40 0 slide 2
        42 0 slide 1
        44 0 slide 7
        46 0 slide 13
        48 0 slide 14
        50 0 slide 20
        52 0 slide 26
        54 0 slide 32
        56 0 slide 38
        58 0 slide 39
        60 0 slide 38
        62 0 slide 32
        64 0 slide 26
        66 0 slide 20
        68 0 slide 14
        70 0 slide 8
        """,
    ),
    "twelve-shown": Script(
        "a treasure a field; the board shows what was uncovered; a find ends the turn",
        Options(edition="twelve", reveal_log="on", after_find="end_turn", preview_s=0, turn_s=60),
        2,
        "a",
        """
        2 0 slide 12
        4 1 slide 20
        6 1 slide 28
        8 0 slide 29
        10 0 slide 30
        12 1 slide 22
        14 1 slide 21
        16 1 slide 20
        18 1 slide 19
        20 0 slide 20
        22 0 slide 21
        24 0 slide 29
        26 0 slide 37
        28 0 slide 45
        30 1 slide 37
        32 1 slide 36
        34 1 slide 35
        36 1 slide 34
        38 0 slide 26
        40 0 slide 18
        42 0 slide 10
        44 1 slide 9
        46 1 slide 17
        48 1 slide 25
        50 0 slide 17
        52 0 slide 9
        """,
    ),
}
