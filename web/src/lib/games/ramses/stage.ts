/** What is going on and whose turn of attention it is. */

import type { Values } from '../../i18n/i18n.svelte.ts';
import type { Tone } from '../../play/tones.ts';
import { wantedIn } from './scene.ts';
import type { RamsesView } from './types.ts';

export interface Stage {
  readonly tone: Tone;
  readonly title: string;
  readonly hint: string;
  readonly values: Values;
}

export interface Names {
  readonly seat: (seat: number | null) => string;
  readonly treasure: (treasure: number) => string;
}

/** Return the stage; `title` and `hint` are keys of messages that take `values`. */
export function stageOf(view: RamsesView, names: Names): Stage {
  if (view.phase === 'preview') return preview(view, names);
  if (view.phase === 'over') {
    return {
      tone: 'over',
      title: `term-ramses-${view.reason}`,
      hint: 'ramses-hint-over',
      values: {},
    };
  }
  const isOwn = view.turn === view.seat;
  const part = partOf(view);
  const wanted = wantedIn(view);
  return {
    tone: isOwn ? 'own' : 'other',
    title: `ramses-${isOwn ? 'own' : 'other'}-${part}`,
    hint: `ramses-hint-${isOwn ? hintOf(view, part) : 'other'}`,
    values: {
      name: names.seat(view.turn),
      treasure: wanted === null ? '' : names.treasure(wanted),
      slides: view.slides,
    },
  };
}

type Part = 'search' | 'gift' | 'risk' | 'naming' | 'giving';

/** Return what the seat whose turn it is has to do. */
function partOf(view: RamsesView): Part {
  if (view.phase === 'naming' || view.phase === 'giving') return view.phase;
  const kind = view.card?.kind;
  return kind === 'gift' || kind === 'risk' ? kind : 'search';
}

function hintOf(view: RamsesView, part: Part): string {
  if (part !== 'search') return part;
  if (view.may.includes('stop')) return 'may-stop';
  return view.slides === 0 ? 'first' : 'on';
}

function preview(view: RamsesView, names: Names): Stage {
  const isSeen = view.tokens !== null;
  return {
    tone: 'calm',
    title: isSeen ? 'ramses-preview' : 'ramses-preview-hidden',
    hint: 'ramses-hint-preview',
    values: { name: names.seat(view.turn) },
  };
}

/** Return how many turns a seat sits out before it plays; null where it is away or out. */
export function waitsOf({ seats }: Pick<RamsesView, 'seats'>, seat: number): number | null {
  const it = seats[seat];
  return it?.is_present && !it.is_out ? it.skips : null;
}
