/** Laying the plan: where a tile fits, in which turns, and the tile that is held in the hand. */

import type { EscapeView, Tile } from './types.ts';

/** A tile in the hand: how it is turned and over which place it is held, if any. */
export interface Draft {
  readonly tile: string;
  readonly turn: number;
  readonly place: number | null;
}

type Drafting = Pick<EscapeView, 'tiles' | 'laid' | 'drawn' | 'lays'>;

/** Return the tiles that may be laid: the one that was drawn, or all that are left. */
export function freeTiles({ tiles, laid, drawn }: Drafting): readonly Tile[] {
  if (drawn !== '') return tiles.filter(({ tile }) => tile === drawn);
  const gone = new Set(laid.map(({ tile }) => tile));
  return tiles.filter(({ tile }) => !gone.has(tile));
}

/** Return the turns in which a tile fits, by place. */
export function fitsOf(view: Drafting, name: string): ReadonlyMap<number, readonly number[]> {
  const doors = view.tiles.find(({ tile }) => tile === name)?.doors ?? [];
  const found = new Map<number, readonly number[]>();
  for (const lay of view.lays) {
    const turns = doors.flatMap((mask, turn) => (lay.doors.includes(mask) ? [turn] : []));
    if (turns.length > 0) found.set(lay.place, turns);
  }
  return found;
}

/** Take a tile into the hand; it stays over its place where it fits there. */
export function held(view: Drafting, tile: string, before: Draft | null): Draft {
  const fresh: Draft = { tile, turn: 0, place: null };
  return before === null || before.place === null ? fresh : over(view, fresh, before.place);
}

/** Hold the tile over a place, turned on as far as it takes to fit; it stays off others. */
export function over(view: Drafting, draft: Draft, place: number): Draft {
  const turns = fitsOf(view, draft.tile).get(place);
  if (turns === undefined) return draft;
  return { ...draft, place, turn: nextOf(turns, draft.turn) };
}

/** Turn the tile in the hand; over a place only to turns in which it fits. */
export function turnedOn(view: Drafting, draft: Draft): Draft {
  const count = view.tiles.find(({ tile }) => tile === draft.tile)?.doors.length ?? 1;
  if (draft.place === null) return { ...draft, turn: (draft.turn + 1) % count };
  const turns = fitsOf(view, draft.tile).get(draft.place) ?? [draft.turn];
  return { ...draft, turn: nextOf(turns, (draft.turn + 1) % count) };
}

/** Return the doors of the tile in the hand: N 1, E 2, S 4, W 8. */
export function doorsOf({ tiles }: Pick<Drafting, 'tiles'>, { tile, turn }: Draft): number {
  return tiles.find((other) => other.tile === tile)?.doors[turn] ?? 0;
}

/** Return a turn as it is, or the next one that fits. */
function nextOf(turns: readonly number[], turn: number): number {
  return turns.find((other) => other >= turn) ?? turns[0] ?? turn;
}
