// How the fast search sees a win one limit early; included by helper_search.hpp.
#pragma once

#include "helper_search.hpp"

namespace carom {

// Where the helpers stop among each other.
template <std::size_t WORDS>
auto HelperSearch<WORDS>::stops_of(const Configuration &here) const -> HelperStops {
    HelperStops all{};
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        const Lines<WORDS> &lines = *lines_[helper];
        const Cell start = here.helpers[helper];
        Stops stops = lines.stops(start);
        for (std::size_t at = 0; at < helpers_.count(); ++at) {
            unsigned aims = at == helper ? 0 : lines.aims(here.helpers[at], start);
            for (; aims != 0; aims &= aims - 1) {
                const int way = std::countr_zero(aims);
                if (lines.is_straight())
                    lines.stop_before(here.helpers[at], way, stops);
                else
                    stops[static_cast<std::size_t>(way)] = lines.stop_among(
                        way, start, [&](Cell other) { return helpers_.has(here, helper, other); });
            }
        }
        for (std::size_t way = 0; way < WAYS; ++way)
            all[helper][way] = static_cast<typename Nodes<WORDS>::NodeCell>(stops[way]);
    }
    return all;
}

// Whether the active robot, coming nearer with every move, reaches the target.
template <std::size_t WORDS>
bool HelperSearch<WORDS>::wins_alone(const Configuration &here, Cell cell) {
    const Slides slides = this->slides(here, cell);
    if (slides.wins != 0) return true;
    for (unsigned ways = slides.nearer; ways != 0; ways &= ways - 1) {
        const int way = std::countr_zero(ways);
        Configuration then = here;
        then.axes = here.axes | axis_of(way);
        if (wins_alone(then, slides.stops[static_cast<std::size_t>(way)])) return true;
    }
    return false;
}

// Whether it does so after one of these slides, which keep its distance.
template <std::size_t WORDS>
bool HelperSearch<WORDS>::wins_level(const Configuration &here, const Slides &slides) {
    for (unsigned ways = slides.level; ways != 0; ways &= ways - 1) {
        const int way = std::countr_zero(ways);
        Configuration then = here;
        then.axes = here.axes | axis_of(way);
        if (wins_alone(then, slides.stops[static_cast<std::size_t>(way)])) return true;
    }
    return false;
}

// Whether a helper stands on a cell of Finish::last(), or the end of one of its slides is one.
template <std::size_t WORDS>
bool HelperSearch<WORDS>::is_close(const Configuration &here, const HelperStops &stops) const {
    if (!finish_) return true;
    const Set &last = finish_->last(here.axes);
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        if (last.has(here.helpers[helper])) return true;
        for (const Cell stop : stops[helper])
            if (last.has(stop)) return true;
    }
    return false;
}

// Whether some move of a helper lets the active robot, on one of these cells, win alone.
//
// The cells have entered without a win, and with all that is reached from them coming nearer.
// So the helper's move must change the robot's next slide, or make the robot's cell a place
// from which that slide ends in the helper's path: then it could not be made before. The last
// helper before which the robot stops on its way to the target is on a cell of last(); if
// there is none, walls are enough, and the helper that moves was the one in the way.
template <std::size_t WORDS>
bool HelperSearch<WORDS>::wins_next(const Configuration &here, uint32_t at, const Set &fresh) {
    const auto &node = nodes_.node(at);
    const Set todo = node.is_close ? fresh : fresh & finish_->always(here.axes);
    if (todo.is_empty()) return false;
    const Set &last = finish_->last(here.axes);
    unsigned lasts = 0;
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper)
        lasts |= static_cast<unsigned>(last.has(here.helpers[helper])) << helper;
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        const Cell start = here.helpers[helper];
        Set freed{};
        (todo & finish_->alone(here.axes)).each([&](Cell cell) {
            if (finish_->swept(here.axes, cell).has(start)) freed.add(cell);
        });
        const bool has_other_last = (lasts & ~(1U << helper)) != 0;
        const bool is_seen = todo.meets(active_->viewers(start));
        if (!node.is_close && !is_seen && freed.is_empty()) continue;
        for (int way = 0; way < WAYS; ++way) {
            const Cell stop = node.stops[helper][static_cast<std::size_t>(way)];
            if (stop == start) continue;
            const bool helps = has_other_last || last.has(stop);
            if (!helps && !is_seen && freed.is_empty()) continue;
            const HelperMove move{start, stop, way};
            Set cells = freed | (todo & active_->viewers(start) & path_of(move));
            if (helps) cells |= todo & influenced_by(here, move);
            if (!cells.is_empty() && wins_after(here, helper, move, cells)) return true;
        }
    }
    return false;
}

// The cells from which a helper's move may change the robot's next slide for the better, or
// let that slide end in the helper's path and change the one after it.
template <std::size_t WORDS>
auto HelperSearch<WORDS>::influenced_by(const Configuration &here, const HelperMove &move) -> Set {
    const Set &hindered = finish_->influence(here.axes, move.from).hindered;
    const Set &helped = finish_->influence(here.axes, move.to).helped;
    Set turning = path_of(move);
    if (here.axes == BOTH_AXES) turning &= hindered | helped;
    if (turning.is_empty()) return hindered | helped;
    return hindered | helped | enterers(here, move);
}

// Whether the robot wins alone from one of the cells after a helper's move, which it may stop.
template <std::size_t WORDS>
bool HelperSearch<WORDS>::wins_after(const Configuration &here, std::size_t helper,
                                     const HelperMove &move, Set cells) {
    Configuration then = here;
    bool wins = false;
    const auto is_taken = [&](Cell cell) { return helpers_.has(here, helper, cell); };
    lines_[helper]->each_met(cells, move.way, move.from, move.to, is_taken,
                             [&](Cell cell, Cell before) {
                                 cells.remove(cell);
                                 then.helpers[helper] = before;
                                 if (before != move.from) wins = wins || wins_alone(then, cell);
                             });
    then.helpers[helper] = move.to;
    cells.each([&](Cell cell) { wins = wins || wins_alone(then, cell); });
    return wins;
}

} // namespace carom
