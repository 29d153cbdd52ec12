/** The languages there are and which one to speak. */

import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = ['en', 'fr', 'nl', 'it', 'zh-Hant'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  it: 'Italiano',
  'zh-Hant': '繁體中文',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** Return the language that fits the first wish that any fits; English fits when none does. */
export function matchLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = fit(wish);
    if (found !== null) return found;
  }
  return 'en';
}

function fit(wish: string): Language | null {
  const [first = '', ...rest] = wish.toLowerCase().split('-');
  if (first === 'zh') return isTraditional(rest) ? 'zh-Hant' : null;
  const [found] = negotiateLanguages([wish], LANGUAGES, {
    strategy: 'lookup',
    defaultLocale: 'xx',
  });
  return isLanguage(found) ? found : null;
}

function isTraditional(parts: readonly string[]): boolean {
  const scripts = parts.filter((part) => part.length === 4);
  if (scripts.length > 0) return scripts[0] === 'hant';
  return ['tw', 'hk', 'mo'].some((region) => parts.includes(region));
}
