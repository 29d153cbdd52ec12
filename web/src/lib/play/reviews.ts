/** Reviews of closed rounds, asked for once. */

import { reviewTable } from '../protocol/http.ts';
import type { SolveAnswer } from '../protocol/types.ts';

const known = new Map<string, SolveAnswer>();

/** Return the review of a round, or null while the server keeps it back. */
export async function reviewOf(table: string, round: number): Promise<SolveAnswer | null> {
  const key = (number: number): string => `${table} ${number}`;
  if (!known.has(key(round))) {
    for (const { number, answer } of await reviewTable(table)) known.set(key(number), answer);
  }
  return known.get(key(round)) ?? null;
}
