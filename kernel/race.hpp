// The fast searches of a position, one for each robot that may solve it.
#pragma once

#include <unordered_map>
#include <vector>

#include "count.hpp"
#include "helper_search.hpp"
#include "route.hpp"

namespace carom {

// Runs the searches limit by limit, the lowest limit first, so that a vortex costs little
// more than its quickest robot. Has the interface of StateSearch.
template <std::size_t WORDS> class Race {
  public:
    Race(const Game &game, const Layout<WORDS> &layout, Meter &meter)
        : game_(game), layout_(layout), meter_(meter), searches_(meter),
          completions_(meter) {}

    Standing run(bool whole) {
        searches_.reserve(game_.seats());
        for (std::size_t seat = 0; seat < game_.seats(); ++seat)
            if (game_.is_active(seat)) searches_.emplace_back(game_, layout_, seat, meter_);
        for (;;) {
            Search *next = nullptr;
            for (Search &search : searches_) {
                if (search.is_exhausted()) continue;
                if (next == nullptr || search.limit() < next->limit()) next = &search;
            }
            // For all lines the others' wins at the same price count too.
            if (best_ != nullptr && (next == nullptr || next->limit() >= length_ + whole)) {
                lower_bound_ = length_;
                return Standing::optimal;
            }
            if (next == nullptr) return Standing::unsolvable;
            lower_bound_ = next->limit();
            if (next->run_limit(whole) && (best_ == nullptr || next->limit() - 1 < length_)) {
                best_ = next;
                length_ = next->limit() - 1;
            }
        }
    }

    int lower_bound() const { return lower_bound_; }

    Route best_line() const {
        Route route;
        if (best_ == nullptr) return route;
        std::vector<Step> steps;
        steps.push_back({best_->wins().front().state.cell, best_->wins().front().way});
        for (auto state = best_->wins().front().state; best_->price(state) > 0;) {
            bool is_found = false;
            auto earlier = state;
            best_->each_before(state, [&](const auto &before, int way, Cell from) {
                if (is_found) return;
                is_found = true;
                earlier = before;
                steps.push_back({from, way});
            });
            state = earlier;
        }
        play(steps, route);
        return route;
    }

    Count count_lines() {
        Count count;
        for (const Search &search : searches_) {
            completions_.emplace_back(meter_);
            count += count_back(search, completions_.back());
        }
        return count;
    }

    void write_lines(uint64_t most, List<uint16_t> &lines) {
        Route route;
        write_from(game_.start(), route, most, lines);
    }

  private:
    using Search = HelperSearch<WORDS>;
    using State = typename Search::State;
    struct Step {
        Cell from;
        int way;
    };
    struct OnLine { // a state on optimal lines
        int price;
        Count completions;
    };
    using Pair = std::pair<const uint64_t, OnLine>;
    using Completions = std::unordered_map<uint64_t, OnLine, std::hash<uint64_t>,
                                           std::equal_to<uint64_t>, Metered<Pair>>;

    static uint64_t number(const State &state) {
        return state.key | static_cast<uint64_t>(state.cell) << Helpers::KEY_BITS;
    }

    // Turn steps, the last first, into moves: which robot it was shows when they are played.
    void play(const std::vector<Step> &steps, Route &route) const {
        Robots robots = game_.start();
        for (std::size_t left = steps.size(); left-- > 0;) {
            const Step step = steps[left];
            std::size_t mover = 0;
            Robot moved_to{};
            Move played{};
            game_.each_move(robots, [&](std::size_t seat, Move move, Robot moved) {
                if (robots[seat].cell != step.from || move.way != step.way) return;
                mover = seat;
                moved_to = moved;
                played = move;
            });
            robots[mover] = moved_to;
            route.push_back(played);
        }
    }

    // Find the states on optimal lines of one robot, from the wins back, and how many ways
    // each has to the end.
    Count count_back(const Search &search, Completions &on_line) {
        using States = List<State>;
        States layer(meter_), earlier(meter_);
        const auto add = [&](const State &state, int price, const Count &count, States &fresh) {
            const auto [place, is_new] = on_line.try_emplace(number(state), OnLine{price, {}});
            place->second.completions += count;
            if (is_new) fresh.push_back(state);
        };
        for (const auto &win : search.wins()) add(win.state, lower_bound_ - 1, {1, 0}, layer);
        if (layer.empty()) return {};
        for (int price = lower_bound_ - 2; price >= 0; --price) {
            for (const State &state : layer) {
                meter_.tick();
                const Count count = on_line.find(number(state))->second.completions;
                search.each_before(state, [&](const State &before, int, Cell) {
                    add(before, price, count, earlier);
                });
            }
            layer.swap(earlier);
            earlier.clear();
        }
        return on_line.find(number(layer.front()))->second.completions;
    }

    bool is_on_line(const Robots &robots, int price) const {
        for (std::size_t at = 0; at < searches_.size(); ++at) {
            const auto place = completions_[at].find(number(searches_[at].seen_in(robots)));
            if (place != completions_[at].end() && place->second.price == price) return true;
        }
        return false;
    }

    void write_from(const Robots &robots, Route &route, uint64_t &most,
                    List<uint16_t> &lines) const {
        const int price = static_cast<int>(route.size()) + 1;
        game_.each_move(robots, [&](std::size_t seat, Move move, Robot moved) {
            if (most == 0) return;
            Robots after = robots;
            after[seat] = moved;
            route.push_back(move);
            if (game_.solves(seat, moved, price)) {
                for (const Move step : route) lines.push_back(step.code());
                lines.push_back(CAROM_END_OF_LINE);
                --most;
            } else if (is_on_line(after, price)) {
                write_from(after, route, most, lines);
            }
            route.pop_back();
        });
    }

    const Game &game_;
    const Layout<WORDS> &layout_;
    Meter &meter_;
    List<Search> searches_;
    List<Completions> completions_;
    int lower_bound_ = 0;
    Search *best_ = nullptr; // the one that won at the least price so far
    int length_ = 0;         // that price
};

// Whether the fast search covers a game.
inline bool is_for_race(const Game &game) {
    if (game.wants_plain_search() || !game.allows_rebound()) return false;
    for (std::size_t seat = 0; seat < game.seats(); ++seat)
        if (game.letter(seat) == GHOST) return false;
    if (!game.needs_two_moves()) return true;
    // A first move that reaches the target without solving makes the start a special state.
    bool has_quick_win = false;
    game.each_move(game.start(), [&](std::size_t seat, Move, Robot moved) {
        has_quick_win = has_quick_win || game.solves(seat, moved, 2);
    });
    return !has_quick_win;
}

} // namespace carom
