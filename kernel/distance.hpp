// How far the active robot is from the target if it may stop wherever it likes.
#pragma once

#include <array>
#include <cstdint>

#include "bound.hpp"
#include "layout.hpp"

namespace carom {

// Where the active robot stops from a cell, and which ways, one bit each, win, bring it
// nearer to the target, keep its distance or take it farther away. Ways in which it cannot
// move, or never could win any more, have no bit.
struct Slides {
    std::array<Cell, WAYS> stops;
    uint8_t wins, nearer, level, farther;
};

// The bound of bound.hpp for a robot that pays 1 a slide, found for whole sets of cells at
// once. A path can be gone back along, diagonals included; so a move changes the distance by
// one at most, up or down.
template <std::size_t WORDS> class Distance {
  public:
    Distance(const Game &game, const Lines<WORDS> &lines, Meter &meter)
        : lines_(&lines), target_(game.target()),
          size_(static_cast<std::size_t>(game.board().size())),
          first_axes_(game.needs_turn() ? 0 : BOTH_AXES),
          least_(places(), NEVER, meter), slides_(places(), Slides{{UNKNOWN}, 0, 0, 0, 0}, meter) {
        settle();
    }

    uint16_t at(int axes, Cell cell) const { return least_[place(axes, cell)]; }

    // Where places of tables by axes used, then by cell, are.
    std::size_t place(int axes, Cell cell) const {
        return static_cast<std::size_t>(axes - first_axes_) * size_ + cell;
    }
    std::size_t places() const {
        return static_cast<std::size_t>(BOTH_AXES + 1 - first_axes_) * size_;
    }
    Cell target() const { return target_; }
    int first_axes() const { return first_axes_; }

    // Whether a slide that ends on a cell, with these axes used then, wins.
    bool wins(int axes_then, Cell stop) const { return stop == target_ && axes_then == BOTH_AXES; }
    // Whether a slide that way from one cell to another wins or brings the robot nearer.
    bool leads_on(int axes, Cell cell, int way, Cell stop) const {
        const int then = axes | axis_of(way);
        return stop != cell && (wins(then, stop) || at(then, stop) < at(axes, cell));
    }
    // The slides of the robot if no other is in its way.
    const Slides &slides(int axes, Cell cell) {
        Slides &slides = slides_[place(axes, cell)];
        if (slides.stops[0] == UNKNOWN) {
            slides.stops = lines_->stops(cell);
            for (int way = 0; way < WAYS; ++way) judge(axes, cell, way, slides);
        }
        return slides;
    }
    // Set the bits of one way, which are clear, from where the robot stops.
    void judge(int axes, Cell cell, int way, Slides &slides) const {
        const Cell stop = slides.stops[static_cast<std::size_t>(way)];
        if (stop == cell) return;
        const auto bit = static_cast<uint8_t>(1 << way);
        const int then = axes | axis_of(way);
        if (wins(then, stop)) {
            slides.wins |= bit;
            return;
        }
        switch (at(then, stop) - at(axes, cell)) {
        case -1: slides.nearer |= bit; break;
        case 0: slides.level |= bit; break;
        case 1: slides.farther |= bit; break;
        default: break; // from there it never reaches the target
        }
    }

  private:
    static constexpr Cell UNKNOWN = UINT16_MAX;

    // Work back from the target, nearest first.
    void settle() {
        using Set = CellSet<WORDS>;
        std::array<Set, BOTH_AXES + 1> reached{}, front{}, next{};
        const auto reach = [&](Cell to, int axes_then) {
            for (int way = 0; way < WAYS; ++way)
                for (int axes = first_axes_; axes <= axes_then; ++axes)
                    if ((axes | axis_of(way)) == axes_then)
                        next[static_cast<std::size_t>(axes)] |= lines_->origins(way, to);
        };
        reach(target_, BOTH_AXES);
        for (uint16_t price = 1;; ++price) {
            bool is_done = true;
            for (std::size_t axes = 0; axes < next.size(); ++axes) {
                front[axes] = next[axes] - reached[axes];
                reached[axes] |= front[axes];
                next[axes] = {};
                is_done = is_done && front[axes].is_empty();
            }
            if (is_done) return;
            for (int axes = first_axes_; axes <= BOTH_AXES; ++axes)
                front[static_cast<std::size_t>(axes)].each([&](Cell cell) {
                    least_[place(axes, cell)] = price;
                    reach(cell, axes);
                });
        }
    }

    const Lines<WORDS> *lines_;
    Cell target_;
    std::size_t size_;
    int first_axes_;        // of those that occur
    List<uint16_t> least_;  // by axes used, then by cell
    List<Slides> slides_;   // likewise; found when first asked for
};

} // namespace carom
