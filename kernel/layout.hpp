// Tables of a board for the fast search: slides of whole sets of cells and of single ones.
#pragma once

#include <array>
#include <vector>

#include "board.hpp"
#include "cellset.hpp"

namespace carom {

// The paths of all robots of one kind, looked at from both ends.
template <std::size_t WORDS> class Lines {
  public:
    using Set = CellSet<WORDS>;

    Lines(const Board &board, int kind)
        : trails_(&board.trails(kind)), size_(static_cast<std::size_t>(board.size())),
          stops_(size_), aims_(size_ * size_), rays_(size_ * WAYS), origins_(size_ * WAYS) {
        for (std::size_t at = 0; at < size_; ++at) {
            const auto start = static_cast<Cell>(at);
            for (int way = 0; way < WAYS; ++way) {
                stops_[start][static_cast<std::size_t>(way)] = trails_->stop(way, start);
                for (const Cell cell : trails_->cells(way, start)) {
                    rays_[place(way, start)].add(cell);
                    origins_[place(way, cell)].add(start);
                    aims_[cell * size_ + start] |= static_cast<uint8_t>(1 << way);
                }
            }
        }
    }

    // Where a robot stops on the empty board, by way.
    const std::array<Cell, WAYS> &stops(Cell start) const { return stops_[start]; }
    // The ways, one bit each, in which a robot's path meets `other`.
    unsigned aims(Cell other, Cell start) const { return aims_[other * size_ + start]; }
    // The cells a robot enters.
    const Set &ray(int way, Cell start) const { return rays_[place(way, start)]; }
    // The cells from which a robot setting off that way enters `cell`.
    const Set &origins(int way, Cell cell) const { return origins_[place(way, cell)]; }
    // The same as `ray`, in order.
    std::span<const Cell> trail(int way, Cell start) const { return trails_->cells(way, start); }

  private:
    std::size_t place(int way, Cell cell) const {
        return static_cast<std::size_t>(way) * size_ + cell;
    }

    const Trails *trails_;
    std::size_t size_;
    std::vector<std::array<Cell, WAYS>> stops_;
    std::vector<uint8_t> aims_;
    std::vector<Set> rays_, origins_;
};

template <std::size_t WORDS> class Layout {
  public:
    explicit Layout(const Board &board) {
        lines_.reserve(static_cast<std::size_t>(board.kinds()));
        for (int kind = 0; kind < board.kinds(); ++kind) lines_.emplace_back(board, kind);
    }
    const Lines<WORDS> &lines(int kind) const { return lines_[static_cast<std::size_t>(kind)]; }

  private:
    std::vector<Lines<WORDS>> lines_;
};

} // namespace carom
