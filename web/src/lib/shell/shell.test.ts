import { describe, expect, it, vi } from 'vitest';

import { matchLanguage } from '../i18n/languages.ts';
import { readRecent } from '../landing/recent.ts';
import { clockText, spokenBetween } from '../table/countdown.svelte.ts';
import { single } from './clicks.ts';
import { readRoute, tableIdIn } from './router.svelte.ts';
import { lowerSand, streamEnd, upperSand } from './sand.ts';
import { readSettings } from './settings.svelte.ts';

describe('an address', () => {
  it.each([
    ['/', { page: 'landing' }],
    ['/t/abcd2345', { page: 'table', id: 'abcd2345' }],
    ['/solve', { page: 'solve', position: '' }],
    ['/solve/r1_x', { page: 'solve', position: 'r1_x' }],
    ['/rules/ricochet', { page: 'rules', game: 'ricochet' }],
    ['/a/b/c/d', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
  ])('%s means a page', (path, route) => expect(readRoute(path)).toEqual(route));

  it('of a replay may name a round', () => {
    expect(readRoute('/t/abcd/replay', '?round=3')).toEqual({
      page: 'replay',
      id: 'abcd',
      round: 3,
    });
    expect(readRoute('/t/abcd/replay', '?round=x')).toEqual({
      page: 'replay',
      id: 'abcd',
      round: 1,
    });
  });
});

describe('the code of a table', () => {
  it('is found in a code and in a whole address', () => {
    expect(tableIdIn(' ABCD2345efgh ')).toBe('abcd2345efgh');
    expect(tableIdIn('https://example.org/t/abcd2345efgh?x=1')).toBe('abcd2345efgh');
    expect(tableIdIn('not a code')).toBeNull();
  });
});

describe('the language', () => {
  it.each([
    [['fr-BE', 'en'], 'fr'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-Hans-CN', 'nl'], 'nl'],
    [['zh'], 'en'],
    [['de'], 'en'],
  ])('of %j is %s', (wishes, language) => expect(matchLanguage(wishes)).toBe(language));
});

describe('stored settings', () => {
  it('that are broken count as none', () => {
    expect(readSettings('{broken').theme).toBe('auto');
    expect(readSettings('[1]').hasSound).toBe(true);
    expect(readSettings('{"theme":"pink","language":"xx"}')).toMatchObject({
      theme: 'auto',
      language: null,
    });
  });

  it('are kept', () => {
    const settings = readSettings('{"theme":"dark","hasSound":false,"language":"nl","name":"Ann"}');
    expect(settings).toMatchObject({ theme: 'dark', hasSound: false, language: 'nl', name: 'Ann' });
  });

  it('of tables hold only what looks like one', () => {
    const good = { id: 'abcd2345', game: 'ricochet', atMs: 1 };
    expect(readRecent(JSON.stringify([good, { id: '../x' }, null]))).toEqual([good]);
  });
});

describe('the clock', () => {
  it('is said at 30, 10 and 5 seconds, once each', () => {
    expect(spokenBetween(30_050, 29_950)).toBe(30);
    expect(spokenBetween(29_950, 29_850)).toBeNull();
    expect(spokenBetween(10_001, 10_000)).toBe(10);
    expect(spokenBetween(null, 5000)).toBeNull();
    expect(spokenBetween(4000, 60_000)).toBeNull();
  });

  it('rounds up, so that 0:00 means over', () => {
    expect(clockText(100)).toBe('0:01');
    expect(clockText(0)).toBe('0:00');
    expect(clockText(61_000)).toBe('1:01');
  });
});

describe('the sand', () => {
  it('sinks above and grows below', () => {
    expect(upperSand(0)).toBe('');
    expect(lowerSand(0)).toBe('');
    expect(streamEnd(0.9)).toBeLessThan(streamEnd(0.1));
  });
});

describe('a click on what changes when it is pressed', () => {
  it('counts once in a double click, and by keys as often as it comes', () => {
    const act = vi.fn();
    const press = single(act);
    for (const detail of [1, 2, 3, 0, 0]) press({ detail } as MouseEvent);
    expect(act).toHaveBeenCalledTimes(3);
  });
});
