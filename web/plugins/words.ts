/**
 * The words of the client as modules, from the project's Fluent files: `virtual:words/en` is
 * what every page needs, `virtual:words/en/micro` what a game adds (its own words and the
 * terms of all games, which are few), and `virtual:game-words`
 * tells how to load the words of each game that has any.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const INDEX = 'virtual:game-words';
const FILES = ['web.ftl', 'options.ftl', 'errors.ftl'];
const ROOT = join(import.meta.dirname, '../../src/carom');

export const LOCALES = join(ROOT, 'locales');

/** Return the files of a language, or those of a game in it. */
export function wordFiles(language: string, game?: string): string[] {
  const names = game === undefined ? FILES : ['terms.ftl', `${game}.ftl`];
  return names.map((name) => join(LOCALES, language, name));
}

/** Return the messages of a Fluent file without comments and empty lines. */
export function stripped(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}

/** Return the games that have words of their own. */
export function gamesWithWords(): string[] {
  const games = readdirSync(join(ROOT, 'games')).sort();
  return games.filter((game) => existsSync(join(LOCALES, 'en', `${game}.ftl`)));
}

function index(): string {
  const languages = readdirSync(LOCALES).filter((name) =>
    existsSync(join(LOCALES, name, 'web.ftl')),
  );
  const games = gamesWithWords().map((game) => {
    const loaders = languages.map(
      (language) => `${JSON.stringify(language)}: () => import('${PREFIX}${language}/${game}')`,
    );
    return `${game}: { ${loaders.join(', ')} }`;
  });
  return `export default { ${games.join(', ')} };`;
}

export function words(): Plugin {
  return {
    name: 'carom-words',
    resolveId: (id) => (id.startsWith(PREFIX) || id === INDEX ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', game] = id.slice(PREFIX.length + 1).split('/');
      const files = wordFiles(language, game);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => stripped(readFileSync(file, 'utf8'))).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
