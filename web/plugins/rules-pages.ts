/**
 * The rules pages of the docs as modules: `virtual:rules/ricochet/en` is the HTML of a page, and
 * `virtual:rules` tells how to load every page there is, by game and language.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:rules/';
const INDEX = 'virtual:rules';

export const RULES = join(import.meta.dirname, '../../docs/rules');

/** One page; `images` are the files its text shows, as `__IMAGE_0__` and so on in `html`. */
export interface RulesPage {
  readonly html: string;
  readonly images: readonly string[];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Return a page of the docs; links to pages that are not in the client become plain text. */
export function renderRules(markdown: string): RulesPage {
  const images: string[] = [];
  const marked = new Marked({
    renderer: {
      image({ href, text }: Tokens.Image): string {
        images.push(href);
        const source = `__IMAGE_${images.length - 1}__`;
        return `<img src="${source}" alt="${escaped(text)}" loading="lazy">`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const inner = this.parser.parseInline(tokens);
        return href.startsWith('#') ? `<a href="${escaped(href)}">${inner}</a>` : inner;
      },
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth}>${inner}</h${depth}>\n`;
      },
    },
  });
  const html = (marked.parse(markdown, { async: false }) as string).replaceAll(
    /<table>([\s\S]*?)<\/table>/g,
    '<div class="wide" tabindex="0"><table>$1</table></div>',
  );
  return { html, images };
}

function namesIn(folder: string, ending: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => basename(name, ending)).sort();
}

function index(): string {
  const folders = readdirSync(RULES, { withFileTypes: true }).filter((one) => one.isDirectory());
  const games = folders.map(({ name }) => {
    const loaders = namesIn(join(RULES, name), '.md').map(
      (language) => `${JSON.stringify(language)}: () => import('${PREFIX}${name}/${language}')`,
    );
    return `${JSON.stringify(name)}: { ${loaders.join(', ')} }`;
  });
  return `export default { ${games.join(', ')} };`;
}

export function rulesPages(): Plugin {
  return {
    name: 'carom-rules-pages',
    resolveId: (id) => (id.startsWith(PREFIX) || id === INDEX ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = join(RULES, `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(file);
      const { html, images } = renderRules(readFileSync(file, 'utf8'));
      const imports = images.map((image, at) => {
        const path = join(dirname(file), image);
        return `import image${at} from ${JSON.stringify(`${path}?url`)};`;
      });
      const fills = images.map((_, at) => `.replace('__IMAGE_${at}__', () => image${at})`);
      return `${imports.join('\n')}\nexport default ${JSON.stringify(html)}${fills.join('')};`;
    },
  };
}
