/** How the options of each game are laid out in the form: in groups, some only when they matter. */

import type { GameInfo, OptionView } from '../protocol/types.ts';

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly OptionView[];
}

type Values = Readonly<Record<string, unknown>>;

const GROUPS: Record<string, Record<string, readonly string[]>> = {
  ricochet: {
    board: ['board_set', 'board', 'rows', 'columns', 'wall_percent', 'start'],
    moves: ['ricochet', 'rebound', 'extra_robot', 'ghost_passes', 'ghost_landing', 'scratch'],
    bids: ['bids', 'equal_bids', 'ready_ends_clock', 'handicaps'],
    clocks: ['clock_s', 'trial_s', 'hard_s', 'solo_clock_s', 'next_chip'],
    chips: ['skip_vote', 'skip_trivial', 'beginner', 'beginner_max', 'max_returns'],
    end: ['end', 'first_to', 'tie'],
  },
};

function hasGhost(values: Values): boolean {
  return values.extra_robot === 'transparent' || values.extra_robot === 'both';
}

const MATTERS: Record<string, Record<string, (values: Values) => boolean>> = {
  ricochet: {
    rows: (values) => values.board_set === 'free',
    columns: (values) => values.board_set === 'free',
    wall_percent: (values) => values.board_set === 'free',
    board: (values) => values.board_set !== 'free',
    ghost_passes: hasGhost,
    ghost_landing: hasGhost,
    beginner_max: (values) => values.beginner === 'on',
    first_to: (values) => values.end === 'first_to',
  },
};

/** Return the values of a preset with the changes made to it. */
export function valuesOf(game: GameInfo, preset: string, changes: Values): Values {
  return { ...game.presets[preset], ...changes };
}

/** Return the groups with those options that matter now; what no group names comes last. */
export function optionGroups(game: GameInfo, values: Values): OptionGroup[] {
  const groups = GROUPS[game.facts.id] ?? {};
  const matters = MATTERS[game.facts.id] ?? {};
  const isShown = (option: OptionView): boolean => matters[option.name]?.(values) ?? true;
  const named = new Set(Object.values(groups).flat());
  const rest = game.options.filter((option) => !named.has(option.name)).map(({ name }) => name);
  return Object.entries({ ...groups, other: rest })
    .map(([name, names]) => ({
      name,
      options: names
        .map((wanted) => game.options.find((option) => option.name === wanted))
        .filter((option) => option !== undefined)
        .filter(isShown),
    }))
    .filter((group) => group.options.length > 0);
}

/** Return the changes with one option set; a value as in the preset is no change. */
export function withOption(
  game: GameInfo,
  preset: string,
  changes: Values,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== name));
  return isSame(game.presets[preset]?.[name], value) ? others : { ...others, [name]: value };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
