/** The words of the page, in the language that is chosen; components read them with `t`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Problem } from '../protocol/types.ts';
import type { Language } from './languages.ts';
import { hasWords, learned, wordsOf } from './sources.ts';

export type Values = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
/** The language that was asked for last; it may still be on its way. */
let wished: Language = 'en';

export function makeBundle(language: string, ...sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Load a language, with the words of every game that was asked for, and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  wished = language;
  const games = [...learned.keys()];
  const sources = await wordsOf(language, games);
  if (wished !== language) return;
  if (games.length < learned.size) return speak(language);
  bundle = makeBundle(language, ...sources);
  current = language;
  document.documentElement.lang = language;
}

/** Load the words of a game, if they are not there. */
export function learn(game: string): Promise<void> {
  if (!hasWords(game)) return Promise.resolve();
  let learning = learned.get(game);
  if (learning === undefined) {
    learning = Promise.resolve().then(() => speak(wished));
    learned.set(game, learning);
    learning.catch(() => learned.delete(game));
  }
  return learning;
}

export function language(): Language {
  return current;
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** Return a message; a key that is missing stays visible as itself. */
export function t(key: string, values: Values = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, values);
}

/** Return the sentence for a problem: ours by its code, else the server's. */
export function explain(problem: Problem): string {
  const key = `error-${problem.code}`;
  return has(key) ? t(key, listed(problem.params)) : problem.detail || problem.code;
}

/** Return things one after the other, as they are read out. */
export function strung(parts: readonly string[]): string {
  return parts.join(current === 'zh-Hant' ? '、' : ', ');
}

/** Return things as a sentence lists them: `one, two, and three`. */
export function listing(parts: readonly string[]): string {
  return new Intl.ListFormat(current).format(parts);
}

/** Return words that may lack it with the full stop of a sentence. */
export function sentence(words: string): string {
  return /[.!?。！？]$/.test(words) ? words : t('web-sentence', { words });
}

function listed(params: Record<string, unknown>): Values {
  const entries = Object.entries(params).map(([name, value]): [string, FluentVariable] => {
    if (Array.isArray(value)) return [name, strung(value.map(String)) || '–'];
    return [name, typeof value === 'number' ? value : String(value)];
  });
  return Object.fromEntries(entries);
}
