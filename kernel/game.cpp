#include "game.hpp"

namespace carom {

namespace {

constexpr int COLOURS = 4;

} // namespace

Game::Game(const Board &board, const carom_task &task)
    : board_(&board), seats_(task.robot_count), target_(task.target),
      target_robot_(task.target_robot), ricochet_(task.ricochet), rules_(task.rules) {
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        letters_[seat] = task.robots[seat];
        const bool must_turn = needs_turn() && is_active(seat);
        start_[seat] = {task.cells[seat], static_cast<uint8_t>(must_turn ? 0 : BOTH_AXES),
                        NO_MOVE_YET};
    }
}

bool Game::are_alike(std::size_t one, std::size_t other) const {
    if (one == other) return true;
    if (letters_[one] == GHOST || letters_[other] == GHOST) return false;
    // Under the vortex every robot is active and they may be exchanged as well.
    return is_active(one) == is_active(other) &&
           board_->kind_of(letters_[one]) == board_->kind_of(letters_[other]);
}

bool Game::is_barred(Cell cell) const {
    if ((rules_ & CAROM_STRICT_LANDING) == 0) return false;
    return board_->has_coloured_target(cell) || (cell == target_ && target_robot_ < COLOURS);
}

} // namespace carom
