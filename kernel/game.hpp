// The rules of one position: who may move where, and when it is solved. Says in C++ what
// carom.games.ricochet.attempt says in Python.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "board.hpp"

namespace carom {

constexpr int NO_MOVE_YET = 4; // stands where a robot's last direction would

struct Move {
    uint8_t robot;
    uint8_t way;
    uint16_t passes;

    int price() const { return 1 + passes; }
    uint16_t code() const {
        return static_cast<uint16_t>(robot | way << 3 | passes << 5);
    }
};

// One robot during an attempt. What the rules in force never ask for stays at its start
// value, so that equal futures have equal states.
struct Robot {
    Cell cell;
    uint8_t axes; // BOTH_AXES from the start where no turn is asked of it
    uint8_t last; // its last direction, NO_MOVE_YET also where rebounds are allowed
};

// The robots by seat, that is in the order of the task.
using Robots = std::array<Robot, CAROM_MAX_ROBOTS>;

class Game {
  public:
    Game(const Board &board, const carom_task &task);

    const Board &board() const { return *board_; }
    std::size_t seats() const { return seats_; }
    int letter(std::size_t seat) const { return letters_[seat]; }
    bool is_active(std::size_t seat) const {
        return target_robot_ == CAROM_ANY_ROBOT || target_robot_ == letters_[seat];
    }
    Cell target() const { return target_; }
    bool needs_turn() const { return ricochet_ == CAROM_TURN; }
    bool needs_two_moves() const { return ricochet_ == CAROM_NO_ONE_MOVE; }
    bool allows_rebound() const { return (rules_ & CAROM_REBOUND_FORBIDDEN) == 0; }
    bool wants_plain_search() const { return (rules_ & CAROM_PLAIN_SEARCH) != 0; }
    int max_passes() const { return (rules_ & CAROM_PASS_ONE) != 0 ? 1 : board_->size(); }
    const Robots &start() const { return start_; }

    // May two seats be exchanged without changing any route's price?
    bool are_alike(std::size_t one, std::size_t other) const;
    // May the transparent robot not stop on this cell?
    bool is_barred(Cell cell) const;
    // Does a robot that has just stopped, its move counted in `spent`, solve the position?
    bool solves(std::size_t seat, const Robot &robot, int spent) const {
        return robot.cell == target_ && is_active(seat) && robot.axes == BOTH_AXES &&
               (spent >= 2 || !needs_two_moves());
    }

    // Call visit(seat, move, robot after the move) for each effective move in the written
    // order: by robot, N E S W, fewest passes.
    template <class Visit> void each_move(const Robots &robots, Visit visit) const;

  private:
    bool is_taken(const Robots &robots, int cell) const {
        for (std::size_t seat = 0; seat < seats_; ++seat)
            if (robots[seat].cell == cell) return true;
        return false;
    }
    Cell slide(const Robots &robots, std::size_t seat, int way) const;
    template <class Visit>
    void each_ghost_stop(const Robots &robots, Cell start, int way, Visit visit) const;

    const Board *board_;
    std::size_t seats_;
    std::array<int, CAROM_MAX_ROBOTS> letters_{};
    Cell target_;
    int target_robot_, ricochet_, rules_;
    Robots start_{};
};

inline Cell Game::slide(const Robots &robots, std::size_t seat, int way) const {
    Cell stop = robots[seat].cell;
    for (const Cell cell : board_->trails(board_->kind_of(letters_[seat])).cells(way, stop)) {
        // The robot's own start does not stop it, should the path lead over it again.
        if (cell != robots[seat].cell && is_taken(robots, cell)) break;
        stop = cell;
    }
    return stop;
}

// Call visit(cell, passes) for each wall at which the transparent robot may stop.
template <class Visit>
void Game::each_ghost_stop(const Robots &robots, Cell start, int way, Visit visit) const {
    Cell cell = start;
    int heading = way, passes = 0;
    for (;;) {
        const int next = board_->beyond(cell, heading);
        const bool is_blocked = next < 0 || board_->is_closed(static_cast<Cell>(next)) ||
                                (next != start && is_taken(robots, next));
        if (is_blocked || board_->has_wall(cell, heading)) {
            if (cell != start || passes > 0) visit(cell, passes);
            if (is_blocked || passes == max_passes()) return;
            ++passes;
        }
        cell = static_cast<Cell>(next);
        heading = board_->turned(cell, heading, GHOST);
        // Diagonals may bring it round; no other place can repeat before the start does.
        if (cell == start && heading == way) return;
    }
}

template <class Visit> void Game::each_move(const Robots &robots, Visit visit) const {
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        const Robot &robot = robots[seat];
        for (int way = 0; way < WAYS; ++way) {
            if (robot.last == opposite(way)) continue;
            const auto axes = static_cast<uint8_t>(robot.axes | axis_of(way));
            const auto last = static_cast<uint8_t>(allows_rebound() ? NO_MOVE_YET : way);
            const auto report = [&](Cell stop, int passes) {
                const Move move{static_cast<uint8_t>(letters_[seat]), static_cast<uint8_t>(way),
                                static_cast<uint16_t>(passes)};
                visit(seat, move, Robot{stop, is_active(seat) ? axes : robot.axes, last});
            };
            if (letters_[seat] == GHOST) {
                each_ghost_stop(robots, robot.cell, way, [&](Cell stop, int passes) {
                    if (!is_barred(stop)) report(stop, passes);
                });
            } else if (const Cell stop = slide(robots, seat, way); stop != robot.cell) {
                report(stop, 0);
            }
        }
    }
}

} // namespace carom
