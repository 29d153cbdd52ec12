// The nodes of a search and the log of what entered them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "cellset.hpp"
#include "configuration.hpp"
#include "memory.hpp"

namespace carom {

constexpr uint32_t NONE = UINT32_MAX >> 1;

#if defined(__GNUC__)
inline void prefetch(const void *place) { __builtin_prefetch(place); }
#else
inline void prefetch(const void *) {}
#endif

// The move of a helper.
struct HelperMove {
    Cell from, to;
    int way;
};

// Nodes by key. Each knows the cells that have entered it; the log knows when they did.
template <std::size_t WORDS> class Nodes {
  public:
    using Set = CellSet<WORDS>;
    using NodeCell = std::conditional_t<WORDS == 4, uint8_t, uint16_t>;
    // Where each helper stops among the others, by way.
    using HelperStops = std::array<std::array<NodeCell, WAYS>, MAX_HELPERS>;
    struct alignas(64) Node { // for boards of up to 256 cells just that large
        uint64_t key;
        Set seen;
        uint32_t last : 31;    // its latest entry, or NONE
        uint32_t is_close : 1; // whether its helpers may be the last needed for a win
        HelperStops stops;     // these two hold from the first entry on
    };
    struct Entry { // cells that entered one node at one limit
        Set cells;
        uint32_t node;
        uint32_t before; // the entry of the same node at an earlier limit, or NONE
    };

    struct Opening { // the move of a helper that opened an entry, and the cells it brought
        Set cells;
        HelperMove move;
    };

    explicit Nodes(Meter &meter)
        : meter_(&meter), nodes_(meter), log_(meter),
          openings_{List<Opening>(meter), List<Opening>(meter)}, begins_(meter),
          index_(FIRST_SLOTS, 0, meter) {}

    // Entries from here on belong to the next limit.
    void open_limit() {
        begins_.push_back(log_.size());
        openings_[parity()].clear();
    }
    uint32_t begin_of_limit() const { return begins_.back(); }
    uint32_t begin_of_last_limit() const {
        return begins_.size() > 1 ? begins_[begins_.size() - 2] : 0;
    }
    uint32_t log_size() const { return log_.size(); }
    const Entry &entry(uint32_t entry) const { return log_[entry]; }
    // Which limit, counted from the first, an entry belongs to.
    int limit_of(uint32_t entry) const {
        return static_cast<int>(std::upper_bound(begins_.begin(), begins_.end(), entry) -
                                begins_.begin()) - 1;
    }

    const Node &node(uint32_t node) const { return nodes_[node]; }
    uint32_t find(uint64_t key) const {
        const uint32_t held = index_[slot_of(key)];
        return held == 0 ? NONE : (held & slot_mask()) - 1;
    }
    uint32_t find_or_add(uint64_t key) {
        const std::size_t slot = slot_of(key);
        if (index_[slot] != 0) return (index_[slot] & slot_mask()) - 1;
        const uint32_t node = nodes_.add({key, {}, NONE, 0, {}});
        index_[slot] = slot_with(hash_of(key), node);
        if (nodes_.size() * std::size_t{2} >= index_.size()) grow_index();
        return node;
    }
    void set_stops(uint32_t at, const HelperStops &stops, bool is_close) {
        nodes_[at].stops = stops;
        nodes_[at].is_close = is_close;
    }
    // Let cells that a node has not seen enter it at the open limit, those of `opening` by
    // the move of a helper.
    void enter(uint32_t at, const Set &fresh, const Opening &opening) {
        Node &node = nodes_[at];
        if (node.last == NONE || node.last < begins_.back()) {
            meter_->node();
            node.last = log_.add({fresh, at, node.last});
            openings_[parity()].push_back(opening);
        } else {
            log_[node.last].cells |= fresh;
        }
        node.seen |= fresh;
    }
    // How an entry of the limit before the open one came to be.
    const Opening &opening(uint32_t entry) const {
        return openings_[1 - parity()][entry - begin_of_last_limit()];
    }

    // Whether the search is long enough for tables that take some microseconds to make.
    bool is_worth_tables() const { return nodes_.size() >= 128; }
    // Whether all nodes fit into a fast cache.
    bool is_near() const { return nodes_.size() < 4096; }
    // Steps that bring near what will be needed, each a while before the next: where a node is
    // noted down, the node, its entry at the open limit.
    void prefetch_slot(uint64_t key) const {
        prefetch(&index_[hash_of(key) >> 32 & (index_.size() - 1)]);
    }
    void prefetch_node(uint64_t key) const {
        const uint32_t held = index_[probe(hash_of(key), [](uint32_t) { return true; })];
        if (held != 0) prefetch(&nodes_[(held & slot_mask()) - 1]);
    }
    void prefetch_last_entry(uint32_t node) const {
        const uint32_t last = nodes_[node].last;
        if (last != NONE && last >= begins_.back()) prefetch(&log_[last]);
    }
    void prefetch_node_of(uint32_t entry) const {
        if (entry < log_.size()) prefetch(&nodes_[log_[entry].node]);
    }

  private:
    static constexpr std::size_t FIRST_SLOTS = 256;

    std::size_t parity() const { return begins_.size() % 2; }

    static uint64_t hash_of(uint64_t key) {
        uint64_t hash = key * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 32;
        return hash * 0xD6E8FEB86659FD93U;
    }
    // A slot is 0 or holds a node's number, plus one, below and bits of its hash, as a tag,
    // above. At most half of the slots are in use, so a number always fits below.
    uint32_t slot_mask() const { return static_cast<uint32_t>(index_.size() - 1); }
    uint32_t slot_with(uint64_t hash, uint32_t node) const {
        return (static_cast<uint32_t>(hash) & ~slot_mask()) | (node + 1);
    }
    // The slot of a node with the hash's tag for which is_it(node) holds, or a free one.
    template <class IsIt> std::size_t probe(uint64_t hash, IsIt is_it) const {
        const uint32_t mask = slot_mask(), tag = static_cast<uint32_t>(hash) & ~mask;
        std::size_t slot = hash >> 32 & mask;
        for (;; slot = (slot + 1) & mask) {
            const uint32_t held = index_[slot];
            if (held == 0 || ((held & ~mask) == tag && is_it((held & mask) - 1))) return slot;
        }
    }
    std::size_t slot_of(uint64_t key) const {
        return probe(hash_of(key), [&](uint32_t node) { return nodes_[node].key == key; });
    }
    void grow_index() {
        List<uint32_t> larger(index_.size() * 2, 0, *meter_);
        index_.swap(larger);
        for (uint32_t node = 0; node < nodes_.size(); ++node) {
            const uint64_t hash = hash_of(nodes_[node].key);
            index_[probe(hash, [](uint32_t) { return false; })] = slot_with(hash, node);
        }
    }

    Meter *meter_;
    Blocks<Node> nodes_;
    Blocks<Entry> log_;
    std::array<List<Opening>, 2> openings_; // of this limit and the one before, by parity
    List<uint32_t> begins_; // first entry of each limit
    List<uint32_t> index_;
};

} // namespace carom
