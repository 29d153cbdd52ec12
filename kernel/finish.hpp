// What the last moves to the target rest on.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "distance.hpp"
#include "layout.hpp"

namespace carom {

// Tables that tell at a glance, for most states, that no win follows the next move that is not
// one of the active robot towards the target. For boards without diagonals.
//
// A win at the least price that the distance leaves is a row of slides that each bring the
// active robot nearer. Each of them ends at a wall or before a helper; after the last one that
// ends before a helper, walls are enough.
template <std::size_t WORDS> class Finish {
  public:
    using Set = CellSet<WORDS>;

    // What a robot on a cell does to the slides of the active one.
    struct Influence {
        Set helped;   // from here a slide that it stops wins or leads nearer
        Set hindered; // from here one that it stops or keeps from its cell might, without it
        bool is_known;
    };

    Finish(const Lines<WORDS> &lines, Distance<WORDS> &distance, Meter &meter)
        : lines_(&lines), distance_(&distance), swept_(distance.places(), Set{}, meter),
          influences_(distance.places(), Influence{}, meter) {
        find_alone();
        for (int axes = BOTH_AXES; axes >= distance.first_axes(); --axes) {
            Set &always = always_[at(axes)];
            always = alone(axes);
            for (int more = axes + 1; more <= BOTH_AXES; ++more)
                if ((more & axes) == axes) last_[at(axes)] |= last(more);
            last(axes).each([&](Cell cell) { always |= lines_->around(cell); });
        }
    }

    // The cells from which walls are enough.
    const Set &alone(int axes) const { return alone_[at(axes)]; }
    // The cells that the robot enters then. A helper elsewhere does not keep it from winning.
    const Set &swept(int axes, Cell cell) const { return swept_[distance_->place(axes, cell)]; }
    // The cells on which a helper can be the last one needed.
    const Set &last(int axes) const { return last_[at(axes)]; }
    // The cells that matter while no helper stands on a cell of last(), or can go there.
    const Set &always(int axes) const { return always_[at(axes)]; }

    const Influence &influence(int axes, Cell cell) {
        Influence &influence = influences_[distance_->place(axes, cell)];
        if (!influence.is_known) learn(axes, cell, influence);
        return influence;
    }

  private:
    static std::size_t at(int axes) { return static_cast<std::size_t>(axes); }

    // A cell and the axes that the robot has used when it is there.
    struct Place {
        Cell cell;
        int axes;
    };

    // Work back from the target. Each slide leads to what is nearer by one, so what is swept
    // from a place is known in full when its turn comes.
    void find_alone() {
        std::vector<Place> queue{{distance_->target(), BOTH_AXES}};
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Place there = queue[next];
            lines_->settling(there.cell).each([&](Cell from) {
                each_slide(from, there, [&](int axes, int way) {
                    Set &swept = swept_[distance_->place(axes, from)];
                    swept |= lines_->ray(way, from);
                    if (next > 0) swept |= this->swept(there.axes, there.cell);
                    if (alone(axes).has(from)) return;
                    alone_[at(axes)].add(from);
                    queue.push_back({from, axes});
                });
            });
            find_last(there);
        }
    }
    // Call visit(axes, way) for each slide from a cell to a place that it may stop at for a
    // wall and that wins or leads nearer.
    template <class Visit> void each_slide(Cell from, const Place &there, Visit visit) const {
        for (int way = 0; way < WAYS; ++way) {
            if (lines_->stops(from)[at(way)] != there.cell) continue;
            each_axes_before(way, there, [&](int axes) {
                if (distance_->leads_on(axes, from, way, there.cell)) visit(axes, way);
            });
        }
    }
    template <class Visit>
    void each_axes_before(int way, const Place &there, Visit visit) const {
        for (int axes = distance_->first_axes(); axes <= there.axes; ++axes)
            if ((axes | axis_of(way)) == there.axes) visit(axes);
    }
    // Find the cells on which a helper would stop the robot there.
    void find_last(const Place &there) {
        lines_->around(there.cell).each([&](Cell helper) {
            for (int way = 0; way < WAYS; ++way) {
                if (lines_->before(way, helper) != there.cell) continue;
                each_axes_before(way, there, [&](int axes) {
                    bool is_last = false;
                    lines_->origins(way, there.cell).each([&](Cell from) {
                        is_last = is_last || distance_->leads_on(axes, from, way, there.cell);
                    });
                    if (is_last) last_[at(axes)].add(helper);
                });
            }
        });
    }
    void learn(int axes, Cell cell, Influence &influence) const {
        influence.is_known = true;
        for (int way = 0; way < WAYS; ++way) {
            const Set &origins = lines_->origins(way, cell);
            if (origins.is_empty()) continue;
            const int then = axes | axis_of(way);
            const auto left_from = [&](Cell stop) {
                return distance_->wins(then, stop) ? 0 : distance_->at(then, stop);
            };
            const int helped = left_from(lines_->before(way, cell));
            int hindered = left_from(cell);
            lines_->ray(way, cell).each(
                [&](Cell stop) { hindered = std::min<int>(hindered, left_from(stop)); });
            origins.each([&](Cell from) {
                const int left = distance_->at(axes, from);
                if (helped < left) influence.helped.add(from);
                if (hindered < left) influence.hindered.add(from);
            });
        }
    }

    const Lines<WORDS> *lines_;
    Distance<WORDS> *distance_;
    using SetByAxes = std::array<Set, BOTH_AXES + 1>;
    SetByAxes alone_{}, last_{}, always_{};
    List<Set> swept_; // by axes used, then by cell
    List<Influence> influences_;
};

} // namespace carom
