// The fast search: A* in which all states with the same helpers are one node.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "configuration.hpp"
#include "distance.hpp"
#include "game.hpp"
#include "layout.hpp"
#include "meter.hpp"
#include "nodes.hpp"

namespace carom {

// A search for the least price at which one robot solves the position, in a game without
// transparent robot and with rebounds allowed.
//
// With h(cell) as in distance.hpp, a state reached at price g has the total g + h. A move of
// a helper leaves h as it is and so adds 1 to the total. A move of the active robot changes
// h by at most one and so adds 0, 1 or 2. Totals never fall, so the states are entered total
// by total, the limit. Within one limit only moves of the active robot lead on, and those
// stay in their node, or in one with the same helpers and more axes used. So a limit is:
// all helper moves from the states of the limit before, then in each node touched the moves
// that lower h, until none is new. A state enters once, at its least price.
template <std::size_t WORDS> class HelperSearch {
    static constexpr Cell NOWHERE = UINT16_MAX;

  public:
    using Set = CellSet<WORDS>;

    // A state as numbers: the key of its node and the cell of the active robot.
    struct State {
        uint64_t key;
        Cell cell;
        bool operator==(const State &) const = default;
    };
    // The last move of a line: from this state, going this way.
    struct Win {
        State state;
        int way;
    };

    HelperSearch(const Game &game, const Layout<WORDS> &layout, std::size_t seat, Meter &meter);

    std::size_t seat() const { return seat_; }
    // The limit to run next; no line found by a later run is cheaper.
    int limit() const { return limit_; }
    // Whether every state has been seen.
    bool is_exhausted() const { return is_exhausted_; }
    // Run one limit, to the first win or, when `whole`, to the end. True when there is a win:
    // its price is the limit that was run. Throws Stop.
    bool run_limit(bool whole);
    const std::vector<Win, Metered<Win>> &wins() const { return wins_; }

    // The least price of a state, or -1 if it has not been entered.
    int price(const State &state) const;
    // Call visit(state, way, from) for each state one move before, at its least price.
    template <class Visit> void each_before(const State &state, Visit visit) const;
    State seen_in(const Robots &robots) const {
        const Robot &active = robots[seat_];
        return {helpers_.key(helpers_.seen_in(robots, active.axes)), active.cell};
    }

  private:
    struct Pending { // cells that enter a node at a later limit
        uint32_t node;
        Set cells;
    };
    using Pendings = std::vector<Pending, Metered<Pending>>;

    void move_helpers(uint32_t entry);
    void move_helper(const Configuration &before, std::size_t helper, int way, const Set &cells);
    bool settle(uint32_t entry, bool whole);
    Cell slide(const Lines<WORDS> &lines, const Configuration &others, std::size_t skip, int way,
               Cell start, Cell also) const;

    std::size_t seat_;
    Cell target_;
    bool needs_turn_;
    Helpers helpers_;
    const Lines<WORDS> *active_;
    std::array<const Lines<WORDS> *, MAX_HELPERS> lines_{};
    Distance<WORDS> distance_;
    Nodes<WORDS> nodes_;
    std::array<Pendings, 2> pending_; // for this limit and the next, by parity
    std::vector<Win, Metered<Win>> wins_;
    int limit_ = 0;
    bool is_exhausted_ = false;
    State start_{};
};

// Where a robot stops among the helpers; `skip` is one of them that does not block, `also`
// another cell that does.
template <std::size_t WORDS>
Cell HelperSearch<WORDS>::slide(const Lines<WORDS> &lines, const Configuration &others,
                                std::size_t skip, int way, Cell start, Cell also) const {
    Cell stop = start;
    for (const Cell cell : lines.trail(way, start)) {
        bool is_taken = cell == also;
        for (std::size_t at = 0; at < helpers_.count(); ++at)
            is_taken = is_taken || (at != skip && others.helpers[at] == cell);
        if (is_taken) break;
        stop = cell;
    }
    return stop;
}

template <std::size_t WORDS>
HelperSearch<WORDS>::HelperSearch(const Game &game, const Layout<WORDS> &layout, std::size_t seat,
                                  Meter &meter)
    : seat_(seat), target_(game.target()), needs_turn_(game.needs_turn()), helpers_(game, seat),
      active_(&layout.lines(game.board().kind_of(game.letter(seat)))),
      distance_(game, *active_, meter), nodes_(meter),
      pending_{Pendings(Metered<Pending>(meter)), Pendings(Metered<Pending>(meter))},
      wins_(Metered<Win>(meter)) {
    for (std::size_t at = 0; at < helpers_.count(); ++at)
        lines_[at] = &layout.lines(helpers_.kind(at));
    start_ = seen_in(game.start());
    const uint16_t distance = distance_.at(game.start()[seat].axes, start_.cell);
    limit_ = distance;
    is_exhausted_ = distance == NEVER;
    if (is_exhausted_) return;
    pending_[limit_ % 2U].push_back({nodes_.find_or_add(start_.key), Set::of(start_.cell)});
}

template <std::size_t WORDS> bool HelperSearch<WORDS>::run_limit(bool whole) {
    nodes_.open_limit();
    auto &now = pending_[static_cast<unsigned>(limit_) % 2];
    for (const Pending &pending : now) nodes_.enter(pending.node, pending.cells);
    now.clear();
    const uint32_t begin = nodes_.begin_of_limit();
    if (begin > 0) {
        for (uint32_t entry = nodes_.begin_of_last_limit(); entry < begin; ++entry)
            move_helpers(entry);
    }
    // Moves of the active robot lead from fewer axes to more, within the same limit.
    for (int axes = needs_turn_ ? 0 : BOTH_AXES; axes <= BOTH_AXES; ++axes) {
        for (uint32_t entry = begin; entry < nodes_.log_size(); ++entry) {
            if (helpers_.configuration(nodes_.node(nodes_.entry(entry).node).key).axes != axes)
                continue;
            if (settle(entry, whole) && !whole) return true;
        }
    }
    ++limit_;
    is_exhausted_ = nodes_.log_size() == begin && pending_[0].empty() && pending_[1].empty();
    return !wins_.empty();
}

template <std::size_t WORDS> void HelperSearch<WORDS>::move_helpers(uint32_t entry) {
    const auto &logged = nodes_.entry(entry);
    const Set cells = logged.cells;
    const Configuration before = helpers_.configuration(nodes_.node(logged.node).key);
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper)
        for (int way = 0; way < WAYS; ++way) move_helper(before, helper, way, cells);
}

