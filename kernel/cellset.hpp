// Sets of cells, one bit a cell.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board.hpp"

namespace carom {

// WORDS is 4 for boards up to 256 cells and 16 for all others.
template <std::size_t WORDS> struct CellSet {
    std::array<uint64_t, WORDS> words;

    static CellSet of(Cell cell) {
        CellSet set{};
        set.add(cell);
        return set;
    }
    bool has(Cell cell) const { return (words[cell / 64U] >> cell % 64U & 1) != 0; }
    void add(Cell cell) { words[cell / 64U] |= uint64_t{1} << cell % 64U; }
    void remove(Cell cell) { words[cell / 64U] &= ~(uint64_t{1} << cell % 64U); }
    bool is_empty() const {
        uint64_t all = 0;
        for (const uint64_t word : words) all |= word;
        return all == 0;
    }
    bool meets(const CellSet &other) const {
        uint64_t all = 0;
        for (std::size_t at = 0; at < WORDS; ++at) all |= words[at] & other.words[at];
        return all != 0;
    }
    CellSet &operator|=(const CellSet &other) {
        for (std::size_t at = 0; at < WORDS; ++at) words[at] |= other.words[at];
        return *this;
    }
    CellSet &operator&=(const CellSet &other) {
        for (std::size_t at = 0; at < WORDS; ++at) words[at] &= other.words[at];
        return *this;
    }
    CellSet &operator-=(const CellSet &other) {
        for (std::size_t at = 0; at < WORDS; ++at) words[at] &= ~other.words[at];
        return *this;
    }
    friend CellSet operator|(CellSet one, const CellSet &other) { return one |= other; }
    friend CellSet operator&(CellSet one, const CellSet &other) { return one &= other; }
    friend CellSet operator-(CellSet one, const CellSet &other) { return one -= other; }

    // Take out the lowest cell of a set that is not empty.
    Cell take() {
        for (std::size_t at = 0;; ++at) {
            if (words[at] == 0) continue;
            const auto bit = static_cast<std::size_t>(std::countr_zero(words[at]));
            words[at] &= words[at] - 1;
            return static_cast<Cell>(at * 64 + bit);
        }
    }
    // Call visit(cell) for each cell, ascending.
    template <class Visit> void each(Visit visit) const {
        for (std::size_t at = 0; at < WORDS; ++at)
            for (uint64_t rest = words[at]; rest != 0; rest &= rest - 1)
                visit(static_cast<Cell>(at * 64 + static_cast<unsigned>(std::countr_zero(rest))));
    }
};

} // namespace carom
