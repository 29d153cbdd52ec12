// Numbers of move paths, the measure by which move generators are compared.
#pragma once

#include "count.hpp"
#include "game.hpp"
#include "meter.hpp"

namespace carom {

// The number of routes of exactly `depth` effective moves, whatever they reach. Throws Stop.
inline Count perft(const Game &game, const Robots &robots, int depth, Meter &meter) {
    if (depth == 0) return {1, 0};
    meter.node();
    Count count;
    game.each_move(robots, [&](std::size_t seat, Move, Robot moved) {
        if (depth == 1) {
            count += Count{1, 0};
            return;
        }
        Robots after = robots;
        after[seat] = moved;
        count += perft(game, after, depth - 1, meter);
    });
    return count;
}

} // namespace carom
