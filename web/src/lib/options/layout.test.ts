import { describe, expect, it } from 'vitest';

import type { GameInfo } from '../protocol/types.ts';
import { type OptionLayout, optionGroups, valuesOf, withOption } from './layout.ts';

const GAME = {
  facts: { id: 'toy' },
  presets: { classic: { board_set: 'first', rows: 16, clock_s: 60, novel: 'a' } },
  options: ['board_set', 'rows', 'clock_s', 'novel'].map((name) => ({
    name,
    kind: 'choice',
    default: '',
  })),
} as unknown as GameInfo;

const LAYOUT: OptionLayout = {
  groups: { board: ['board_set', 'rows'], clocks: ['clock_s'] },
  matters: { rows: (values) => values.board_set === 'free' },
};

const names = (changes: Record<string, unknown>): string[] =>
  optionGroups(GAME, valuesOf(GAME, 'classic', changes), LAYOUT).flatMap((group) =>
    group.options.map((option) => option.name),
  );

describe('the form of the options', () => {
  it('shows an option only where it matters', () => {
    expect(names({})).not.toContain('rows');
    expect(names({ board_set: 'free' })).toContain('rows');
  });

  it('leaves out no option that it does not know', () => {
    expect(names({}).at(-1)).toBe('novel');
  });

  it('keeps a change, and forgets it when it is undone', () => {
    const changed = withOption(GAME, 'classic', {}, 'clock_s', 30);
    expect(changed).toEqual({ clock_s: 30 });
    expect(withOption(GAME, 'classic', changed, 'clock_s', 60)).toEqual({});
  });
});
