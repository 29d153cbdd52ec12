/** The games that this client can show, in the order in which they are offered. */

import type { GameModule, PuzzleModule } from './game.ts';
import escape from './escape/index.ts';
import micro from './micro/index.ts';
import ramses from './ramses/index.ts';
import ricochet from './ricochet/index.ts';

export const GAMES: readonly GameModule[] = [ricochet, micro, escape, ramses];

export const FIRST = ricochet;

export function gameOf(id: string): GameModule | undefined {
  return GAMES.find((game) => game.id === id);
}

export type PuzzleGame = GameModule & { readonly puzzle: PuzzleModule };

function hasPuzzle(game: GameModule | undefined): game is PuzzleGame {
  return game?.puzzle !== undefined;
}

export const PUZZLES: readonly PuzzleGame[] = GAMES.filter(hasPuzzle);

/** Return whose position a text is, or null when its beginning does not tell. */
export function puzzleOf(text: string): PuzzleGame | null {
  return PUZZLES.find((game) => text.trimStart().startsWith(game.puzzle.mark)) ?? null;
}