template <std::size_t WORDS>
void HelperSearch<WORDS>::move_helper(const Configuration &before, std::size_t helper, int way,
                                      const Set &cells) {
    const Lines<WORDS> &lines = *lines_[helper];
    const Cell start = before.helpers[helper];
    unsigned aims = 0;
    for (std::size_t other = 0; other < helpers_.count(); ++other)
        aims |= other == helper ? 0 : lines.aims(before.helpers[other], start);
    const bool meets_helper = (aims >> way & 1) != 0;
    if (!meets_helper && (cells & lines.ray(way, start)).is_empty()) {
        const Cell stop = lines.stops(start)[static_cast<unsigned>(way)];
        if (stop != start)
            nodes_.enter(nodes_.find_or_add(helpers_.moved(before, helper, stop)), cells);
        return;
    }
    // Where the active robot stands in the way, the helper stops before it.
    Set rest = cells;
    Cell stop = start;
    for (const Cell cell : lines.trail(way, start)) {
        bool is_taken = false;
        for (std::size_t other = 0; other < helpers_.count(); ++other)
            is_taken = is_taken || (other != helper && before.helpers[other] == cell);
        if (is_taken) break;
        if (rest.has(cell)) {
            rest.remove(cell);
            if (stop != start)
                nodes_.enter(nodes_.find_or_add(helpers_.moved(before, helper, stop)),
                             Set::of(cell));
        }
        stop = cell;
    }
    if (stop != start && !rest.is_empty())
        nodes_.enter(nodes_.find_or_add(helpers_.moved(before, helper, stop)), rest);
}

