/** The game that the page is about, so that the head of the page leads to its rules. */

import { FIRST, gameOf } from './registry.ts';

let current = $state.raw<string>(FIRST.id);

export function currentGame(): string {
  return current;
}

export function seeGame(id: string): void {
  if (gameOf(id)) current = id;
}
