/** Hints in words. */

import { t } from '../../../i18n/i18n.svelte.ts';
import type { MicroHintView } from '../../../protocol/types.ts';
import { fieldWords } from '../story.ts';

export function hintWords(hint: MicroHintView): string {
  switch (hint.kind) {
    case 'no_route':
      return t('web-unsolvable');
    case 'length_range':
      return hint.most === null || hint.most === undefined
        ? t('web-hint-at-least', { least: hint.least ?? 0 })
        : t('web-hint-range', { least: hint.least ?? 0, most: hint.most });
    case 'length':
      return t('web-hint-length', { count: hint.length ?? 0 });
    case 'halves':
      return t('micro-hint-halves', { before: hint.before ?? 0, after: hint.after ?? 0 });
    case 'entrances':
      return t('micro-hint-entrances', { fields: (hint.fields ?? []).map(fieldWords).join(', ') });
    case 'first_move':
      return t('web-hint-first', { move: hint.move ?? '' });
    case 'line':
      return t('web-hint-line', { line: (hint.line ?? []).join(' ') });
  }
}
