// The nodes of a search and the log of what entered them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cellset.hpp"
#include "meter.hpp"

namespace carom {

constexpr uint32_t NONE = UINT32_MAX;

// Cells that entered one node at one limit.
template <std::size_t WORDS> struct LogEntry {
    CellSet<WORDS> cells;
    uint32_t node;
    uint32_t before; // the entry of the same node at an earlier limit, or NONE
};

template <std::size_t WORDS> class Nodes {
  public:
    using Set = CellSet<WORDS>;
    struct Node {
        uint64_t key;
        Set seen;
        uint32_t last; // its latest entry, or NONE
    };

    explicit Nodes(Meter &meter)
        : meter_(&meter), nodes_(Metered<Node>(meter)), log_(Metered<LogEntry<WORDS>>(meter)),
          begins_(Metered<uint32_t>(meter)), index_(256, Slot{}, Metered<Slot>(meter)) {}

    // Entries from here on belong to the next limit.
    void open_limit() { begins_.push_back(static_cast<uint32_t>(log_.size())); }
    uint32_t begin_of_limit() const { return begins_.back(); }
    uint32_t begin_of_last_limit() const { return begins_[begins_.size() - 2]; }
    uint32_t log_size() const { return static_cast<uint32_t>(log_.size()); }
    const LogEntry<WORDS> &entry(uint32_t entry) const { return log_[entry]; }
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
        const auto node = static_cast<uint32_t>(nodes_.size());
        nodes_.push_back({key, {}, NONE});
        index_[slot] = {tag_of(hash_of(key)), node};
        if (nodes_.size() * 2 > index_.size()) grow_index();
        return node;
    }
    // Let cells enter a node at the open limit; those it has seen make no difference.
    void enter(uint32_t at, const Set &cells) {
        Node &node = nodes_[at];
        const Set fresh = cells - node.seen;
        if (fresh.is_empty()) return;
        if (node.last == NONE || node.last < begins_.back()) {
            meter_->node();
            log_.push_back({{}, at, node.last});
            node.last = static_cast<uint32_t>(log_.size() - 1);
        }
        node.seen |= fresh;
        log_[node.last].cells |= fresh;
    }

  private:
    struct Slot {
        uint32_t tag = 0;
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
        std::vector<Slot, Metered<Slot>> larger(index_.size() * 2, Slot{}, Metered<Slot>(*meter_));
        index_.swap(larger);
        for (uint32_t node = 0; node < nodes_.size(); ++node) {
            const uint64_t key = nodes_[node].key;
            index_[slot_of(key)] = {tag_of(hash_of(key)), node};
        }
    }

    Meter *meter_;
    std::vector<Node, Metered<Node>> nodes_;
    std::vector<LogEntry<WORDS>, Metered<LogEntry<WORDS>>> log_;
    std::vector<uint32_t, Metered<uint32_t>> begins_; // first entry of each limit
    std::vector<Slot, Metered<Slot>> index_;
};

} // namespace carom
