/** What was said at the table, each line known by itself. */

import type { ChatLine } from '../protocol/types.ts';

export interface Said {
  /** Stays the same when older lines are dropped: else all would be read out anew. */
  readonly key: string;
  readonly line: ChatLine;
}

export function keyed(chat: readonly ChatLine[]): Said[] {
  const counts = new Map<string, number>();
  return chat.map((line) => {
    const when = `${line.at_ms} ${line.seat}`;
    const count = counts.get(when) ?? 0;
    counts.set(when, count + 1);
    return { key: `${when} ${count}`, line };
  });
}
