#include "states.hpp"

#include <algorithm>

namespace carom {

namespace {

// A robot in 15 bits: cell, axes, last direction.
constexpr int ROBOT_BITS = 15;
constexpr std::size_t SEATS_IN_LOW = 4;
constexpr uint64_t ROBOT_MASK = (1U << ROBOT_BITS) - 1;
// Under `no_one_move` the start differs from a return to it: its first move cannot win.
constexpr uint64_t START_MARK = uint64_t{1} << 63;
constexpr uint32_t NO_ENTRY = UINT32_MAX;

uint64_t pack(const Robot &robot) {
    return static_cast<uint64_t>(robot.cell | robot.axes << 10 | robot.last << 12);
}

Robot unpack(uint64_t code) {
    return {static_cast<Cell>(code & 1023), static_cast<uint8_t>(code >> 10 & 3),
            static_cast<uint8_t>(code >> 12 & 7)};
}

bool stands_before(const Robot &one, const Robot &other) { return pack(one) < pack(other); }

} // namespace

StateSearch::StateSearch(const Game &game, Meter &meter)
    : game_(game), meter_(meter), bounds_(meter),
      bound_seats_(meter), groups_(meter),
      entries_(meter), index_(meter),
      queue_(meter), completions_(meter),
      is_counted_(meter) {}

// Sort robots that are alike, so that equal states have equal keys.
StateKey StateSearch::key_of(const Robots &robots) const {
    Robots sorted = robots;
    for (const auto &group : groups_) {
        for (std::size_t end = 1; end < group.size(); ++end)
            for (std::size_t at = end; at > 0; --at) {
                if (!stands_before(sorted[group[at]], sorted[group[at - 1]])) break;
                std::swap(sorted[group[at]], sorted[group[at - 1]]);
            }
    }
    StateKey key{0, 0};
    for (std::size_t seat = 0; seat < game_.seats(); ++seat) {
        const uint64_t code = pack(sorted[seat]);
        if (seat < SEATS_IN_LOW)
            key.low |= code << ROBOT_BITS * seat;
        else
            key.high |= code << ROBOT_BITS * (seat - SEATS_IN_LOW);
    }
    return key;
}

Robots StateSearch::robots_of(const StateKey &key) const {
    Robots robots{};
    for (std::size_t seat = 0; seat < game_.seats(); ++seat) {
        robots[seat] = unpack(seat < SEATS_IN_LOW
                                  ? key.low >> ROBOT_BITS * seat & ROBOT_MASK
                                  : key.high >> ROBOT_BITS * (seat - SEATS_IN_LOW) & ROBOT_MASK);
    }
    return robots;
}

uint16_t StateSearch::bound_of(const Robots &robots) const {
    uint16_t least = NEVER;
    for (std::size_t at = 0; at < bounds_.size(); ++at)
        least = std::min(least, bounds_[at].at(robots[bound_seats_[at]]));
    return least;
}

uint32_t StateSearch::slot_of(const StateKey &key) const {
    uint64_t hash = (key.low ^ key.high * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U;
    hash ^= hash >> 32;
    hash *= 0xD6E8FEB86659FD93U;
    const auto mask = static_cast<uint32_t>(index_.size() - 1);
    auto slot = static_cast<uint32_t>(hash >> 32) & mask;
    while (index_[slot] != 0 && !(entries_[index_[slot] - 1].key == key)) slot = (slot + 1) & mask;
    return slot;
}

uint32_t StateSearch::find(const StateKey &key) const { return index_[slot_of(key)] - 1; }

void StateSearch::grow_index() {
    List<uint32_t> larger(index_.size() * 2, 0, meter_);
    index_.swap(larger);
    for (uint32_t entry = 0; entry < entries_.size(); ++entry)
        index_[slot_of(entries_[entry].key)] = entry + 1;
}

uint32_t StateSearch::insert(const StateKey &key, uint32_t parent, uint32_t price) {
    meter_.node();
    if ((entries_.size() + 1) * 3 > index_.size() * 2) grow_index();
    const auto entry = static_cast<uint32_t>(entries_.size());
    entries_.push_back({key, parent, price});
    index_[slot_of(key)] = entry + 1;
    return entry;
}

void StateSearch::open(uint32_t entry, const Robots &robots) {
    const std::size_t sum = entries_[entry].price + bound_of(robots);
    while (queue_.size() <= sum) queue_.emplace_back(meter_);
    queue_[sum].push_back(entry);
}

Standing StateSearch::run(bool whole) {
    for (std::size_t seat = 0; seat < game_.seats(); ++seat) {
        if (game_.is_active(seat)) {
            bounds_.emplace_back(game_, seat, meter_);
            bound_seats_.push_back(seat);
        }
        List<std::size_t> group(meter_);
        for (std::size_t other = 0; other < game_.seats(); ++other)
            if (game_.are_alike(seat, other)) group.push_back(other);
        if (group.size() > 1 && group.front() == seat) groups_.push_back(group);
    }
    const uint16_t bound = bound_of(game_.start());
    if (bound == NEVER) return Standing::unsolvable;
    lower_bound_ = bound;
    index_.assign(1024, 0);
    StateKey key = key_of(game_.start());
    if (game_.needs_two_moves()) key.high |= START_MARK;
    open(insert(key, NO_ENTRY, 0), game_.start());
    for (at_ = bound; at_ < queue_.size(); ++at_) {
        lower_bound_ = static_cast<int>(std::min<std::size_t>(at_, best_price_));
        // Expanding may open more entries of the same sum, and move the lists.
        while (!queue_[at_].empty() && !is_done(whole)) {
            const uint32_t entry = queue_[at_].back();
            queue_[at_].pop_back();
            expand(entry);
        }
        if (is_done(whole)) return Standing::optimal;
    }
    return best_price_ == UINT32_MAX ? Standing::unsolvable : Standing::optimal;
}

bool StateSearch::is_done(bool whole) const {
    return whole ? at_ > best_price_ : at_ >= best_price_;
}

void StateSearch::expand(uint32_t entry) {
    meter_.tick();
    const uint32_t price = entries_[entry].price;
    const Robots robots = robots_of(entries_[entry].key);
    // An entry is opened again when a cheaper way to it is found; the first time it is taken
    // up counts, and by then its price is the least.
    if (price + bound_of(robots) != at_) return;
    Robots after = robots;
    game_.each_move(robots, [&](std::size_t seat, Move move, Robot moved) {
        const uint32_t spent = price + static_cast<uint32_t>(move.price());
        if (game_.solves(seat, moved, static_cast<int>(spent))) {
            if (spent < best_price_) {
                best_price_ = spent;
                best_parent_ = entry;
            }
            return;
        }
        after[seat] = moved;
        reach(after, entry, spent);
        after[seat] = robots[seat];
    });
}

// Enter a state, or note that a cheaper way to it was found.
void StateSearch::reach(const Robots &robots, uint32_t parent, uint32_t price) {
    const uint16_t bound = bound_of(robots);
    if (bound == NEVER || price + bound > best_price_) return;
    const StateKey key = key_of(robots);
    const uint32_t known = find(key);
    if (known == NO_ENTRY) {
        open(insert(key, parent, price), robots);
    } else if (price < entries_[known].price) {
        entries_[known].parent = parent;
        entries_[known].price = price;
        open(known, robots);
    }
}

Route StateSearch::best_line() const {
    Route route;
    if (best_price_ == UINT32_MAX) return route;
    std::vector<uint32_t> chain;
    for (uint32_t entry = best_parent_; entry != NO_ENTRY; entry = entries_[entry].parent)
        chain.push_back(entry);
    // Entries know robots only up to exchange; played from the start, each step finds its own.
    Robots robots = game_.start();
    for (std::size_t left = chain.size(); left-- > 0;) {
        Move best{};
        Robot best_robot{};
        std::size_t best_seat = CAROM_MAX_ROBOTS;
        game_.each_move(robots, [&](std::size_t seat, Move move, Robot moved) {
            Robots after = robots;
            after[seat] = moved;
            const bool fits =
                left > 0 ? key_of(after) == entries_[chain[left - 1]].key
                         : game_.solves(seat, moved, price_of(route) + move.price());
            if (!fits) return;
            if (best_seat != CAROM_MAX_ROBOTS && move.passes >= best.passes) return;
            best = move;
            best_robot = moved;
            best_seat = seat;
        });
        robots[best_seat] = best_robot;
        route.push_back(best);
    }
    return route;
}

// Call visit(seat, move, robot, entry after it) for each move that stays on an optimal line;
// the entry is NO_ENTRY when the move ends the line.
template <class Visit>
void StateSearch::each_optimal_step(const Robots &robots, uint32_t entry, Visit visit) const {
    const uint32_t price = entries_[entry].price;
    game_.each_move(robots, [&](std::size_t seat, Move move, Robot moved) {
        const uint32_t spent = price + static_cast<uint32_t>(move.price());
        if (game_.solves(seat, moved, static_cast<int>(spent))) {
            if (spent == best_price_) visit(seat, move, moved, NO_ENTRY);
            return;
        }
        Robots after = robots;
        after[seat] = moved;
        const uint16_t bound = bound_of(after);
        if (bound == NEVER || spent + bound > best_price_) return;
        const uint32_t next = find(key_of(after));
        if (next != NO_ENTRY && entries_[next].price == spent) visit(seat, move, moved, next);
    });
}

Count StateSearch::completions(uint32_t entry) {
    if (is_counted_[entry] != 0) return completions_[entry];
    meter_.tick();
    Count count;
    each_optimal_step(robots_of(entries_[entry].key), entry,
                      [&](std::size_t, Move, Robot, uint32_t next) {
                          count += next == NO_ENTRY ? Count{1, 0} : completions(next);
                      });
    is_counted_[entry] = 1;
    completions_[entry] = count;
    return count;
}

Count StateSearch::count_lines() {
    if (best_price_ == UINT32_MAX) return {};
    completions_.resize(entries_.size());
    is_counted_.resize(entries_.size());
    return completions(0);
}

void StateSearch::write_lines(uint64_t most, List<uint16_t> &lines) {
    Route route;
    if (best_price_ != UINT32_MAX && most > 0) write_from(game_.start(), 0, route, most, lines);
}

void StateSearch::write_from(const Robots &robots, uint32_t entry, Route &route, uint64_t &most,
                             List<uint16_t> &lines) {
    each_optimal_step(robots, entry, [&](std::size_t seat, Move move, Robot moved, uint32_t next) {
        if (most == 0 || (next != NO_ENTRY && completions(next).is_zero())) return;
        route.push_back(move);
        if (next == NO_ENTRY) {
            for (const Move step : route) lines.push_back(step.code());
            lines.push_back(CAROM_END_OF_LINE);
            --most;
        } else {
            Robots after = robots;
            after[seat] = moved;
            write_from(after, next, route, most, lines);
        }
        route.pop_back();
    });
}

} // namespace carom
