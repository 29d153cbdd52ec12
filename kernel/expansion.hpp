// The part of the fast search that makes the moves which raise the total.
#pragma once

#include "helper_search.hpp"

namespace carom {

template <std::size_t WORDS> void HelperSearch<WORDS>::expand(uint32_t entry) {
    const uint32_t node = nodes_.entry(entry).node;
    Leaving leaving;
    leaving.cells = nodes_.entry(entry).cells;
    leaving.here = helpers_.configuration(nodes_.node(node).key);
    leaving.stops = nodes_.node(node).stops;
    divide(entry, leaving);
    move_active(node, leaving);
    // The highest first: what it brings lets most other moves be left out later.
    for (std::size_t helper = helpers_.count(); helper-- > 0;)
        for (int way = 0; way < WAYS; ++way) move_helper(leaving, helper, way);
}

// Tell the cells of an entry that one move of a helper brought from the rest.
template <std::size_t WORDS>
void HelperSearch<WORDS>::divide(uint32_t entry, Leaving &leaving) const {
    leaving.doubtful = leaving.uncovered = leaving.cells;
    leaving.covered = 0;
    leaving.path = {};
    const auto &opening = nodes_.opening(entry);
    const HelperMove &move = opening.move;
    // Running ahead, what else would have brought the win has not been expanded.
    if (!active_->is_straight() || opening.cells.is_empty() || ahead_ != NONE) return;
    leaving.path = path_of(move);
    leaving.covered = covered_after(leaving, move, leaving.path);
    leaving.uncovered -= opening.cells;
    leaving.doubtful = leaving.uncovered | (opening.cells & doubtful_after(leaving.here, move));
}

// The cells from which moves of the active robot after `move` may lead to something new.
//
// Where neither end of the helper's path is in sight, the active robot could make the same
// slide before the helper moves, and the helper the same move after it; unless the slide ends
// on the helper's path, against a wall or against another helper beside it. So that state
// enters as soon without the slide, by the move of the helper or by one that covers it.
template <std::size_t WORDS>
auto HelperSearch<WORDS>::doubtful_after(const Configuration &here, const HelperMove &move) const
    -> Set {
    return active_->viewers(move.from) | active_->viewers(move.to) | enterers(here, move);
}

// The cells from which a slide of the active robot may end in a helper's path, that is before
// a wall or another helper.
template <std::size_t WORDS>
auto HelperSearch<WORDS>::enterers(const Configuration &here, const HelperMove &move) const -> Set {
    Set enterers = active_->settlers(move.way, move.from);
    const Set path = path_of(move);
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        const Cell cell = here.helpers[helper];
        if (path.meets(active_->around(cell))) enterers |= active_->viewers(cell);
    }
    return enterers;
}

// The moves of helpers, 4 bits a helper, that need not be made for states brought by `move`:
// what they lead to enters as soon without them.
//
// Two moves of different helpers that are not in each other's way lead to the same state in
// either order, and it is enough to make the one from the lower cell first. For of all last
// moves by helpers to one state at its least price, the one from the highest cell is never
// left out: that would take another from a cell still higher. The same helper straight back
// gets nowhere that it does not reach, without `move`, at a lower price.
template <std::size_t WORDS>
unsigned HelperSearch<WORDS>::covered_after(const Leaving &leaving, const HelperMove &move,
                                            const Set &path) const {
    unsigned covered = 0;
    for (std::size_t helper = 0; helper < helpers_.count(); ++helper) {
        const Cell start = leaving.here.helpers[helper];
        unsigned ways = 0;
        if (start == move.to) {
            ways = 1U << opposite(move.way);
        } else if (start < move.from && (active_->aims(start, move.to) >> move.way & 1) == 0) {
            ways = ~(active_->aims(move.from, start) | active_->aims(move.to, start)) & 15U;
            for (std::size_t way = 0; way < WAYS; ++way)
                if (path.has(leaving.stops[helper][way])) ways &= ~(1U << way);
        }
        covered |= ways << WAYS * helper;
    }
    return covered;
}

