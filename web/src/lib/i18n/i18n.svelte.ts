/** The words of the page, in the language that is chosen; components read them with `t`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Problem } from '../protocol/types.ts';
import type { Language } from './languages.ts';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  nl: () => import('virtual:words/nl'),
  it: () => import('virtual:words/it'),
  'zh-Hant': () => import('virtual:words/zh-Hant'),
};

export type Values = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export function makeBundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const source = await SOURCES[language]();
  bundle = makeBundle(language, source.default);
  current = language;
  document.documentElement.lang = language;
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

function listed(params: Record<string, unknown>): Values {
  const separator = current === 'zh-Hant' ? '、' : ', ';
  const entries = Object.entries(params).map(([name, value]): [string, FluentVariable] => {
    if (Array.isArray(value)) return [name, value.join(separator) || '–'];
    return [name, typeof value === 'number' ? value : String(value)];
  });
  return Object.fromEntries(entries);
}
