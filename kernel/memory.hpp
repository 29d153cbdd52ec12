// Memory that is counted before it is taken, in large pages where there is much of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "meter.hpp"

namespace carom {

// From this size on memory is aligned to it: random access to tables of many megabytes else
// spends much of its time on finding the page.
constexpr std::size_t LARGE_PAGE = std::size_t{1} << 21;

// Lets a standard container draw on the meter, so that no growth goes unseen.
template <class T> struct Metered {
    using value_type = T;

    Metered(Meter &drawn_on) : meter(&drawn_on) {}
    template <class U> Metered(const Metered<U> &other) : meter(other.meter) {}

    T *allocate(std::size_t count) {
        const std::size_t bytes = count * sizeof(T);
        meter->take(bytes);
        try {
            void *place = ::operator new(bytes, alignment(bytes));
#if defined(__linux__)
            // A wish only; what comes of it is no error.
            if (bytes >= LARGE_PAGE) madvise(place, bytes, MADV_HUGEPAGE);
#endif
            return static_cast<T *>(place);
        } catch (...) {
            meter->give_back(bytes);
            throw;
        }
    }
    void deallocate(T *place, std::size_t count) noexcept {
        const std::size_t bytes = count * sizeof(T);
        meter->give_back(bytes);
        ::operator delete(place, alignment(bytes));
    }
    static std::align_val_t alignment(std::size_t bytes) {
        return std::align_val_t{bytes >= LARGE_PAGE ? LARGE_PAGE
                                                    : std::max(alignof(T), sizeof(void *))};
    }
    template <class U> bool operator==(const Metered<U> &other) const {
        return meter == other.meter;
    }

    Meter *meter;
};

template <class T> using List = std::vector<T, Metered<T>>;

// A list that only grows, at its end, and never moves what it holds.
template <class T> class Blocks {
  public:
    explicit Blocks(Meter &meter) : meter_(&meter), slabs_(meter), blocks_(meter) {}
    Blocks(const Blocks &) = delete;
    Blocks(Blocks &&other) = default;

    uint32_t size() const { return size_; }
    void clear() { size_ = 0; } // keeps its memory
    T &operator[](uint32_t at) { return blocks_[at / BLOCK][at % BLOCK]; }
    const T &operator[](uint32_t at) const { return blocks_[at / BLOCK][at % BLOCK]; }
    uint32_t add(const T &item) {
        if (size_ == blocks_.size() * BLOCK) grow();
        (*this)[size_] = item;
        return size_++;
    }

  private:
    static_assert(std::is_trivially_copyable_v<T>);
    static constexpr uint32_t BLOCK = 1024;
    // One block for a small search; for a large one many at a time, a large page or more.
    static constexpr std::size_t BLOCKS_OF_LARGE_SLAB =
        (LARGE_PAGE + BLOCK * sizeof(T) - 1) / (BLOCK * sizeof(T));
    static constexpr std::size_t SMALL_SLABS = 16;

    struct Piece { // a cache line, so that items of that size do not straddle two
        alignas(64) unsigned char bytes[64];
    };
    using Slab = List<Piece>;

    void grow() {
        const std::size_t count = slabs_.size() < SMALL_SLABS ? 1 : BLOCKS_OF_LARGE_SLAB;
        const std::size_t pieces = count * BLOCK * sizeof(T) / sizeof(Piece);
        slabs_.emplace_back(*meter_);
        slabs_.back().reserve(pieces); // counted and taken, but not touched
        T *place = reinterpret_cast<T *>(slabs_.back().data());
        for (std::size_t at = 0; at < count; ++at) blocks_.push_back(place + at * BLOCK);
    }

    Meter *meter_;
    uint32_t size_ = 0;
    List<Slab> slabs_;
    List<T *> blocks_;
};

} // namespace carom
