// The fast search: A* in which all states with the same helpers are one node.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "configuration.hpp"
#include "distance.hpp"
#include "game.hpp"
#include "layout.hpp"
#include "nodes.hpp"

namespace carom {

// A search for the least price at which one robot solves the position, in a game without
// transparent robot and with rebounds allowed.
//
// With the distance h of a cell as in distance.hpp, a state reached at price g has the total
// g + h. A move of a helper leaves h as it is and so adds 1 to the total. A move of the active
// robot changes h by at most one and so adds 0, 1 or 2. Totals never fall, so states enter
// total by total, the limit, and each at its least price. Within one limit only moves of the
// active robot that lower h lead on, and they leave the helpers where they are.
template <std::size_t WORDS> class HelperSearch {
  public:
    using Set = CellSet<WORDS>;

    // A state as numbers: the key of its node and the cell of the active robot.
    struct State {
        uint64_t key;
        Cell cell;
    };
    // The last move of a line: from this state, going this way.
    struct Win {
        State state;
        int way;
    };

    HelperSearch(const Game &game, const Layout<WORDS> &layout, std::size_t seat, Meter &meter);

    // The limit to run next; no line found by a later run is cheaper.
    int limit() const { return limit_; }
    // Whether every state has been seen.
    bool is_exhausted() const { return is_exhausted_; }
    // Run one limit, to the first win or, when `whole`, to the end. True when there is a win;
    // its price is that limit. Throws Stop.
    bool run_limit(bool whole);
    const List<Win> &wins() const { return wins_; }

    // The least price of a state, or -1 if it has not been entered.
    int price(const State &state) const;
    // Call visit(state, way, from) for each state one move before, at its least price: the
    // robot that stood on `from` went that way.
    template <class Visit> void each_before(const State &state, Visit visit) const;
    // The state of this search in which robots stand.
    State seen_in(const Robots &robots) const {
        const Robot &active = robots[seat_];
        return {helpers_.key_of(robots, active.axes), active.cell};
    }

  private:
    static constexpr Cell NOWHERE = UINT16_MAX;
    static constexpr std::size_t BATCH = 32;
    static constexpr std::size_t AXES = BOTH_AXES + 1;

    // Cells that may enter a node, by key or by number.
    struct Arrival {
        uint64_t key; // or the number, once the node is found
        Set cells;
    };
    struct Late {
        uint32_t node;
        Set cells;
    };
    // Cells by the axes that the active robot has used.
    using SetByAxes = std::array<Set, AXES>;

    bool is_over() const { return !wins_.empty() && !is_whole_; }
    void enter(uint32_t node, const Set &cells);
    void expand(uint32_t entry);
    void move_active(uint32_t node, const Configuration &here, const Set &cells);
    void move_helper(const Configuration &here, std::size_t helper, const Set &cells);
    void stop_helper(const Configuration &here, std::size_t helper, int way, const Set &cells);
    void arrive(uint64_t key, const Set &cells);
    void flush();
    Cell slide(const Lines<WORDS> &lines, const Configuration &others, std::size_t skip, int way,
               Cell start, Cell also) const;
    Cell slide_active(const Configuration &here, unsigned aims, int way, Cell start) const {
        return (aims >> way & 1) != 0 ? slide(*active_, here, MAX_HELPERS, way, start, NOWHERE)
                                      : active_->stops(start)[static_cast<unsigned>(way)];
    }
    unsigned aims_at_helpers(const Configuration &here, Cell start) const {
        unsigned aims = 0;
        for (std::size_t at = 0; at < helpers_.count(); ++at)
            aims |= active_->aims(here.helpers[at], start);
        return aims;
    }
    uint32_t node_with_axes(uint32_t node, const Configuration &here, std::size_t axes) {
        if (axes == static_cast<std::size_t>(here.axes)) return node;
        return nodes_.find_or_add(Helpers::with_axes(here.key, static_cast<int>(axes)));
    }

    std::size_t seat_;
    Cell target_;
    Helpers helpers_;
    const Lines<WORDS> *active_;
    std::array<const Lines<WORDS> *, MAX_HELPERS> lines_{};
    Distance<WORDS> distance_;
    Nodes<WORDS> nodes_;
    std::array<Arrival, BATCH> batch_;
    std::size_t batched_ = 0;
    List<Late> late_, later_; // for this limit and the next
    List<Win> wins_;
    int first_limit_ = 0, limit_ = 0;
    bool is_exhausted_ = false, is_whole_ = false;
};

template <std::size_t WORDS>
HelperSearch<WORDS>::HelperSearch(const Game &game, const Layout<WORDS> &layout, std::size_t seat,
                                  Meter &meter)
    : seat_(seat), target_(game.target()), helpers_(game, seat),
      active_(&layout.lines(game.board().kind_of(game.letter(seat)))),
      distance_(game, *active_, meter), nodes_(meter), late_(meter), later_(meter), wins_(meter) {
    for (std::size_t at = 0; at < helpers_.count(); ++at)
        lines_[at] = &layout.lines(helpers_.kind(at));
    const State start = seen_in(game.start());
    const uint16_t distance = distance_.at(game.start()[seat].axes, start.cell);
    first_limit_ = limit_ = distance;
    is_exhausted_ = distance == NEVER;
    if (!is_exhausted_) later_.push_back({nodes_.find_or_add(start.key), Set::of(start.cell)});
}

template <std::size_t WORDS> bool HelperSearch<WORDS>::run_limit(bool whole) {
    is_whole_ = whole;
    nodes_.open_limit();
    late_.swap(later_);
    later_.clear();
    for (const Late &late : late_) enter(late.node, late.cells);
    const uint32_t begin = nodes_.begin_of_limit();
    for (uint32_t entry = nodes_.begin_of_last_limit(); entry < begin && !is_over(); ++entry) {
        nodes_.prefetch_node_of(entry + 8);
        expand(entry);
    }
    flush();
    ++limit_;
    is_exhausted_ = nodes_.log_size() == begin && later_.empty();
    return !wins_.empty();
}

// Let cells enter a node, and with them all that slides lowering the distance reach.
template <std::size_t WORDS> void HelperSearch<WORDS>::enter(uint32_t node, const Set &cells) {
    Set fresh = cells - nodes_.node(node).seen;
    if (fresh.is_empty()) return;
    const uint64_t key = nodes_.node(node).key;
    const Configuration here = helpers_.configuration(key);
    Set seen = nodes_.node(node).seen | fresh;
    // A limit may stop the search here; a win counts only once its state is in the log.
    const std::size_t known_wins = wins_.size();
    SetByAxes onward;
    for (auto axes = static_cast<std::size_t>(here.axes) + 1; axes < AXES; ++axes) onward[axes] = {};
    for (Set todo = fresh; !todo.is_empty();) {
        const Cell cell = todo.take();
        const int distance = distance_.at(here.axes, cell);
        const unsigned aims = aims_at_helpers(here, cell);
        for (unsigned ways = distance_.lowering(here.axes, cell); ways != 0; ways &= ways - 1) {
            const int way = std::countr_zero(ways);
            const Cell stop = slide_active(here, aims, way, cell);
            if (stop == cell) continue;
            const int axes = here.axes | axis_of(way);
            if (stop == target_ && axes == BOTH_AXES) {
                wins_.push_back({{key, cell}, way});
            } else if (distance_.at(axes, stop) < distance) {
                if (axes != here.axes) {
                    onward[static_cast<std::size_t>(axes)].add(stop);
                } else if (!seen.has(stop)) {
                    seen.add(stop);
                    fresh.add(stop);
                    todo.add(stop);
                }
            }
        }
    }
    try {
        nodes_.enter(node, fresh);
    } catch (...) {
        wins_.resize(known_wins, {});
        throw;
    }
    for (auto axes = static_cast<std::size_t>(here.axes) + 1; axes < AXES; ++axes)
        if (!onward[axes].is_empty()) enter(node_with_axes(node, here, axes), onward[axes]);
}

// Make all moves from an entry that raise the total by more than nothing.
template <std::size_t WORDS> void HelperSearch<WORDS>::expand(uint32_t entry) {
    const uint32_t node = nodes_.entry(entry).node;
    const Set cells = nodes_.entry(entry).cells;
    const Configuration here = helpers_.configuration(nodes_.node(node).key);
    move_active(node, here, cells);
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper)
        move_helper(here, helper, cells);
}

