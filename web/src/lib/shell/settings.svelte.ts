/** What the person chose for this browser; kept in its storage when that is open to us. */

import { isLanguage, type Language, matchLanguage } from '../i18n/languages.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'still';

export interface Settings {
  theme: Theme;
  motion: Motion;
  hasSound: boolean;
  /** Whether single letters and digits act on the board from anywhere on the page. */
  hasKeys: boolean;
  language: Language | null;
  name: string;
}

const KEY = 'carom-settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  hasSound: true,
  hasKeys: true,
  language: null,
  name: '',
};

/** Return settings from stored text; what does not fit is as if it were not there. */
export function readSettings(text: string | null): Settings {
  const given = parsed(text);
  return {
    theme: oneOf(given.theme, ['auto', 'light', 'dark'], DEFAULTS.theme),
    motion: oneOf(given.motion, ['auto', 'full', 'still'], DEFAULTS.motion),
    hasSound: typeof given.hasSound === 'boolean' ? given.hasSound : DEFAULTS.hasSound,
    hasKeys: typeof given.hasKeys === 'boolean' ? given.hasKeys : DEFAULTS.hasKeys,
    language: isLanguage(given.language) ? given.language : null,
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : '',
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.includes(value as T) ? (value as T) : fallback;
}

/** Read from the browser's storage; null where it is empty or closed to us. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or closed: the choice then holds for this visit only.
  }
}

export const settings = $state<Settings>(readSettings(stored(KEY)));

export function saveSettings(): void {
  store(KEY, JSON.stringify(settings));
  showTheme();
  const { dataset } = document.documentElement;
  if (settings.motion === 'auto') Reflect.deleteProperty(dataset, 'motion');
  else dataset.motion = settings.motion;
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
darkDevice.addEventListener('change', showTheme);

/** Show the theme that was chosen, else the device's; theme.js has done so before. */
function showTheme(): void {
  const devices = darkDevice.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = settings.theme === 'auto' ? devices : settings.theme;
}

export function wishedLanguage(): Language {
  return settings.language ?? matchLanguage(navigator.languages);
}

/** Whether nothing shall slide: by choice here, else by the device's wish. */
export function isStill(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'still';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
