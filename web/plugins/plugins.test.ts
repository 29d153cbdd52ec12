import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { renderRules } from './rules-pages.ts';
import { gamesWithWords, stripped, wordFiles } from './words.ts';

describe('a rules page', () => {
  it('keeps pictures for the bundler and links out of the page as words', () => {
    const { html, images } = renderRules(
      '# Title\n\n![A "board"](images/x.svg)\n\n[list](../o.md)',
    );
    expect(images).toEqual(['images/x.svg']);
    expect(html).toContain('<img src="__IMAGE_0__" alt="A &quot;board&quot;" loading="lazy">');
    expect(html).toContain('<p>list</p>');
    expect(html).not.toContain('href');
  });

  it('lets wide tables scroll', () => {
    expect(renderRules('|a|b|\n|-|-|\n|1|2|').html).toContain('<div class="wide" tabindex="0">');
  });
});

it('words travel without comments', () => {
  expect(stripped('# About\n\n## Part\na = b\n    c\n')).toBe('a = b\n    c');
});

it('words of a game have a file of their own in every language', () => {
  for (const game of gamesWithWords()) {
    for (const language of ['en', 'fr', 'nl', 'it', 'zh-Hant']) {
      expect(wordFiles(language, game).filter((file) => !existsSync(file))).toEqual([]);
    }
  }
});
