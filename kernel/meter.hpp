// What a search may use and what it has used.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <new>

#include "carom.h"

namespace carom {

// Thrown when a limit or a cancel comes; caught where the answer is written.
struct Stop {};

class Meter {
  public:
    Meter(const carom_task &task, carom_cancel cancel)
        : max_nodes_(task.max_nodes), max_bytes_(task.max_bytes), cancel_(cancel) {
        if (task.max_seconds >= 0) {
            // A year is as good as no limit and keeps the sum within the clock's range.
            const double seconds = task.max_seconds < 3e7 ? task.max_seconds : 3e7;
            has_deadline_ = true;
            deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(seconds));
        }
    }

    // Count one entry of the search.
    void node() {
        if (nodes_ == max_nodes_) throw Stop{};
        ++nodes_;
        tick();
    }

    // Count one piece of work of a microsecond or so; looks at clock and cancel now and then.
    void tick() {
        if (ticks_++ % 1024 == 0) look();
    }

    void take(std::size_t bytes) {
        if (bytes > max_bytes_ - bytes_) throw Stop{};
        bytes_ += bytes;
        if (bytes_ > peak_bytes_) peak_bytes_ = bytes_;
    }

    void give_back(std::size_t bytes) noexcept { bytes_ -= bytes; }

    uint64_t nodes() const { return nodes_; }
    uint64_t peak_bytes() const { return peak_bytes_; }

  private:
    using Clock = std::chrono::steady_clock;

    void look() {
        if (cancel_ == nullptr && !has_deadline_) return;
        const auto now = Clock::now();
        if (has_deadline_ && now >= deadline_) throw Stop{};
        // Asking may mean to wait for a lock that others hold, so it is done rarely.
        if (cancel_ == nullptr || now < next_question_) return;
        next_question_ = now + std::chrono::milliseconds(10);
        if (cancel_() != 0) throw Stop{};
    }

    uint64_t nodes_ = 0, max_nodes_;
    uint64_t bytes_ = 0, max_bytes_, peak_bytes_ = 0;
    uint64_t ticks_ = 0;
    carom_cancel cancel_;
    bool has_deadline_ = false;
    Clock::time_point deadline_, next_question_{};
};

} // namespace carom
