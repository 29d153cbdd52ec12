/** The illustrated rules: which games have a page, and how it is loaded in each language. */

import PAGES from 'virtual:rules';

import type { Lazy } from './game.ts';
import { FIRST } from './registry.ts';

export function hasRules(game: string): boolean {
  return game in PAGES;
}

/** Return where the rules of a game are told; those of the first game where it has none. */
export function rulesPath(game: string): string {
  return `/rules/${hasRules(game) ? game : FIRST.id}`;
}

export function rulesOf(game: string, language: string): Lazy<string> | undefined {
  return PAGES[game]?.[language] ?? PAGES[game]?.en;
}
