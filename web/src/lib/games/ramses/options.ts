/** How the options of Ramses are laid out. */

import type { OptionLayout } from '../../options/layout.ts';

export const OPTIONS: OptionLayout = {
  groups: {
    board: ['edition', 'treasures', 'first_hole'],
    memory: ['preview_s', 'reveal_log'],
    turns: ['first_seat', 'may_stop', 'after_find', 'visible_target', 'max_slides'],
    actions: ['actions', 'storm', 'mummy'],
    clocks: ['turn_s'],
    end: ['scoring', 'max_turns'],
  },
  matters: {
    treasures: (values) => values.edition === 'thirty',
    storm: (values) => values.actions === 'on',
    mummy: (values) => values.actions === 'on' && values.edition === 'thirty',
    may_stop: (values) => Number(values.max_slides) > 1,
  },
};
