/** Hints in words. */

import { t } from '../../../i18n/i18n.svelte.ts';
import type { MicroHintView } from '../../../protocol/types.ts';
import { commonHintWords } from '../../../puzzle/hints.ts';
import { fieldWords } from '../story.ts';

export function hintWords(hint: MicroHintView): string {
  switch (hint.kind) {
    case 'halves':
      return t('micro-hint-halves', { before: hint.before ?? 0, after: hint.after ?? 0 });
    case 'entrances':
      return t('micro-hint-entrances', { fields: (hint.fields ?? []).map(fieldWords).join(', ') });
    default:
      return commonHintWords(hint.kind, hint);
  }
}
