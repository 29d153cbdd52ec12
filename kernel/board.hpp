// The fixed part of a position, laid out so that a slide is a look-up or a short walk.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "carom.h"

namespace carom {

using Cell = uint16_t;

constexpr int WAYS = 4; // N E S W
constexpr int GHOST = 5; // the transparent robot

constexpr int opposite(int way) { return way ^ 2; }

// Bits of the axes a robot has moved along.
constexpr int BOTH_AXES = 3;
constexpr int axis_of(int way) { return way % 2 == 1 ? 1 : 2; }

// The empty-board paths of all robots that the board treats alike.
class Trails {
  public:
    // The cells entered in order, the start left out. On diagonals a path may cross itself;
    // one that comes round ends with its start.
    std::span<const Cell> cells(int way, Cell start) const {
        const auto at = place(way, start);
        return {cells_.data() + begin_[at], cells_.data() + begin_[at + 1]};
    }
    // Where it stops on the empty board; the start itself when it cannot move.
    Cell stop(int way, Cell start) const { return stop_[place(way, start)]; }

  private:
    friend class Board;
    std::size_t place(int way, Cell start) const {
        return static_cast<std::size_t>(way) * static_cast<std::size_t>(size_) + start;
    }

    int size_ = 0;
    std::vector<uint32_t> begin_;
    std::vector<Cell> cells_, stop_;
};

class Board {
  public:
    Board(int rows, int columns, const uint8_t *walls, const uint8_t *marks);

    int size() const { return size_; }
    int columns() const { return columns_; }
    bool has_wall(Cell cell, int way) const { return (walls_[cell] >> way & 1) != 0; }
    bool is_closed(Cell cell) const { return (marks_[cell] & CAROM_MARK_CLOSED) != 0; }
    bool has_coloured_target(Cell cell) const {
        return (marks_[cell] & CAROM_MARK_COLOURED) != 0;
    }
    // The cell beyond a side, walls ignored, or -1 beyond the frame.
    int beyond(Cell cell, int way) const;
    // The way a robot goes on from a cell entered going `way`.
    int turned(Cell cell, int way, int robot) const;

    // Robots of one kind have the same paths: 0 for all that every diagonal turns, and one
    // kind for each colour that has diagonals of its own here.
    int kind_of(int robot) const { return kinds_[static_cast<std::size_t>(robot)]; }
    const Trails &trails(int kind) const { return trails_[static_cast<std::size_t>(kind)]; }
    int kinds() const { return static_cast<int>(trails_.size()); }
    bool has_diagonals() const { return has_diagonals_; }

  private:
    Trails walk(int robot) const;
    void walk_from(Cell start, int way, int robot, std::vector<Cell> &cells) const;

    int rows_, columns_, size_;
    bool has_diagonals_ = false;
    std::vector<uint8_t> walls_, marks_;
    std::array<int, CAROM_MAX_ROBOTS> kinds_{};
    std::vector<Trails> trails_;
};

} // namespace carom
