/** Hints in words. */

import { t } from '../../../i18n/i18n.svelte.ts';
import type { RicochetHintView as HintView } from '../../../protocol/types.ts';

function robots(letters: string): string {
  return [...letters].map((letter) => t(`web-robot-${letter}`)).join(', ');
}

export function hintWords(hint: HintView): string {
  switch (hint.kind) {
    case 'no_route':
      return t('web-unsolvable');
    case 'length_range':
      return hint.most === null || hint.most === undefined
        ? t('web-hint-at-least', { least: hint.least ?? 0 })
        : t('web-hint-range', { least: hint.least ?? 0, most: hint.most });
    case 'length':
      return t('web-hint-length', { count: hint.length ?? 0 });
    case 'robots':
      return t('web-hint-robots', { robots: robots(hint.robots ?? '') });
    case 'last_obstacle':
      return t(`web-hint-stop-${hint.obstacle ?? 'wall'}`, {
        side: t(`web-way-${hint.side ?? 'N'}`),
        robot: hint.robot ? robots(hint.robot) : '',
      });
    case 'first_move':
      return t('web-hint-first', { move: hint.move ?? '' });
    case 'line':
      return t('web-hint-line', { line: (hint.line ?? []).join(' ') });
  }
}
