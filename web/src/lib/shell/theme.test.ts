import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8');

/** Run the script of the first paint on a device that is dark or light. */
function paint(isDark: boolean, stored: string | null): string | undefined {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  localStorage.clear();
  if (stored !== null) localStorage.setItem('carom-settings', stored);
  new Function(SCRIPT)();
  return document.documentElement.dataset.theme;
}

beforeEach(() => vi.unstubAllGlobals());

describe('the theme of the first paint', () => {
  it.each([
    [true, null, 'dark'],
    [false, null, 'light'],
    [true, '{"theme":"light"}', 'light'],
    [false, '{"theme":"dark"}', 'dark'],
    [true, '{"theme":"auto"}', 'dark'],
    [true, '{broken', 'dark'],
    [false, 'null', 'light'],
  ])('on a device that is dark: %s, with %s, is %s', (isDark, stored, theme) =>
    expect(paint(isDark, stored)).toBe(theme),
  );
});
