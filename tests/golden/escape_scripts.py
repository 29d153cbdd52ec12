"""The playthroughs of 1, 2, 3… robot!, as lines ``seconds seat action values``."""

from __future__ import annotations

from tests.golden.writing import Script

from carom.games.escape.options import PRESETS, Options

SCRIPTS = {
    "classic": Script(
        "a camera is hung, taken back, hung elsewhere and activated",
        PRESETS["classic"],
        2,
        "g1",
        """
        4 0 lay 5 X2 0
        8 1 lay 1 T1 0
        12 0 lay 9 C1 2
        16 1 lay 6 T3 2
        20 0 lay 0 C2 3
        24 1 lay 8 S1 1
        28 0 lay 2 T2 1
        32 1 lay 10 D1 0
        36 0 lay 3 C3 0
        40 1 lay 11 S3 1
        43 0 move 0 E
        46 0 place_camera 106 SE
        49 0 undo
        52 0 end_turn
        55 1 place_camera 152 W
        58 1 activate 152
        61 1 end_turn
        """,
    ),
    "beginner": Script(
        "tiles are drawn, turns are ended by hand, a seat leaves and comes back",
        PRESETS["beginner"],
        3,
        "g2",
        """
        4 1 lay 5 T3 1
        8 0 lay 8 S1 1
        12 2 lay 11 T7 3
        16 1 lay 1 D1 3
        20 0 lay 6 X1 0
        24 2 lay 10 X4 1
        28 1 lay 3 T6 1
        32 0 lay 2 S4 1
        36 2 lay 9 T1 3
        40 1 lay 0 C1 0
        43 1 move 0 E
        46 1 end_turn
        49 1 leave
        52 0 move 0 E
        55 0 move 1 E
        58 0 end_turn
        61 2 move 0 E
        64 1 join
        """,
    ),
    "tournament": Script(
        "turns are private; one runs out of time half done, one is lost",
        PRESETS["tournament"],
        2,
        "g3",
        """
        4 1 lay 5 X2 0
        8 0 lay 1 T1 0
        12 1 lay 9 C1 2
        16 0 lay 6 T3 2
        20 1 lay 0 C2 3
        24 0 lay 8 S1 1
        28 1 lay 2 T2 1
        32 0 lay 10 D1 0
        36 1 lay 3 C3 0
        40 0 lay 11 S3 1
        43 1 place_camera 152 W
        144 0 activate 152
        335 0 take_eye 0
        """,
    ),
    "last-round": Script(
        "two seats, one round; nobody is out, so the way left decides",
        Options(max_rounds=1, order="seats"),
        2,
        "g5",
        """
        4 0 lay 5 X2 0
        8 1 lay 1 T1 0
        12 0 lay 9 C1 2
        16 1 lay 6 T3 2
        20 0 lay 0 C2 3
        24 1 lay 8 S1 1
        28 0 lay 2 T2 1
        32 1 lay 10 D1 0
        36 0 lay 3 C3 0
        40 1 lay 11 S3 1
        43 0 move 0 E
        46 0 end_turn
        49 1 place_camera 152 W
        52 1 activate 152
        55 1 end_turn
        """,
    ),
}
