// Numbers of routes, which outgrow 64 bits sooner than anything else here.
#pragma once

#include <cstdint>

namespace carom {

// A count up to 2^128 - 1, at which it stays.
struct Count {
    uint64_t low = 0, high = 0;

    Count &operator+=(const Count &other) {
        const uint64_t carry = low + other.low < low ? 1 : 0;
        const uint64_t top = high + other.high;
        const bool overflows = top < high || top + carry < top;
        low = overflows ? UINT64_MAX : low + other.low;
        high = overflows ? UINT64_MAX : top + carry;
        return *this;
    }
    bool is_zero() const { return low == 0 && high == 0; }
};

} // namespace carom
