// What a search hands back.
#pragma once

#include <cstdint>
#include <vector>

#include "game.hpp"

namespace carom {

enum class Standing : int32_t {
    optimal = CAROM_OPTIMAL,
    unsolvable = CAROM_UNSOLVABLE,
    stopped = CAROM_STOPPED
};

using Route = std::vector<Move>;

inline int price_of(const Route &route) {
    int price = 0;
    for (const Move move : route) price += move.price();
    return price;
}

} // namespace carom
