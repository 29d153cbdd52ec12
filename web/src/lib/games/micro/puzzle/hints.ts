/** Hints in words. */

import { listing, t } from '../../../i18n/i18n.svelte.ts';
import type { MicroHintView } from '../../../protocol/types.ts';
import { commonHintWords } from '../../../puzzle/hints.ts';
import { fieldWords } from '../story.ts';

export function hintWords(hint: MicroHintView): string {
  switch (hint.kind) {
    case 'halves':
      return t('micro-hint-halves', { before: hint.before ?? 0, after: hint.after ?? 0 });
    case 'entrances':
      return t('micro-hint-entrances', { fields: listing((hint.fields ?? []).map(fieldWords)) });
    default:
      return commonHintWords(hint.kind, hint);
  }
}
