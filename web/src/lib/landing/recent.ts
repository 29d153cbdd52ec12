/** The tables this browser was at, newest first; kept in its storage. */

import { store, stored } from '../shell/settings.svelte.ts';

const KEY = 'carom-tables';
const MOST = 5;

export interface Recent {
  readonly id: string;
  readonly game: string;
  readonly atMs: number;
}

export function readRecent(text: string | null): Recent[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is Recent {
  const item = value as Recent | null;
  return (
    typeof item === 'object' &&
    item !== null &&
    /^[a-z0-9]{4,24}$/.test(item.id) &&
    typeof item.game === 'string' &&
    typeof item.atMs === 'number'
  );
}

export function recentTables(): Recent[] {
  return readRecent(stored(KEY));
}

export function rememberTable(id: string, game: string): void {
  const others = recentTables().filter((item) => item.id !== id);
  store(KEY, JSON.stringify([{ id, game, atMs: Date.now() }, ...others].slice(0, MOST)));
}

export function forgetTable(id: string): void {
  store(KEY, JSON.stringify(recentTables().filter((item) => item.id !== id)));
}
