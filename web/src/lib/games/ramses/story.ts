/** What has happened, in words: from the newest change only, so that nothing older is kept. */

import { t } from '../../i18n/i18n.svelte.ts';
import type { Names } from './stage.ts';
import type { Card, Event, RamsesView } from './types.ts';

/** Return what a card is called: its treasure, or its action. */
export function cardWords(card: Card, names: Names): string {
  if (card.kind !== 'search') return t(`term-card-${card.kind}`);
  return t('ramses-card', {
    treasure: names.treasure(card.treasure ?? 0),
    count: card.points ?? 0,
  });
}

/** Return one sentence for each thing that happened in the newest change. */
export function storyOf(view: RamsesView, names: Names): string[] {
  const lines = view.events.map((event) => eventWords(event, view, names));
  return lines.filter((line) => line !== '');
}

function eventWords(event: Event, view: RamsesView, names: Names): string {
  const { kind, seat = -1, card, treasure = -1, other = -1, quarters = 0 } = event;
  const values = {
    name: names.seat(seat),
    card: card ? cardWords(card, names) : '',
    treasure: treasure < 0 ? '' : names.treasure(treasure),
  };
  switch (kind) {
    case 'slid':
      return slidWords(view, values.name, names);
    case 'covered':
      return [t('ramses-event-covered'), turnWords(quarters)].join(' ').trim();
    case 'turned':
      return turnWords(quarters);
    case 'gift':
    case 'given':
    case 'mirage':
      return t(`ramses-event-${kind}`, { ...values, other: names.seat(other) });
    case 'card':
      return card?.kind === 'search' ? '' : t(`ramses-event-card-${card?.kind}`, values);
    case 'turn':
      return '';
    default:
      return t(`ramses-event-${kind}`, values);
  }
}

/** A slide is worth a word where nothing that follows tells what it uncovered. */
function slidWords(view: RamsesView, name: string, names: Names): string {
  if (view.content === null) return t('ramses-event-empty', { name });
  const isTold = view.events.some(({ kind }) => kind === 'found' || kind === 'wrong');
  return isTold
    ? ''
    : t('ramses-event-uncovered', { name, treasure: names.treasure(view.content) });
}

function turnWords(quarters: number): string {
  return quarters === 0 ? '' : t(`ramses-turned-${quarters}`);
}

/** Whether the board has turned in the newest change. */
export function hasTurned(view: RamsesView): boolean {
  return view.events.some(({ quarters = 0 }) => quarters > 0);
}

/** Return how the newest change looks: a find, a loss, or neither. */
export function toneOf(view: RamsesView): 'good' | 'bad' | 'plain' {
  const kinds = view.events.map(({ kind }) => kind);
  const isAny = (...some: Event['kind'][]): boolean => some.some((kind) => kinds.includes(kind));
  if (isAny('wrong', 'out', 'risk_failed', 'mummy', 'timed_out', 'too_long')) return 'bad';
  return isAny('found', 'risk_won', 'gift') ? 'good' : 'plain';
}
