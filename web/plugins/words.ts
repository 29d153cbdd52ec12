/** The words of one language as a module: what the page needs of the project's Fluent files. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const FILES = ['web.ftl', 'options.ftl', 'errors.ftl'];

export const LOCALES = join(import.meta.dirname, '../../src/carom/locales');

export function wordFiles(language: string): string[] {
  return FILES.map((file) => join(LOCALES, language, file));
}

/** Return the messages of a Fluent file without comments and empty lines. */
export function stripped(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}

export function words(): Plugin {
  return {
    name: 'carom-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = wordFiles(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => stripped(readFileSync(file, 'utf8'))).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
