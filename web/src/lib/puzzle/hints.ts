/** Hints that every game has, in words. */

import { t } from '../i18n/i18n.svelte.ts';

export type CommonKind = 'no_route' | 'length_range' | 'length' | 'first_move' | 'line';

/** What such a hint tells; which of it counts depends on its kind. */
interface HintFacts {
  readonly least?: number | null;
  readonly most?: number | null;
  readonly length?: number | null;
  readonly move?: string;
  readonly line?: readonly string[];
}

export function commonHintWords(kind: CommonKind, hint: HintFacts): string {
  switch (kind) {
    case 'no_route':
      return t('web-unsolvable');
    case 'length_range':
      return hint.most === null || hint.most === undefined
        ? t('web-hint-at-least', { least: hint.least ?? 0 })
        : t('web-hint-range', { least: hint.least ?? 0, most: hint.most });
    case 'length':
      return t('web-hint-length', { count: hint.length ?? 0 });
    case 'first_move':
      return t('web-hint-first', { move: hint.move ?? '' });
    case 'line':
      return t('web-hint-line', { line: (hint.line ?? []).join(' ') });
  }
}
