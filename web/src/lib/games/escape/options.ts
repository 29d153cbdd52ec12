/** How the options of 1, 2, 3… robot! are laid out. */

import type { OptionLayout } from '../../options/layout.ts';

export const OPTIONS: OptionLayout = {
  groups: {
    plan: ['draft', 'guard', 'order', 'first_turn'],
    cameras: ['headings', 'corner', 'deposit_safe'],
    turns: ['turns', 'end_turn', 'turn_s'],
    end: ['max_rounds', 'idle_rounds'],
  },
  matters: {},
};
