// A* over single states: exact under every rule, the measure for the fast search.
#pragma once

#include <cstdint>
#include <vector>

#include "bound.hpp"
#include "count.hpp"
#include "game.hpp"
#include "memory.hpp"
#include "route.hpp"

namespace carom {

// All robots of a state in 128 bits. Robots that are alike stand in ascending order, so
// states that differ only by an exchange of them are one.
struct StateKey {
    uint64_t low, high;
    bool operator==(const StateKey &other) const = default;
};

class StateSearch {
  public:
    StateSearch(const Game &game, Meter &meter);

    // Search until the least price is proved; when `whole`, until every state that lies on
    // some optimal line has its true price. Throws Stop.
    Standing run(bool whole);

    int lower_bound() const { return lower_bound_; }
    // The best line so far; empty when none is known.
    Route best_line() const;

    // After a whole run: the number of optimal lines, and the first `most` of them in the
    // written order, each closed by CAROM_END_OF_LINE. Throws Stop.
    Count count_lines();
    void write_lines(uint64_t most, List<uint16_t> &lines);

  private:
    struct Entry {
        StateKey key;
        uint32_t parent;
        uint32_t price; // the least found so far
    };

    StateKey key_of(const Robots &robots) const;
    Robots robots_of(const StateKey &key) const;
    uint16_t bound_of(const Robots &robots) const;

    uint32_t find(const StateKey &key) const;
    uint32_t slot_of(const StateKey &key) const;
    uint32_t insert(const StateKey &key, uint32_t parent, uint32_t price);
    void grow_index();

    void open(uint32_t entry, const Robots &robots);
    void expand(uint32_t entry);
    void reach(const Robots &robots, uint32_t parent, uint32_t price);
    bool is_done(bool whole) const;

    Count completions(uint32_t entry);
    void write_from(const Robots &robots, uint32_t entry, Route &route, uint64_t &most,
                    List<uint16_t> &lines);
    template <class Visit>
    void each_optimal_step(const Robots &robots, uint32_t entry, Visit visit) const;

    const Game &game_;
    Meter &meter_;
    List<Bound> bounds_;               // one an active seat
    List<std::size_t> bound_seats_;    // the seats they belong to
    List<List<std::size_t>> groups_;   // seats that are alike, where there are two or more
    List<Entry> entries_;
    List<uint32_t> index_;             // open addressing; entry number + 1, 0 is free
    List<List<uint32_t>> queue_;       // entries to expand, by price + bound
    std::size_t at_ = 0;               // the sum at which the search stands
    int lower_bound_ = 0;
    uint32_t best_price_ = UINT32_MAX; // of a line found, the last move included
    uint32_t best_parent_ = 0;         // the entry before its last move
    List<Count> completions_;
    List<uint8_t> is_counted_;
};

} // namespace carom
