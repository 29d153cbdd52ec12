/** Tables that were laid to play alone: they start as soon as their lobby is seen. */

const waiting = new Set<string>();

export function startWhenSeen(table: string): void {
  waiting.add(table);
}

/** Tell whether a table is to be started now; true once only. */
export function isToStart(table: string): boolean {
  return waiting.delete(table);
}
