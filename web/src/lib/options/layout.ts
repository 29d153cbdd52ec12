/** How the options of a game are laid out in the form: in groups, some only when they matter. */

import type { GameInfo, OptionView } from '../protocol/types.ts';

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly OptionView[];
}

export type OptionValues = Readonly<Record<string, unknown>>;

export interface OptionLayout {
  /** Names of options by group; a group's label is `web-option-group-` and its name. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** When an option matters; the others always do. */
  readonly matters: Readonly<Record<string, (values: OptionValues) => boolean>>;
}

export const NO_LAYOUT: OptionLayout = { groups: {}, matters: {} };

/** Return the values of a preset with the changes made to it. */
export function valuesOf(game: GameInfo, preset: string, changes: OptionValues): OptionValues {
  return { ...game.presets[preset], ...changes };
}

/** Return the groups with those options that matter now; what no group names comes last. */
export function optionGroups(
  game: GameInfo,
  values: OptionValues,
  { groups, matters }: OptionLayout,
): OptionGroup[] {
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
  changes: OptionValues,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== name));
  return isSame(game.presets[preset]?.[name], value) ? others : { ...others, [name]: value };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
