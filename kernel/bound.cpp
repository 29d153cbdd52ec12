#include "bound.hpp"

#include <utility>

namespace carom {

namespace {

// Call visit(cell, price) for each cell on which a robot could stop with help.
template <class Visit>
void each_relaxed_stop(const Game &game, int letter, Cell start, int way, Visit visit) {
    const Board &board = game.board();
    if (letter != GHOST) {
        for (const Cell cell : board.trails(board.kind_of(letter)).cells(way, start))
            visit(cell, 1);
        return;
    }
    Cell cell = start;
    int heading = way, price = 1;
    for (;;) {
        const int next = board.beyond(cell, heading);
        if (next < 0 || board.is_closed(static_cast<Cell>(next))) return;
        if (board.has_wall(cell, heading) && price++ > game.max_passes()) return;
        cell = static_cast<Cell>(next);
        heading = board.turned(cell, heading, GHOST);
        if (cell == start && heading == way) return;
        visit(cell, price);
    }
}

} // namespace

Bound::Bound(const Game &game, std::size_t seat, Meter &meter)
    : size_(static_cast<std::size_t>(game.board().size())),
      least_((BOTH_AXES + 1) * size_, NEVER, meter) {
    Steps steps(meter);
    Begins begin(meter);
    gather(game, seat, steps, begin);
    settle(game, steps, begin, meter);
}

// Sort all relaxed slides by the cell where they stop.
void Bound::gather(const Game &game, std::size_t seat, Steps &steps, Begins &begin) {
    const int letter = game.letter(seat);
    const auto each = [&](auto visit) {
        for (std::size_t start = 0; start < size_; ++start) {
            const auto from = static_cast<Cell>(start);
            for (int way = 0; way < WAYS; ++way)
                each_relaxed_stop(game, letter, from, way,
                                  [&](Cell to, int price) { visit(from, way, to, price); });
        }
    };
    begin.assign(size_ + 1, 0);
    each([&](Cell, int, Cell to, int) { ++begin[to + 1U]; });
    for (std::size_t cell = 0; cell < size_; ++cell) begin[cell + 1] += begin[cell];
    steps.resize(begin[size_]);
    Begins next(begin);
    each([&](Cell from, int way, Cell to, int price) {
        steps[next[to]++] = {from, static_cast<uint8_t>(axis_of(way)),
                             static_cast<uint16_t>(price)};
    });
}

// Work back from the target, cheapest first.
void Bound::settle(const Game &game, const Steps &steps, const Begins &begin, Meter &meter) {
    using Places = List<std::size_t>;
    List<Places> queue(meter);
    const std::size_t least_axes = game.needs_turn() ? 0 : BOTH_AXES;
    const auto reach = [&](Cell to, std::size_t axes_then, std::size_t price_then) {
        for (auto at = begin[to]; at < begin[to + 1U]; ++at) {
            const Step &step = steps[at];
            const std::size_t price = price_then + step.price;
            for (std::size_t axes = least_axes; axes <= axes_then; ++axes) {
                const std::size_t place = axes * size_ + step.from;
                if ((axes | step.axis) != axes_then || least_[place] <= price) continue;
                least_[place] = static_cast<uint16_t>(price);
                while (queue.size() <= price) queue.emplace_back(meter);
                queue[price].push_back(place);
            }
        }
    };
    reach(game.target(), BOTH_AXES, 0);
    for (std::size_t price = 0; price < queue.size(); ++price) {
        // The list may move while it grows at its end, so it is looked at anew each time.
        for (std::size_t at = 0; at < queue[price].size(); ++at) {
            const std::size_t place = queue[price][at];
            if (least_[place] == price)
                reach(static_cast<Cell>(place % size_), place / size_, price);
        }
    }
}

} // namespace carom
