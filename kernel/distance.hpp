// How far the active robot is from the target if it may stop wherever it likes.
#pragma once

#include <cstdint>
#include <vector>

#include "bound.hpp"
#include "layout.hpp"

namespace carom {

// The bound of bound.hpp for a robot that pays 1 a slide, found for whole sets of cells at
// once. A path can be gone back along, diagonals included; so a move changes it by one at
// most, up or down.
template <std::size_t WORDS> class Distance {
  public:
    Distance(const Game &game, const Lines<WORDS> &lines, Meter &meter)
        : lines_(&lines), target_(game.target()),
          size_(static_cast<std::size_t>(game.board().size())),
          least_((BOTH_AXES + 1) * size_, NEVER, meter),
          lowering_((BOTH_AXES + 1) * size_, UNKNOWN, meter) {
        using Set = CellSet<WORDS>;
        const int least_axes = game.needs_turn() ? 0 : BOTH_AXES;
        std::array<Set, BOTH_AXES + 1> reached{}, front{}, next{};
        const auto reach = [&](Cell to, int axes_then) {
            for (int way = 0; way < WAYS; ++way)
                for (int axes = least_axes; axes <= axes_then; ++axes)
                    if ((axes | axis_of(way)) == axes_then)
                        next[static_cast<std::size_t>(axes)] |= lines.origins(way, to);
        };
        reach(game.target(), BOTH_AXES);
        for (uint16_t price = 1;; ++price) {
            bool is_done = true;
            for (std::size_t axes = 0; axes < next.size(); ++axes) {
                front[axes] = next[axes] - reached[axes];
                reached[axes] |= front[axes];
                next[axes] = {};
                is_done = is_done && front[axes].is_empty();
            }
            if (is_done) return;
            for (std::size_t axes = 0; axes < front.size(); ++axes)
                front[axes].each([&](Cell cell) {
                    least_[axes * size_ + cell] = price;
                    reach(cell, static_cast<int>(axes));
                });
        }
    }

    uint16_t at(int axes, Cell cell) const {
        return least_[static_cast<std::size_t>(axes) * size_ + cell];
    }

    // The ways, one bit each, in which a slide from a cell may come nearer or win.
    unsigned lowering(int axes, Cell cell) {
        uint8_t &ways = lowering_[static_cast<std::size_t>(axes) * size_ + cell];
        if (ways == UNKNOWN) ways = find_lowering(axes, cell);
        return ways;
    }

  private:
    static constexpr uint8_t UNKNOWN = 0xFF;

    uint8_t find_lowering(int axes, Cell cell) const {
        unsigned ways = 0;
        for (int way = 0; way < WAYS; ++way) {
            const int then = axes | axis_of(way);
            for (const Cell stop : lines_->trail(way, cell)) {
                const bool wins = stop == target_ && then == BOTH_AXES;
                if (wins || at(then, stop) < at(axes, cell)) ways |= 1U << way;
            }
        }
        return static_cast<uint8_t>(ways);
    }

    const Lines<WORDS> *lines_;
    Cell target_;
    std::size_t size_;
    List<uint16_t> least_;   // by axes used, then by cell
    List<uint8_t> lowering_; // likewise; found when first asked for
};

} // namespace carom
