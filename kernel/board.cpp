#include "board.hpp"

namespace carom {

namespace {

constexpr int ANY_DIAGONAL = CAROM_MARK_SLASH | CAROM_MARK_BACKSLASH;
constexpr int NEUTRAL = 4;

} // namespace

Board::Board(int rows, int columns, const uint8_t *walls, const uint8_t *marks)
    : rows_(rows), columns_(columns), size_(rows * columns), walls_(walls, walls + size_),
      marks_(marks, marks + size_) {
    std::array<bool, CAROM_MAX_ROBOTS> owns{};
    for (const uint8_t mark : marks_) {
        if ((mark & ANY_DIAGONAL) == 0) continue;
        has_diagonals_ = true;
        owns[mark >> 4 & 3] = true;
    }
    trails_.push_back(walk(NEUTRAL));
    for (std::size_t robot = 0; robot < NEUTRAL; ++robot) {
        if (!owns[robot]) continue;
        kinds_[robot] = kinds();
        trails_.push_back(walk(static_cast<int>(robot)));
    }
}

int Board::beyond(Cell cell, int way) const {
    const int row = cell / columns_, column = cell % columns_;
    switch (way) {
    case 0: return row > 0 ? cell - columns_ : -1;
    case 1: return column + 1 < columns_ ? cell + 1 : -1;
    case 2: return row + 1 < rows_ ? cell + columns_ : -1;
    default: return column > 0 ? cell - 1 : -1;
    }
}

int Board::turned(Cell cell, int way, int robot) const {
    const int mark = marks_[cell];
    if ((mark & ANY_DIAGONAL) == 0 || (mark >> 4 & 3) == robot) return way;
    return (mark & CAROM_MARK_SLASH) != 0 ? way ^ 1 : way ^ 3;
}

Trails Board::walk(int robot) const {
    Trails trails;
    trails.size_ = size_;
    trails.begin_.reserve(static_cast<std::size_t>(size_ * WAYS + 1));
    trails.stop_.reserve(static_cast<std::size_t>(size_ * WAYS));
    trails.begin_.push_back(0);
    for (int way = 0; way < WAYS; ++way) {
        for (int cell = 0; cell < size_; ++cell) {
            const auto start = static_cast<Cell>(cell);
            const auto before = trails.cells_.size();
            walk_from(start, way, robot, trails.cells_);
            const bool moves = trails.cells_.size() > before;
            trails.stop_.push_back(moves ? trails.cells_.back() : start);
            trails.begin_.push_back(static_cast<uint32_t>(trails.cells_.size()));
        }
    }
    return trails;
}

// Append the cells entered, at most once round: a path that diagonals lead back to its start
// ends there, and unless another robot stands on it there is no such move.
void Board::walk_from(Cell start, int way, int robot, std::vector<Cell> &cells) const {
    Cell cell = start;
    int heading = way;
    while (!has_wall(cell, heading)) {
        const int next = beyond(cell, heading);
        if (next < 0) break;
        cell = static_cast<Cell>(next);
        heading = turned(cell, heading, robot);
        cells.push_back(cell);
        if (cell == start && heading == way) return;
    }
}

} // namespace carom
