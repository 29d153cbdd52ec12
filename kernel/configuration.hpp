// The helpers of a search: all robots but the active one, as cells and as a key.
#pragma once

#include <array>
#include <cstdint>

#include "game.hpp"

namespace carom {

constexpr std::size_t MAX_HELPERS = CAROM_MAX_ROBOTS - 1;

// Where the helpers stand and which axes the active robot has used. Helpers that are alike
// stand in ascending order, so that an exchange of them makes no difference.
struct Configuration {
    std::array<Cell, MAX_HELPERS> helpers;
    int axes;
};

// Who the helpers are and how configurations are numbered.
class Helpers {
  public:
    Helpers(const Game &game, std::size_t active_seat) {
        for (std::size_t seat = 0; seat < game.seats(); ++seat)
            if (seat != active_seat) seats_[count_++] = seat;
        const auto kind = [&](std::size_t at) {
            return game.board().kind_of(game.letter(seats_[at]));
        };
        // Those of one kind stand together; stable, so that the order is always the same.
        for (std::size_t end = 1; end < count_; ++end)
            for (std::size_t at = end; at > 0 && kind(at) < kind(at - 1); --at)
                std::swap(seats_[at], seats_[at - 1]);
        for (std::size_t at = 0; at < count_; ++at) {
            kinds_[at] = kind(at);
            first_alike_[at] = at > 0 && kinds_[at] == kinds_[at - 1] ? first_alike_[at - 1] : at;
        }
        for (std::size_t at = count_; at-- > 0;) {
            const bool goes_on = at + 1 < count_ && kinds_[at] == kinds_[at + 1];
            end_alike_[at] = goes_on ? end_alike_[at + 1] : at + 1;
        }
    }

    std::size_t count() const { return count_; }
    int kind(std::size_t helper) const { return kinds_[helper]; }

    // A configuration in 52 bits.
    uint64_t key(const Configuration &configuration) const {
        uint64_t key = static_cast<uint64_t>(configuration.axes) << AXES_SHIFT;
        for (std::size_t at = 0; at < count_; ++at)
            key |= static_cast<uint64_t>(configuration.helpers[at]) << CELL_BITS * at;
        return key;
    }
    // The key with one helper on another cell.
    uint64_t moved(const Configuration &configuration, std::size_t helper, Cell to) const {
        Configuration after = configuration;
        auto &cells = after.helpers;
        std::size_t at = helper;
        for (; at > first_alike_[helper] && cells[at - 1] > to; --at) cells[at] = cells[at - 1];
        for (; at + 1 < end_alike_[helper] && cells[at + 1] < to; ++at) cells[at] = cells[at + 1];
        cells[at] = to;
        return key(after);
    }
    Configuration configuration(uint64_t key) const {
        Configuration configuration{};
        configuration.axes = static_cast<int>(key >> AXES_SHIFT & BOTH_AXES);
        for (std::size_t at = 0; at < count_; ++at)
            configuration.helpers[at] = static_cast<Cell>(key >> CELL_BITS * at & CELL_MASK);
        return configuration;
    }
    // The configuration of labelled robots as the search sees it.
    Configuration seen_in(const Robots &robots, int axes) const {
        Configuration configuration{};
        configuration.axes = axes;
        auto &cells = configuration.helpers;
        for (std::size_t end = 0; end < count_; ++end) {
            std::size_t at = end;
            const Cell cell = robots[seats_[end]].cell;
            for (; at > first_alike_[end] && cells[at - 1] > cell; --at) cells[at] = cells[at - 1];
            cells[at] = cell;
        }
        return configuration;
    }

    static constexpr int CELL_BITS = 10;
    static constexpr uint64_t CELL_MASK = (1U << CELL_BITS) - 1;
    static constexpr int AXES_SHIFT = 50;
    static constexpr int KEY_BITS = 52;

  private:
    std::size_t count_ = 0;
    std::array<std::size_t, MAX_HELPERS> seats_{}, first_alike_{}, end_alike_{};
    std::array<int, MAX_HELPERS> kinds_{};
};

} // namespace carom
