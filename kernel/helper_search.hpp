// The fast search: A* in which all states with the same helpers are one node.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "configuration.hpp"
#include "distance.hpp"
#include "finish.hpp"
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
// active robot that bring it nearer lead on, and they leave the helpers where they are.
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
    // Run one limit, to the first win or, when `whole`, to the end; if the next limit is seen to
    // win, that one too. True when there is a win; its price is the last limit run. Throws Stop.
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
    static constexpr std::size_t BATCH = 32;
    static constexpr std::size_t AXES = BOTH_AXES + 1;
    using Stops = typename Lines<WORDS>::Stops;
    using HelperStops = typename Nodes<WORDS>::HelperStops;
    using SetByAxes = std::array<Set, AXES>; // cells by the axes that the robot has used

    // Cells that a move of a helper brings to a node.
    struct Arrival {
        uint64_t key; // of the node, or its number once it is found
        Set cells;
        HelperMove move;
    };
    struct Late { // cells that enter a node at a later limit
        uint32_t node;
        Set cells;
    };
    // An entry that is being expanded.
    struct Leaving {
        Configuration here;
        Set cells;
        Set doubtful;     // those from which the active robot must move
        Set uncovered;    // those for which every move of a helper must be made
        unsigned covered; // the moves that need not be made for the others; see covered_after()
        Set path;         // of the move that brought those
        HelperStops stops;        // of the helpers among each other
    };

    bool is_over() const {
        return !is_whole_ && (!wins_.empty() || (ahead_ != NONE && has_looked_));
    }
    void look_from_here();
    void run_ahead();
    void enter(uint32_t node, const Set &cells, const HelperMove *brought_by);
    HelperStops stops_of(const Configuration &here) const;
    bool wins_alone(const Configuration &here, Cell cell);
    bool wins_level(const Configuration &here, const Slides &slides);
    bool is_close(const Configuration &here, const HelperStops &stops) const;
    bool wins_next(const Configuration &here, uint32_t node, const Set &fresh);
    Set influenced_by(const Configuration &here, const HelperMove &move);
    bool wins_after(const Configuration &here, std::size_t helper, const HelperMove &move,
                    Set cells);
    void expand(uint32_t entry);
    void divide(uint32_t entry, Leaving &leaving) const;
    Set enterers(const Configuration &here, const HelperMove &move) const;
    Set doubtful_after(const Configuration &here, const HelperMove &move) const;
    unsigned covered_after(const Leaving &leaving, const HelperMove &move, const Set &path) const;
    void move_active(uint32_t node, const Leaving &leaving);
    void move_helper(const Leaving &leaving, std::size_t helper, int way);
    void arrive(const Configuration &here, std::size_t helper, const HelperMove &move,
                const Set &cells);
    void flush();

    Set path_of(const HelperMove &move) const { // on a board without diagonals
        return active_->ray(move.way, move.from) - active_->ray(move.way, move.to);
    }
    Slides slides(const Configuration &here, Cell cell);
    uint32_t node_with_axes(uint32_t node, const Configuration &here, std::size_t axes) {
        if (axes == static_cast<std::size_t>(here.axes)) return node;
        return nodes_.find_or_add(Helpers::with_axes(here.key, static_cast<int>(axes)));
    }

    std::size_t seat_;
    Helpers helpers_;
    const Lines<WORDS> *active_;
    std::array<const Lines<WORDS> *, MAX_HELPERS> lines_{};
    Meter &meter_;
    Distance<WORDS> distance_;
    std::optional<Finish<WORDS>> finish_; // as soon as the search is long enough for it to pay
    Nodes<WORDS> nodes_;
    std::array<Arrival, BATCH> batch_;
    std::size_t batched_ = 0;
    List<Late> late_, later_; // for this limit and the next
    List<Win> wins_;
    int first_limit_ = 0, limit_ = 0;
    uint32_t ahead_ = NONE; // a node from which the next limit wins
    // Whether what enters is asked for that, in this limit and in the one before.
    bool is_looking_ = false, has_looked_ = false;
    bool is_exhausted_ = false, is_whole_ = false;
};

template <std::size_t WORDS>
HelperSearch<WORDS>::HelperSearch(const Game &game, const Layout<WORDS> &layout, std::size_t seat,
                                  Meter &meter)
    : seat_(seat), helpers_(game, seat),
      active_(&layout.lines(game.board().kind_of(game.letter(seat)))),
      meter_(meter), distance_(game, *active_, meter), nodes_(meter), late_(meter), later_(meter), wins_(meter) {
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
    look_from_here();
    nodes_.open_limit();
    late_.swap(later_);
    later_.clear();
    for (const Late &late : late_) enter(late.node, late.cells, nullptr);
    const uint32_t begin = nodes_.begin_of_limit();
    for (uint32_t entry = nodes_.begin_of_last_limit(); entry < begin && !is_over(); ++entry) {
        nodes_.prefetch_node_of(entry + 8);
        expand(entry);
    }
    flush();
    ++limit_;
    is_exhausted_ = nodes_.log_size() == begin && later_.empty();
    if (ahead_ != NONE && wins_.empty()) run_ahead();
    return !wins_.empty();
}

