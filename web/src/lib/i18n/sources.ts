/** Where words come from: those that every page needs, and those that a game adds. */

import GAME_WORDS from 'virtual:game-words';

import type { Language } from './languages.ts';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  nl: () => import('virtual:words/nl'),
  it: () => import('virtual:words/it'),
  'zh-Hant': () => import('virtual:words/zh-Hant'),
};

/** Games whose words were asked for, and when they will be there. */
export const learned = new Map<string, Promise<void>>();

export function hasWords(game: string): boolean {
  return game in GAME_WORDS;
}

/** Load the words of a language that every page needs, and those of some games. */
export async function wordsOf(language: Language, games: readonly string[]): Promise<string[]> {
  const loaders = [SOURCES[language], ...games.map((game) => GAME_WORDS[game]?.[language])];
  const sources = await Promise.all(loaders.map((load) => load?.()));
  return sources.map((source) => source?.default ?? '');
}
