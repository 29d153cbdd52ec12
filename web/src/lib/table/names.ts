/** What somebody at the table is called. */

import { has, t } from '../i18n/i18n.svelte.ts';
import type { SeatView } from '../protocol/types.ts';

/** Return the name of a seat; bots are named in the language of the page. */
export function seatName(seat: SeatView | undefined): string {
  if (seat === undefined) return t('web-someone');
  const key = `web-bot-${seat.bot}`;
  if (seat.bot === '' || !has(key)) return seat.name;
  return t('web-bot-name', { level: t(key), number: /\d+$/.exec(seat.name)?.[0] ?? '' });
}
