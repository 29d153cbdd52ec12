"""The playthroughs of Ricochet Robots, as lines ``seconds seat action values``."""

from __future__ import annotations

from tests.golden.writing import Script

from carom.games.ricochet.options import PRESETS, Options

SCRIPTS = {
    "classic": Script(
        "A fails, B wins with fewer moves than bid, a third player joins, a chip is swapped",
        PRESETS["classic"],
        2,
        "g3",
        """
        1 0 ready 0
        3 1 ready 0
        40 0 bid 2 1
        52.5 1 bid 5 1
        70 0 bid 1 1
        101 0 move rS 1
        104 1 move rS 1
        106 1 move rE 1
        109 1 move rS 1
        111 1 move rW 1
        120 2 join
        130 0 skip 2
        131 1 skip 2
        132 2 skip 2
        140 2 leave
        """,
    ),
    "salon": Script(
        "bids go down, all say done, the winner keeps the robots where they stopped",
        PRESETS["salon"],
        3,
        "s2",
        """
        0 0 start 0
        31 2 bid 9 1
        35 0 bid 6 1
        47 2 bid 4 1
        50 0 done 1
        51 1 done 1
        52 2 done 1
        57 2 move bW 1
        59 2 move bS 1
        61 2 move bE 1
        """,
    ),
    "tournament": Script(
        "equal bids go by time; time for the demonstration runs out, the other gives up",
        PRESETS["tournament"],
        2,
        "g3",
        """
        0 0 start 0
        10 1 bid 3 1
        20 0 bid 3 1
        75 1 move rS 1
        131 0 give_up 1
        500 0 bid 99 3
        """,
    ),
    "beginner": Script(
        "a chip that the green robot reaches alone, and the next one",
        PRESETS["beginner"],
        2,
        "b2",
        """
        2 1 ready 0
        5 0 ready 0
        20 0 bid 3 1
        85 0 move gN 1
        86 0 move gE 1
        """,
    ),
    "solo": Script(
        "one seat, no clocks: a chip won, one given up, one swapped; each waits to be turned up",
        PRESETS["solo"],
        1,
        "g4",
        """
        0 0 ready 0
        900 0 bid 3 1
        905 0 move gE 1
        907 0 move gN 1
        908 0 move gW 1
        910 0 start 1
        2000 0 bid 12 2
        2001 0 give_up 2
        2005 0 ready 2
        2020 0 skip 3
        """,
    ),
    "ghost-and-neutral": Script(
        "six robots, private boards, a pass through a wall, a vote of the majority",
        Options(
            extra_robot="both",
            scratch="private",
            skip_vote="majority",
            ghost_landing="strict",
            skip_trivial="on",
        ),
        3,
        "h23",
        """
        0 0 start 0
        4 1 scratch_move gN 1
        6 1 scratch_move tN+1 1
        8 1 scratch_undo 1
        9 0 skip 1
        12 1 bid 7 1
        14 1 scratch_reset 1
        73 1 move gN 1
        75 1 move tN+1 1
        77 1 move tS 1
        79 1 move tW 1
        81 1 move gW 1
        83 1 move gN 1
        """,
    ),
    "handicap-and-playoff": Script(
        "a late seat bids in the second run; one chip each, the last is set aside, a playoff",
        Options(
            board="free-3x3-0-0123456789abcdef",
            ricochet="none",
            end="all",
            tie="playoff",
            max_returns=1,
            handicaps=("late", "minus_one"),
        ),
        2,
        "u",
        """
        0 0 start 0
        5 1 bid 3 1
        70 0 bid 2 1
        126 0 move rN 1
        127 0 move rE 1
        130 1 bid 4 2
        131 1 done 2
        132 0 done 2
        133 1 done 2
        134 1 move bW 2
        135 1 move rW 2
        136 1 move rS 2
        137 1 move rE 2
        140 0 skip 3
        141 1 skip 3
        150 1 bid 2 4
        300 1 move rW 4
        301 1 move rE 4
        """,
    ),
    "chosen-start": Script(
        "seats place the robots; nobody bids until the chip is swapped; a seat comes and goes",
        Options(start="chosen", next_chip="when_ready", board="1A2B3A4B"),
        2,
        "c1",
        """
        1 0 place r 0
        2 1 place b 15
        3 1 place g 240
        4 0 place y 255
        6 1 leave
        7 0 ready 0
        20 1 join
        320 0 skip 1
        400 0 ready 1
        401 1 ready 1
        """,
    ),
}
