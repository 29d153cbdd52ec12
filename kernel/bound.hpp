// A lower bound on the price that is left for one robot alone.
#pragma once

#include <cstdint>
#include <vector>

#include "game.hpp"
#include "memory.hpp"

namespace carom {

constexpr uint16_t NEVER = 0xFFFF;

// The least price at which a robot would solve the position if it could stop on every cell
// of a slide. The other robots can at best give it such a stop, so no route is cheaper; and
// one move, of whichever robot, lowers it by no more than its own price.
class Bound {
  public:
    Bound(const Game &game, std::size_t seat, Meter &meter);

    uint16_t at(const Robot &robot) const {
        return least_[static_cast<std::size_t>(robot.axes) * size_ + robot.cell];
    }

  private:
    struct Step { // one relaxed slide, kept at the cell where it may stop
        Cell from;
        uint8_t axis;
        uint16_t price;
    };
    using Steps = List<Step>;
    using Begins = List<uint32_t>;

    void gather(const Game &game, std::size_t seat, Steps &steps, Begins &begin);
    void settle(const Game &game, const Steps &steps, const Begins &begin, Meter &meter);

    std::size_t size_;
    List<uint16_t> least_; // by axes used, then by cell
};

} // namespace carom