template <std::size_t WORDS>
void HelperSearch<WORDS>::move_active(uint32_t node, const Configuration &here,
                                      const Set &cells) {
    SetByAxes same, higher;
    for (auto axes = static_cast<std::size_t>(here.axes); axes < AXES; ++axes) same[axes] = higher[axes] = {};
    cells.each([&](Cell cell) {
        const int distance = distance_.at(here.axes, cell);
        const unsigned aims = aims_at_helpers(here, cell);
        for (int way = 0; way < WAYS; ++way) {
            const Cell stop = slide_active(here, aims, way, cell);
            const int axes = here.axes | axis_of(way);
            const int change = distance_.at(axes, stop) - distance;
            if (stop == cell || change < 0) continue;
            auto &reached = change == 0 ? same : higher;
            if (change <= 1) reached[static_cast<std::size_t>(axes)].add(stop);
        }
    });
    for (auto axes = static_cast<std::size_t>(here.axes); axes < AXES; ++axes) {
        if (!same[axes].is_empty()) enter(node_with_axes(node, here, axes), same[axes]);
        if (!higher[axes].is_empty())
            later_.push_back({node_with_axes(node, here, axes), higher[axes]});
    }
}

template <std::size_t WORDS>
void HelperSearch<WORDS>::move_helper(const Configuration &here, std::size_t helper,
                                      const Set &cells) {
    const Lines<WORDS> &lines = *lines_[helper];
    const Cell start = here.helpers[helper];
    unsigned aims = 0;
    for (std::size_t other = 0; other < helpers_.count(); ++other)
        if (other != helper) aims |= lines.aims(here.helpers[other], start);
    for (int way = 0; way < WAYS; ++way) {
        const Cell stop = lines.stops(start)[static_cast<unsigned>(way)];
        if ((aims >> way & 1) != 0 || cells.meets(lines.ray(way, start)))
            stop_helper(here, helper, way, cells);
        else if (stop != start)
            arrive(helpers_.moved(here, helper, stop), cells);
    }
}

