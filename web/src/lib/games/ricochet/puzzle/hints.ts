/** Hints in words. */

import { listing, t } from '../../../i18n/i18n.svelte.ts';
import type { RicochetHintView as HintView } from '../../../protocol/types.ts';
import { commonHintWords } from '../../../puzzle/hints.ts';

function robots(letters: string): string {
  return listing([...letters].map((letter) => t(`ricochet-robot-${letter}`)));
}

export function hintWords(hint: HintView): string {
  switch (hint.kind) {
    case 'robots':
      return t('ricochet-hint-robots', { robots: robots(hint.robots ?? '') });
    case 'last_obstacle':
      return t(`ricochet-hint-stop-${hint.obstacle ?? 'wall'}`, {
        side: t(`web-way-${hint.side ?? 'N'}`),
        robot: hint.robot ? robots(hint.robot) : '',
      });
    default:
      return commonHintWords(hint.kind, hint);
  }
}