template <std::size_t WORDS>
void HelperSearch<WORDS>::move_active(uint32_t node, const Leaving &leaving) {
    const Configuration &here = leaving.here;
    const auto first_axes = static_cast<std::size_t>(here.axes);
    SetByAxes level, farther;
    for (std::size_t axes = first_axes; axes < AXES; ++axes) level[axes] = farther[axes] = {};
    leaving.doubtful.each([&](Cell cell) {
        const Slides slides = this->slides(here, cell);
        const auto add = [&](unsigned ways, SetByAxes &reached) {
            for (; ways != 0; ways &= ways - 1) {
                const int way = std::countr_zero(ways);
                reached[static_cast<std::size_t>(here.axes | axis_of(way))].add(
                    slides.stops[static_cast<std::size_t>(way)]);
            }
        };
        add(slides.level, level);
        add(slides.farther, farther);
    });
    for (std::size_t axes = first_axes; axes < AXES; ++axes) {
        if (!level[axes].is_empty()) enter(node_with_axes(node, here, axes), level[axes], nullptr);
        if (!farther[axes].is_empty())
            later_.push_back({node_with_axes(node, here, axes), farther[axes]});
    }
}

template <std::size_t WORDS>
void HelperSearch<WORDS>::move_helper(const Leaving &leaving, std::size_t helper, int way) {
    const Configuration &here = leaving.here;
    const Lines<WORDS> &lines = *lines_[helper];
    const Cell start = here.helpers[helper];
    const Cell stop = leaving.stops[helper][static_cast<std::size_t>(way)];
    if (stop == start && lines.is_straight()) return; // else the active robot may stop it
    const std::size_t number = WAYS * helper + static_cast<std::size_t>(way);
    const bool is_covered = (leaving.covered >> number & 1) != 0;
    Set cells = is_covered ? leaving.uncovered : leaving.cells;
    if (leaving.cells.meets(lines.ray(way, start))) {
        // Where the active robot stands in the way, the helper stops before it.
        const auto is_taken = [&](Cell cell) { return helpers_.has(here, helper, cell); };
        lines.each_met(leaving.cells, way, start, stop, is_taken, [&](Cell cell, Cell before) {
            const bool is_needed =
                !is_covered || leaving.path.has(before) || leaving.uncovered.has(cell);
            cells.remove(cell);
            if (before != start && is_needed)
                arrive(here, helper, {start, before, way}, Set::of(cell));
        });
    }
    if (stop != start && !cells.is_empty()) arrive(here, helper, {start, stop, way}, cells);
}

// Note what is to enter a node. A node may be far away in memory; then many are called at once.
template <std::size_t WORDS>
void HelperSearch<WORDS>::arrive(const Configuration &here, std::size_t helper,
                                 const HelperMove &move, const Set &cells) {
    const uint64_t key = helpers_.moved(here, helper, move.to);
    if (nodes_.is_near()) return enter(nodes_.find_or_add(key), cells, &move);
    if (batched_ == BATCH) flush();
    nodes_.prefetch_slot(key);
    batch_[batched_++] = {key, cells, move};
}

template <std::size_t WORDS> void HelperSearch<WORDS>::flush() {
    for (std::size_t at = 0; at < batched_; ++at) nodes_.prefetch_node(batch_[at].key);
    std::size_t fresh = 0;
    for (std::size_t at = 0; at < batched_; ++at) {
        const Arrival &arrival = batch_[at];
        const uint32_t node = nodes_.find_or_add(arrival.key);
        if ((arrival.cells - nodes_.node(node).seen).is_empty()) continue;
        nodes_.prefetch_last_entry(node);
        batch_[fresh] = arrival;
        batch_[fresh++].key = node;
    }
    for (std::size_t at = 0; at < fresh; ++at)
        enter(static_cast<uint32_t>(batch_[at].key), batch_[at].cells, &batch_[at].move);
    batched_ = 0;
}

} // namespace carom
