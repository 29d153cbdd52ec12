/** What somebody at the table is called. */

import { t } from '../i18n/i18n.svelte.ts';
import type { SeatView } from '../protocol/types.ts';

/** Return the name of a seat; bots are named in the language of the page. */
export function seatName(seat: SeatView | undefined): string {
  if (seat === undefined) return t('web-someone');
  if (seat.bot === '') return seat.name;
  return t('web-bot-name', { level: t(`web-bot-${seat.bot}`), number: seat.bot_number });
}
