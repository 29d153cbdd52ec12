// The nodes of a search and the log of what entered them.
#pragma once

#include <algorithm>
#include <cstdint>

#include "cellset.hpp"
#include "memory.hpp"

namespace carom {

constexpr uint32_t NONE = UINT32_MAX;

#if defined(__GNUC__)
inline void prefetch(const void *place) { __builtin_prefetch(place); }
#else
inline void prefetch(const void *) {}
#endif

// Nodes by key. Each knows the cells that have entered it; the log knows when they did.
template <std::size_t WORDS> class Nodes {
  public:
    using Set = CellSet<WORDS>;
    struct alignas(64) Node {
        uint64_t key;
        Set seen;
        uint32_t last; // its latest entry, or NONE
    };
    struct Entry { // cells that entered one node at one limit
        Set cells;
        uint32_t node;
        uint32_t before; // the entry of the same node at an earlier limit, or NONE
    };

    explicit Nodes(Meter &meter)
        : meter_(&meter), nodes_(meter), log_(meter), begins_(meter),
          index_(FIRST_SLOTS, Slot{}, meter) {}

    // Entries from here on belong to the next limit.
    void open_limit() { begins_.push_back(log_.size()); }
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
    uint32_t find(uint64_t key) const { return index_[slot_of(key)].node; }
    uint32_t find_or_add(uint64_t key) {
        const std::size_t slot = slot_of(key);
        if (index_[slot].node != NONE) return index_[slot].node;
        const uint32_t node = nodes_.add({key, {}, NONE});
        index_[slot] = {tag_of(hash_of(key)), node};
        if (nodes_.size() * std::size_t{2} > index_.size()) grow_index();
        return node;
    }
    // Let cells that a node has not seen enter it at the open limit.
    void enter(uint32_t at, const Set &fresh) {
        Node &node = nodes_[at];
        if (node.last == NONE || node.last < begins_.back()) {
            meter_->node();
            node.last = log_.add({fresh, at, node.last});
        } else {
            log_[node.last].cells |= fresh;
        }
        node.seen |= fresh;
    }

    // Two steps that bring a node near before it is needed: first where it is noted down,
    // a while later the node itself.
    void prefetch_slot(uint64_t key) const {
        prefetch(&index_[hash_of(key) >> 32 & (index_.size() - 1)]);
    }
    void prefetch_node(uint64_t key) const {
        const uint64_t hash = hash_of(key);
        const Slot &slot = index_[hash >> 32 & (index_.size() - 1)];
        if (slot.node != NONE) prefetch(&nodes_[slot.node]);
    }
    void prefetch_node_of(uint32_t entry) const {
        if (entry < log_.size()) prefetch(&nodes_[log_[entry].node]);
    }

  private:
    static constexpr std::size_t FIRST_SLOTS = 256;
    struct Slot {
        uint32_t tag = 0; // of the key; spares most looks at a wrong node
        uint32_t node = NONE;
    };

    static uint64_t hash_of(uint64_t key) {
        uint64_t hash = key * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 32;
        return hash * 0xD6E8FEB86659FD93U;
    }
    static uint32_t tag_of(uint64_t hash) { return static_cast<uint32_t>(hash); }
    std::size_t slot_of(uint64_t key) const {
        const uint64_t hash = hash_of(key);
        const std::size_t mask = index_.size() - 1;
        std::size_t slot = hash >> 32 & mask;
        while (index_[slot].node != NONE &&
               (index_[slot].tag != tag_of(hash) || nodes_[index_[slot].node].key != key))
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow_index() {
        List<Slot> larger(index_.size() * 2, Slot{}, *meter_);
        index_.swap(larger);
        const std::size_t mask = index_.size() - 1;
        for (uint32_t node = 0; node < nodes_.size(); ++node) {
            const uint64_t hash = hash_of(nodes_[node].key);
            std::size_t slot = hash >> 32 & mask;
            while (index_[slot].node != NONE) slot = (slot + 1) & mask;
            index_[slot] = {tag_of(hash), node};
        }
    }

    Meter *meter_;
    Blocks<Node> nodes_;
    Blocks<Entry> log_;
    List<uint32_t> begins_; // first entry of each limit
    List<Slot> index_;
};

} // namespace carom
