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
    uint64_t key;
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

    // The key with other axes.
    static uint64_t with_axes(uint64_t key, int axes) {
        return (key & ~AXES_MASK) | static_cast<uint64_t>(axes) << AXES_SHIFT;
    }
    // The key with one helper on another cell.
    uint64_t moved(const Configuration &configuration, std::size_t helper, Cell to) const {
        const uint64_t without = taken_out(configuration.key, helper);
        std::size_t place = first_alike_[helper];
        for (std::size_t at = first_alike_[helper]; at < end_alike_[helper]; ++at)
            place += at != helper && configuration.helpers[at] < to ? 1 : 0;
        const uint64_t below = (uint64_t{1} << CELL_BITS * place) - 1;
        return (without & below) | static_cast<uint64_t>(to) << CELL_BITS * place |
               (without & ~below & ~AXES_MASK) << CELL_BITS | (configuration.key & AXES_MASK);
    }
    // Does a helper other than `skip` stand on a cell?
    bool has(const Configuration &configuration, std::size_t skip, Cell cell) const {
        for (std::size_t at = 0; at < count_; ++at)
            if (configuration.helpers[at] == cell && at != skip) return true;
        return false;
    }
    Configuration configuration(uint64_t key) const {
        Configuration configuration;
        configuration.key = key;
        configuration.axes = static_cast<int>(key >> AXES_SHIFT);
        for (std::size_t at = 0; at < count_; ++at)
            configuration.helpers[at] = static_cast<Cell>(key >> CELL_BITS * at & CELL_MASK);
        return configuration;
    }
    // The key of labelled robots.
    uint64_t key_of(const Robots &robots, int axes) const {
        std::array<Cell, MAX_HELPERS> cells{};
        for (std::size_t end = 0; end < count_; ++end) {
            std::size_t at = end;
            const Cell cell = robots[seats_[end]].cell;
            for (; at > first_alike_[end] && cells[at - 1] > cell; --at) cells[at] = cells[at - 1];
            cells[at] = cell;
        }
        uint64_t key = static_cast<uint64_t>(axes) << AXES_SHIFT;
        for (std::size_t at = 0; at < count_; ++at)
            key |= static_cast<uint64_t>(cells[at]) << CELL_BITS * at;
        return key;
    }

    static constexpr int CELL_BITS = 10;
    static constexpr uint64_t CELL_MASK = (1U << CELL_BITS) - 1;
    static constexpr int AXES_SHIFT = 50;
    static constexpr uint64_t AXES_MASK = uint64_t{BOTH_AXES} << AXES_SHIFT;
    static constexpr int KEY_BITS = 52;

  private:
    static uint64_t taken_out(uint64_t key, std::size_t helper) {
        const uint64_t below = (uint64_t{1} << CELL_BITS * helper) - 1;
        return (key & below) | ((key & ~AXES_MASK) >> CELL_BITS & ~below);
    }

    std::size_t count_ = 0;
    std::array<std::size_t, MAX_HELPERS> seats_{}, first_alike_{}, end_alike_{};
    std::array<int, MAX_HELPERS> kinds_{};
};

} // namespace carom
