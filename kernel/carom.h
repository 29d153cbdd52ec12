/* The kernel's C interface: optimal search for Ricochet Robots, no Python inside.
 *
 * Cells are numbered row by row from the north-west, directions N E S W = 0..3 and
 * robots in their written order: red 0, blue 1, green 2, yellow 3, neutral 4,
 * transparent 5. The caller passes only what carom.games.ricochet.position.Position
 * allows; nothing is checked again here. Every function may be called from any thread,
 * also for one board from several at once, and none lets an exception out.
 */
#ifndef CAROM_H
#define CAROM_H

#include <stdint.h>

#if defined(_WIN32)
#define CAROM_API __declspec(dllexport)
#else
#define CAROM_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Rises with every change of this file; the binding refuses any other. */
#define CAROM_ABI 1

enum { CAROM_MAX_CELLS = 1024, CAROM_MAX_ROBOTS = 6, CAROM_ANY_ROBOT = 255 };

/* What is on a cell: bits of `marks`. A diagonal is turned for all robots but its own. */
enum {
    CAROM_MARK_CLOSED = 1,   /* no robot may ever stand here */
    CAROM_MARK_COLOURED = 2, /* a coloured target is printed here */
    CAROM_MARK_SLASH = 4,    /* a diagonal joining south-west and north-east */
    CAROM_MARK_BACKSLASH = 8 /* a diagonal joining north-west and south-east */
                             /* the diagonal's robot: bits 4 and 5 */
};

enum { CAROM_TURN = 0, CAROM_NO_RULE = 1, CAROM_NO_ONE_MOVE = 2 };

enum {
    CAROM_REBOUND_FORBIDDEN = 1, /* */
    CAROM_PASS_ONE = 2,          /* the transparent robot passes one wall a slide */
    CAROM_STRICT_LANDING = 4,    /* */
    CAROM_PLAIN_SEARCH = 8       /* search state by state even where the fast search could */
};

enum { CAROM_OPTIMAL = 0, CAROM_UNSOLVABLE = 1, CAROM_STOPPED = 2 };

/* A position on a board and how much may be used for it. */
typedef struct {
    uint64_t max_nodes;  /* entries of the search; UINT64_MAX: no limit */
    uint64_t max_bytes;  /* memory of its tables; UINT64_MAX: no limit */
    double max_seconds;  /* wall time; negative: no limit */
    uint16_t cells[CAROM_MAX_ROBOTS];
    uint16_t target;
    uint8_t robots[CAROM_MAX_ROBOTS]; /* ascending */
    uint8_t robot_count;
    uint8_t target_robot; /* or CAROM_ANY_ROBOT */
    uint8_t ricochet;
    uint8_t rules;
} carom_task;

/* What is known at the end; `length` is -1 when no line is known. */
typedef struct {
    uint64_t nodes;
    uint64_t peak_bytes;
    uint64_t count_low; /* number of optimal lines, where it was asked for */
    uint64_t count_high;
    int32_t standing;
    int32_t length;
    int32_t lower_bound;
    int32_t moves; /* number of moves of the line, or of all lines with their ends */
} carom_answer;

/* A move is 16 bits: robot | direction << 3 | walls passed << 5. */
#define CAROM_END_OF_LINE 0xFFFF

/* Asked now and then during a search; anything but 0 stops it. May be NULL. */
typedef int32_t (*carom_cancel)(void);

typedef struct carom_board carom_board;
typedef struct carom_lines carom_lines;

CAROM_API int32_t carom_abi(void);

/* Lay out a board; `walls` (masks, 1 << direction) and `marks` hold a byte a cell.
 * NULL when there is no memory. */
CAROM_API carom_board *carom_board_new(int32_t rows, int32_t columns, const uint8_t *walls,
                                       const uint8_t *marks);
CAROM_API void carom_board_free(carom_board *board);

/* Find one optimal line and write at most `room` of its moves. When answer->moves is more
 * than that, ask again with room enough: the answer will be the same. */
CAROM_API void carom_solve(carom_board *board, const carom_task *task,
                           carom_cancel cancel, carom_answer *answer, uint16_t *line,
                           int32_t room);

/* Count all optimal lines and write down the first `most` of them, in the written order of
 * moves from the first on. NULL when there is no memory; free the result. */
CAROM_API carom_lines *carom_lines_new(carom_board *board, const carom_task *task,
                                       carom_cancel cancel, uint64_t most,
                                       carom_answer *answer);
/* The moves of all lines, answer->moves of them, each line closed by CAROM_END_OF_LINE. */
CAROM_API const uint16_t *carom_lines_moves(const carom_lines *lines);
CAROM_API void carom_lines_free(carom_lines *lines);

/* Count the routes of exactly `depth` moves, the target ignored. Answers with standing
 * CAROM_OPTIMAL, or CAROM_STOPPED when a limit or the cancel came first; a node is a position
 * whose moves were counted. */
CAROM_API void carom_perft(carom_board *board, const carom_task *task,
                           carom_cancel cancel, int32_t depth, carom_answer *answer);

#ifdef __cplusplus
}
#endif
#endif
