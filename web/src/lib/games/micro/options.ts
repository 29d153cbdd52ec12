/** How the options of Micro Robots are laid out. */

import type { OptionLayout } from '../../options/layout.ts';

export const OPTIONS: OptionLayout = {
  groups: {
    board: ['tiles', 'side', 'board', 'min_distance'],
    moves: ['expert', 'scratch', 'illegal_move'],
    clocks: ['demo_s', 'think_s', 'next_target'],
    tokens: ['penalty_to', 'penalty_tie', 'after_fail', 'skip_vote'],
    end: ['tokens_to_win', 'stock', 'rounds'],
  },
  matters: {
    side: (values) => values.tiles === 'printed' && values.board === '',
    tiles: (values) => values.board === '',
  },
};
