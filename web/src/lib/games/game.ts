/** What the client needs of a game: its pages, loaded when they are asked for, and its options. */

import type { Component } from 'svelte';

import { learn } from '../i18n/i18n.svelte.ts';
import type { OptionLayout } from '../options/layout.ts';
import type { TableLine } from '../protocol/table.svelte.ts';
import type { GameViews, PositionViews } from '../protocol/types.ts';

export type GameId = keyof GameViews;

export type Lazy<T> = () => Promise<{ default: T }>;

export interface TableProps {
  readonly line: TableLine;
}

export interface ReplayProps {
  /** A line that looks on; the game's view is there. */
  readonly line: TableLine;
  readonly id: string;
  /** Number of the round that is looked at. */
  readonly number: number;
  readonly onchoose: (number: number) => void;
}

export interface PuzzleProps {
  /** The position as the server reads it. */
  readonly view: PositionViews[keyof PositionViews];
  /** Its token, as it stands in the address. */
  readonly token: string;
  /** Why the text that was given last is no position. */
  readonly fault: string;
  readonly onread: (text: string) => void;
  /** The position was edited and is called that now. */
  readonly onnoted: (token: string) => void;
}

export interface PuzzleModule {
  /** How every token of a position begins. */
  readonly mark: string;
  readonly page: Lazy<Component<PuzzleProps>>;
}

export interface GameModule {
  readonly id: GameId;
  /** The running game. */
  readonly table: Lazy<Component<TableProps>>;
  /** The rounds or turns that are over; none where there is nothing to look at again. */
  readonly replay?: Lazy<Component<ReplayProps>>;
  /** The puzzle board; none where positions are no puzzles. */
  readonly puzzle?: PuzzleModule;
  /** What the game is, at a glance, on the first page. */
  readonly demo: Lazy<Component>;
  readonly options: OptionLayout;
}

/** Load a part of a game together with the words it speaks. */
export async function partOf<T>(game: { readonly id: string }, part: Lazy<T>): Promise<T> {
  const [loaded] = await Promise.all([part(), learn(game.id)]);
  return loaded.default;
}
