/** How the options of Ricochet Robots are laid out. */

import type { OptionLayout, OptionValues } from '../../options/layout.ts';

function hasGhost(values: OptionValues): boolean {
  return values.extra_robot === 'transparent' || values.extra_robot === 'both';
}

function isFree(values: OptionValues): boolean {
  return values.board_set === 'free';
}

export const OPTIONS: OptionLayout = {
  groups: {
    board: ['board_set', 'board', 'rows', 'columns', 'wall_percent', 'start'],
    moves: ['ricochet', 'rebound', 'extra_robot', 'ghost_passes', 'ghost_landing', 'scratch'],
    bids: ['bids', 'equal_bids', 'ready_ends_clock', 'handicaps'],
    clocks: ['clock_s', 'trial_s', 'hard_s', 'solo_clock_s', 'next_chip'],
    chips: ['skip_vote', 'skip_trivial', 'beginner', 'beginner_max', 'max_returns'],
    end: ['end', 'first_to', 'tie'],
  },
  matters: {
    rows: isFree,
    columns: isFree,
    wall_percent: isFree,
    board: (values) => !isFree(values),
    ghost_passes: hasGhost,
    ghost_landing: hasGhost,
    beginner_max: (values) => values.beginner === 'on',
    first_to: (values) => values.end === 'first_to',
  },
};