// Move a helper that others, or the active robot on some of its cells, stop on the way.
template <std::size_t WORDS>
void HelperSearch<WORDS>::stop_helper(const Configuration &here, std::size_t helper, int way,
                                      const Set &cells) {
    const Cell start = here.helpers[helper];
    Set rest = cells;
    Cell stop = start;
    for (const Cell cell : lines_[helper]->trail(way, start)) {
        if (helpers_.has(here, helper, cell)) break;
        if (rest.has(cell)) {
            rest.remove(cell);
            if (stop != start) arrive(helpers_.moved(here, helper, stop), Set::of(cell));
        }
        stop = cell;
    }
    if (stop != start && !rest.is_empty()) arrive(helpers_.moved(here, helper, stop), rest);
}

// Note what is to enter a node. A node is far away in memory, so many are called at once.
template <std::size_t WORDS> void HelperSearch<WORDS>::arrive(uint64_t key, const Set &cells) {
    if (nodes_.is_near()) return enter(nodes_.find_or_add(key), cells);
    if (batched_ == BATCH) flush();
    nodes_.prefetch_slot(key);
    batch_[batched_++] = {key, cells};
}

template <std::size_t WORDS> void HelperSearch<WORDS>::flush() {
    for (std::size_t at = 0; at < batched_; ++at) nodes_.prefetch_node(batch_[at].key);
    std::size_t fresh = 0;
    for (std::size_t at = 0; at < batched_; ++at) {
        Arrival &arrival = batch_[at];
        const uint32_t node = nodes_.find_or_add(arrival.key);
        const Set cells = arrival.cells - nodes_.node(node).seen;
        if (cells.is_empty()) continue;
        nodes_.prefetch_last_entry(node);
        batch_[fresh++] = {node, cells};
    }
    for (std::size_t at = 0; at < fresh; ++at)
        enter(static_cast<uint32_t>(batch_[at].key), batch_[at].cells);
    batched_ = 0;
}

// Where a robot stops among the helpers; `skip` is one of them that does not block, `also`
// another cell that does.
template <std::size_t WORDS>
Cell HelperSearch<WORDS>::slide(const Lines<WORDS> &lines, const Configuration &others,
                                std::size_t skip, int way, Cell start, Cell also) const {
    Cell stop = start;
    for (const Cell cell : lines.trail(way, start)) {
        if (cell == also || helpers_.has(others, skip, cell)) break;
        stop = cell;
    }
    return stop;
}

template <std::size_t WORDS> int HelperSearch<WORDS>::price(const State &state) const {
    const uint32_t node = nodes_.find(state.key);
    if (node == NONE) return -1;
    for (uint32_t at = nodes_.node(node).last; at != NONE; at = nodes_.entry(at).before) {
        if (!nodes_.entry(at).cells.has(state.cell)) continue;
        const int axes = helpers_.configuration(state.key).axes;
        return first_limit_ + nodes_.limit_of(at) - distance_.at(axes, state.cell);
    }
    return -1;
}

template <std::size_t WORDS>
template <class Visit>
void HelperSearch<WORDS>::each_before(const State &state, Visit visit) const {
    const int price_before = price(state) - 1;
    if (price_before < 0) return;
    const Configuration here = helpers_.configuration(state.key);
    const auto offer = [&](const State &before, int way, Cell from) {
        if (price(before) == price_before) visit(before, way, from);
    };
    for (int way = 0; way < WAYS; ++way) {
        active_->origins(way, state.cell).each([&](Cell from) {
            if (slide(*active_, here, MAX_HELPERS, way, from, NOWHERE) != state.cell) return;
            for (int axes = 0; axes <= here.axes; ++axes)
                if ((axes | axis_of(way)) == here.axes)
                    offer({Helpers::with_axes(here.key, axes), from}, way, from);
        });
    }
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        const Cell to = here.helpers[helper];
        for (int way = 0; way < WAYS; ++way) {
            lines_[helper]->origins(way, to).each([&](Cell from) {
                if (from == state.cell) return;
                if (slide(*lines_[helper], here, helper, way, from, state.cell) != to) return;
                offer({helpers_.moved(here, helper, from), state.cell}, way, from);
            });
        }
    }
}

} // namespace carom
