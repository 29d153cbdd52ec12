// The C interface: chooses the search, keeps every exception inside.
#include "carom.h"

#include <algorithm>
#include <mutex>
#include <new>
#include <optional>

#include "board.hpp"
#include "game.hpp"
#include "perft.hpp"
#include "race.hpp"
#include "states.hpp"

struct carom_board {
    carom::Board board;
    // Laid out when the fast search first needs them.
    std::once_flag is_laid_out{};
    std::optional<carom::Layout<4>> small{};
    std::optional<carom::Layout<16>> large{};
};

struct carom_lines {
    std::vector<uint16_t> moves;
};

namespace carom {
namespace {

void write_line(const Route &route, carom_answer &answer, uint16_t *line, int32_t room) {
    answer.moves = static_cast<int32_t>(route.size());
    answer.length = route.empty() ? -1 : price_of(route);
    const auto written = std::min(route.size(), static_cast<std::size_t>(room));
    for (std::size_t at = 0; at < written; ++at) line[at] = route[at].code();
}

// Run `work`, which returns a standing; a limit and a lack of memory both mean "stopped".
template <class Work> Standing guarded(Work work) {
    try {
        return work();
    } catch (const Stop &) {
        return Standing::stopped;
    } catch (const std::bad_alloc &) {
        return Standing::stopped;
    }
}

void close(const Meter &meter, Standing standing, int lower_bound, carom_answer &answer) {
    answer.standing = static_cast<int32_t>(standing);
    answer.lower_bound = standing == Standing::unsolvable ? 0 : lower_bound;
    answer.nodes = meter.nodes();
    answer.peak_bytes = meter.peak_bytes();
}

template <class Search>
void solve(Search &&search, Meter &meter, carom_answer &answer, uint16_t *line, int32_t room) {
    Standing standing = guarded([&] { return search.run(false); });
    // Without memory for the line the bound is still worth having.
    guarded([&] {
        write_line(search.best_line(), answer, line, room);
        return standing;
    });
    // Stopped with the line in hand and nothing cheaper left to look for.
    if (standing == Standing::stopped && answer.length == search.lower_bound())
        standing = Standing::optimal;
    close(meter, standing, search.lower_bound(), answer);
}

template <class Search>
void find_lines(Search &&search, Meter &meter, uint64_t most, carom_answer &answer,
                std::vector<uint16_t> &moves) {
    const Standing standing = guarded([&] {
        const Standing found = search.run(true);
        if (found != Standing::optimal) return found;
        const Count count = search.count_lines();
        List<uint16_t> lines(meter);
        search.write_lines(most, lines);
        moves.assign(lines.begin(), lines.end());
        answer.count_low = count.low;
        answer.count_high = count.high;
        answer.moves = static_cast<int32_t>(moves.size());
        answer.length = search.lower_bound();
        return found;
    });
    close(meter, standing, search.lower_bound(), answer);
}

// Call work(search) with the search that fits the game.
template <class Work>
void with_search(carom_board &board, const Game &game, Meter &meter, Work work) {
    if (!is_for_race(game)) return work(StateSearch(game, meter));
    std::call_once(board.is_laid_out, [&] {
        if (board.board.size() <= 256)
            board.small.emplace(board.board);
        else
            board.large.emplace(board.board);
    });
    if (board.small)
        work(Race<4>(game, *board.small, meter));
    else
        work(Race<16>(game, *board.large, meter));
}

carom_answer empty_answer() {
    carom_answer answer{};
    answer.length = -1;
    return answer;
}

} // namespace
} // namespace carom

extern "C" {

int32_t carom_abi(void) { return CAROM_ABI; }

carom_board *carom_board_new(int32_t rows, int32_t columns, const uint8_t *walls,
                             const uint8_t *marks) {
    try {
        return new carom_board{carom::Board(rows, columns, walls, marks)};
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}

void carom_board_free(carom_board *board) { delete board; }

void carom_solve(carom_board *board, const carom_task *task, carom_cancel cancel,
                 carom_answer *answer, uint16_t *line, int32_t room) {
    *answer = carom::empty_answer();
    const carom::Game game(board->board, *task);
    carom::Meter meter(*task, cancel);
    carom::with_search(*board, game, meter, [&](auto &&search) {
        carom::solve(search, meter, *answer, line, room);
    });
}

carom_lines *carom_lines_new(carom_board *board, const carom_task *task,
                             carom_cancel cancel, uint64_t most, carom_answer *answer) {
    *answer = carom::empty_answer();
    auto *lines = new (std::nothrow) carom_lines;
    if (lines == nullptr) return nullptr;
    const carom::Game game(board->board, *task);
    carom::Meter meter(*task, cancel);
    carom::with_search(*board, game, meter, [&](auto &&search) {
        carom::find_lines(search, meter, most, *answer, lines->moves);
    });
    return lines;
}

const uint16_t *carom_lines_moves(const carom_lines *lines) { return lines->moves.data(); }

void carom_lines_free(carom_lines *lines) { delete lines; }

void carom_perft(carom_board *board, const carom_task *task, carom_cancel cancel,
                 int32_t depth, carom_answer *answer) {
    *answer = carom::empty_answer();
    const carom::Game game(board->board, *task);
    carom::Meter meter(*task, cancel);
    const auto standing = carom::guarded([&] {
        const carom::Count count = carom::perft(game, game.start(), depth, meter);
        answer->count_low = count.low;
        answer->count_high = count.high;
        return carom::Standing::optimal;
    });
    carom::close(meter, standing, 0, *answer);
}

} // extern "C"