// Follow the active robot from the cells of an entry: what lowers h enters now, what keeps or
// raises it waits for a later limit. True when a win was found.
template <std::size_t WORDS> bool HelperSearch<WORDS>::settle(uint32_t entry, bool whole) {
    const uint32_t node = nodes_.entry(entry).node;
    const uint64_t key = nodes_.node(node).key;
    const Configuration here = helpers_.configuration(key);
    std::array<Set, BOTH_AXES + 1> lower{}, same{}, higher{};
    const auto axes_here = static_cast<std::size_t>(here.axes);
    Set todo = nodes_.entry(entry).cells, fresh = todo;
    const Set seen_before = nodes_.node(node).seen;
    bool has_won = false;
    while (!todo.is_empty()) {
        const Cell cell = todo.take();
        const int distance = distance_.at(here.axes, cell);
        unsigned aims = 0;
        for (std::size_t at = 0; at < helpers_.count(); ++at)
            aims |= active_->aims(here.helpers[at], cell);
        for (int way = 0; way < WAYS; ++way) {
            const Cell stop = (aims >> way & 1) != 0
                                  ? slide(*active_, here, MAX_HELPERS, way, cell, NOWHERE)
                                  : active_->stops(cell)[static_cast<unsigned>(way)];
            if (stop == cell) continue;
            const int axes = here.axes | axis_of(way);
            if (stop == target_ && axes == BOTH_AXES) {
                wins_.push_back({{key, cell}, way});
                has_won = true;
                if (whole) continue;
                nodes_.enter(node, fresh);
                return true;
            }
            const int change = distance_.at(axes, stop) - distance;
            const auto then = static_cast<std::size_t>(axes);
            if (change > 1) continue; // never to the target again
            if (change == 1)
                higher[then].add(stop);
            else if (change == 0)
                same[then].add(stop);
            else if (then != axes_here)
                lower[then].add(stop);
            else if (!seen_before.has(stop) && !fresh.has(stop)) {
                todo.add(stop);
                fresh.add(stop);
            }
        }
    }
    nodes_.enter(node, fresh);
    for (std::size_t then = axes_here; then < same.size(); ++then) {
        if ((lower[then] | same[then] | higher[then]).is_empty()) continue;
        const uint32_t to = then == axes_here
                                ? node
                                : nodes_.find_or_add(helpers_.key({here.helpers, static_cast<int>(then)}));
        nodes_.enter(to, lower[then]);
        const auto &seen = nodes_.node(to).seen;
        const auto put_off = [&](const Set &cells, int limits) {
            const Set unseen = cells - seen;
            if (!unseen.is_empty())
                pending_[static_cast<unsigned>(limit_ + limits) % 2].push_back({to, unseen});
        };
        put_off(same[then], 1);
        put_off(higher[then], 2);
    }
    return has_won;
}

template <std::size_t WORDS> int HelperSearch<WORDS>::price(const State &state) const {
    const uint32_t node = nodes_.find(state.key);
    if (node == NONE) return -1;
    for (uint32_t entry = nodes_.node(node).last; entry != NONE; entry = nodes_.entry(entry).before) {
        if (!nodes_.entry(entry).cells.has(state.cell)) continue;
        const int axes = helpers_.configuration(state.key).axes;
        const int first = distance_.at(helpers_.configuration(start_.key).axes, start_.cell);
        return first + nodes_.limit_of(entry) - distance_.at(axes, state.cell);
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
                    offer({helpers_.key({here.helpers, axes}), from}, way, from);
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
