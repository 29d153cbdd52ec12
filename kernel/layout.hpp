// Tables of a board for the fast search: slides of whole sets of cells and of single ones.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "board.hpp"
#include "cellset.hpp"

namespace carom {

// The paths of all robots of one kind, looked at from both ends.
template <std::size_t WORDS> class Lines {
  public:
    using Set = CellSet<WORDS>;
    using Stops = std::array<Cell, WAYS>;

    Lines(const Board &board, int kind)
        : trails_(&board.trails(kind)), size_(static_cast<std::size_t>(board.size())),
          is_straight_(!board.has_diagonals()), steps_{-board.columns(), 1, board.columns(), -1},
          stops_(size_), aims_(size_ * size_), rays_(size_ * WAYS), origins_(size_ * WAYS),
          viewers_(size_), around_(size_), settling_(size_), settlers_(size_ * WAYS) {
        look(board);
        settle();
    }

    // Whether there is no diagonal on the board.
    bool is_straight() const { return is_straight_; }
    // Where a robot stops on the empty board, by way.
    const Stops &stops(Cell start) const { return stops_[start]; }
    // The ways, one bit each, in which a robot's path meets `other`.
    unsigned aims(Cell other, Cell start) const { return aims_[other * size_ + start]; }
    // The cells a robot enters.
    const Set &ray(int way, Cell start) const { return rays_[place(way, start)]; }
    // The cells from which a robot setting off that way enters `cell`.
    const Set &origins(int way, Cell cell) const { return origins_[place(way, cell)]; }

    // The cells from which a robot enters `cell`, whatever the way.
    const Set &viewers(Cell cell) const { return viewers_[cell]; }
    // The cells beside one.
    const Set &around(Cell cell) const { return around_[cell]; }
    // The cells from which a robot stops, on the empty board, on `cell`.
    const Set &settling(Cell cell) const { return settling_[cell]; }
    // The cells from which a robot stops, on the empty board, on a cell of a ray.
    const Set &settlers(int way, Cell start) const { return settlers_[place(way, start)]; }

    // Where a robot stops if the cells for which is_taken(cell) holds are taken.
    template <class IsTaken> Cell stop_among(int way, Cell start, IsTaken is_taken) const {
        Cell stop = start;
        for (const Cell cell : trails_->cells(way, start)) {
            if (is_taken(cell)) break;
            stop = cell;
        }
        return stop;
    }
    // Stop a robot that goes that way before `other`, which stands on its path, unless it
    // stops sooner. For straight paths only.
    void stop_before(Cell other, int way, Stops &stops) const {
        const auto at = static_cast<std::size_t>(way);
        const Cell before = this->before(way, other);
        stops[at] = steps_[at] > 0 ? std::min(stops[at], before) : std::max(stops[at], before);
    }
    // The cell from which a robot enters `cell` going straight that way.
    Cell before(int way, Cell cell) const {
        return static_cast<Cell>(cell - steps_[static_cast<std::size_t>(way)]);
    }
    // For each of `cells` that a robot enters on its way from `start` to its stop, call
    // visit(cell, before) with the cell where it stops if that one is taken.
    template <class IsTaken, class Visit>
    void each_met(const Set &cells, int way, Cell start, Cell stop, IsTaken is_taken,
                  Visit visit) const {
        if (is_straight_) {
            const auto step = steps_[static_cast<std::size_t>(way)];
            (cells & (ray(way, start) - ray(way, stop))).each([&](Cell cell) {
                visit(cell, static_cast<Cell>(cell - step));
            });
            return;
        }
        Set left = cells;
        Cell before = start;
        for (const Cell cell : trails_->cells(way, start)) {
            if (is_taken(cell)) return;
            if (left.has(cell)) visit(cell, before);
            left.remove(cell);
            before = cell;
        }
    }

  private:
    void look(const Board &board) {
        for (std::size_t at = 0; at < size_; ++at) {
            const auto start = static_cast<Cell>(at);
            for (int way = 0; way < WAYS; ++way) {
                stops_[start][static_cast<std::size_t>(way)] = trails_->stop(way, start);
                for (const Cell cell : trails_->cells(way, start)) {
                    rays_[place(way, start)].add(cell);
                    origins_[place(way, cell)].add(start);
                    aims_[cell * size_ + start] |= static_cast<uint8_t>(1 << way);
                    viewers_[cell].add(start);
                }
                if (const int next = board.beyond(start, way); next >= 0)
                    around_[start].add(static_cast<Cell>(next));
            }
        }
    }
    void settle() {
        for (std::size_t start = 0; start < size_; ++start)
            for (const Cell stop : stops_[start]) settling_[stop].add(static_cast<Cell>(start));
        for (std::size_t at = 0; at < size_; ++at) {
            const auto start = static_cast<Cell>(at);
            for (int way = 0; way < WAYS; ++way)
                for (const Cell cell : trails_->cells(way, start))
                    settlers_[place(way, start)] |= settling_[cell];
        }
    }
    std::size_t place(int way, Cell cell) const {
        return static_cast<std::size_t>(way) * size_ + cell;
    }

    const Trails *trails_;
    std::size_t size_;
    bool is_straight_;
    std::array<int, WAYS> steps_; // from a cell to the next
    std::vector<Stops> stops_;
    std::vector<uint8_t> aims_;
    std::vector<Set> rays_, origins_, viewers_, around_, settling_, settlers_;
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