// Ask from this limit on what enters, if that pays.
template <std::size_t WORDS> void HelperSearch<WORDS>::look_from_here() {
    has_looked_ = is_looking_;
    is_looking_ = !is_whole_ && active_->is_straight() && nodes_.is_worth_tables();
    if (is_looking_ && !finish_) finish_.emplace(*active_, distance_, meter_);
}

// Run the next limit from one node only.
template <std::size_t WORDS> void HelperSearch<WORDS>::run_ahead() {
    is_looking_ = false;
    nodes_.open_limit();
    expand(nodes_.node(ahead_).last);
    flush();
    ++limit_;
}

// The slides of the active robot among the helpers.
template <std::size_t WORDS>
Slides HelperSearch<WORDS>::slides(const Configuration &here, Cell cell) {
    Slides slides = distance_.slides(here.axes, cell);
    unsigned met = 0;
    for (std::size_t at = 0; at < helpers_.count(); ++at) {
        const unsigned aims = active_->aims(here.helpers[at], cell);
        if (aims == 0) continue;
        met |= aims;
        if (active_->is_straight())
            active_->stop_before(here.helpers[at], std::countr_zero(aims), slides.stops);
    }
    if (met == 0) return slides;
    slides.wins &= static_cast<uint8_t>(~met);
    slides.nearer &= static_cast<uint8_t>(~met);
    slides.level &= static_cast<uint8_t>(~met);
    slides.farther &= static_cast<uint8_t>(~met);
    for (; met != 0; met &= met - 1) {
        const int way = std::countr_zero(met);
        if (!active_->is_straight())
            slides.stops[static_cast<std::size_t>(way)] = active_->stop_among(
                way, cell, [&](Cell other) { return helpers_.has(here, MAX_HELPERS, other); });
        distance_.judge(here.axes, cell, way, slides);
    }
    return slides;
}

// Let cells enter a node, and with them all that the active robot reaches coming nearer.
template <std::size_t WORDS>
void HelperSearch<WORDS>::enter(uint32_t node, const Set &cells, const HelperMove *brought_by) {
    const Set brought = cells - nodes_.node(node).seen;
    if (brought.is_empty()) return;
    const Configuration here = helpers_.configuration(nodes_.node(node).key);
    if (nodes_.node(node).last == NONE) {
        const HelperStops stops = stops_of(here);
        nodes_.set_stops(node, stops, is_close(here, stops));
    }
    const Set seen = nodes_.node(node).seen;
    Set fresh = brought;
    Set winners{};
    SetByAxes onward;
    for (auto axes = static_cast<std::size_t>(here.axes) + 1; axes < AXES; ++axes)
        onward[axes] = {};
    Set todo = fresh;
    const bool is_asked = is_looking_ && ahead_ == NONE;
    bool wins_level = false;
    // Running ahead, what would make the same slide before has not been expanded either.
    if (brought_by != nullptr && active_->is_straight() && ahead_ == NONE)
        todo &= doubtful_after(here, *brought_by);
    while (!todo.is_empty()) {
        const Cell cell = todo.take();
        const Slides slides = this->slides(here, cell);
        if (slides.wins != 0) winners.add(cell);
        wins_level = wins_level || (is_asked && this->wins_level(here, slides));
        for (unsigned ways = slides.nearer; ways != 0; ways &= ways - 1) {
            const int way = std::countr_zero(ways);
            const Cell stop = slides.stops[static_cast<std::size_t>(way)];
            const int axes = here.axes | axis_of(way);
            if (axes != here.axes) {
                onward[static_cast<std::size_t>(axes)].add(stop);
            } else if (!seen.has(stop) && !fresh.has(stop)) {
                fresh.add(stop);
                todo.add(stop);
            }
        }
    }
    if (brought_by == nullptr)
        nodes_.enter(node, fresh, {{}, {}});
    else
        nodes_.enter(node, fresh, {brought, *brought_by});
    if (is_asked && winners.is_empty() && (wins_level || wins_next(here, node, fresh)))
        ahead_ = node;
    // A limit may have stopped the search just there; only a state in the log wins.
    winners.each([&](Cell cell) {
        for (unsigned ways = slides(here, cell).wins; ways != 0; ways &= ways - 1)
            wins_.push_back({{here.key, cell}, std::countr_zero(ways)});
    });
    for (auto axes = static_cast<std::size_t>(here.axes) + 1; axes < AXES; ++axes)
        if (!onward[axes].is_empty())
            enter(node_with_axes(node, here, axes), onward[axes], nullptr);
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
            const auto is_taken = [&](Cell cell) { return helpers_.has(here, MAX_HELPERS, cell); };
            if (active_->stop_among(way, from, is_taken) != state.cell) return;
            for (int axes = 0; axes <= here.axes; ++axes)
                if ((axes | axis_of(way)) == here.axes)
                    offer({Helpers::with_axes(here.key, axes), from}, way, from);
        });
    }
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        const Cell to = here.helpers[helper];
        const auto is_taken = [&](Cell cell) {
            return cell == state.cell || helpers_.has(here, helper, cell);
        };
        for (int way = 0; way < WAYS; ++way) {
            lines_[helper]->origins(way, to).each([&](Cell from) {
                if (is_taken(from) || lines_[helper]->stop_among(way, from, is_taken) != to) return;
                offer({helpers_.moved(here, helper, from), state.cell}, way, from);
            });
        }
    }
}

} // namespace carom

#include "expansion.hpp"
#include "lookahead.hpp"
