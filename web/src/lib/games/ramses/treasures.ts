/** The treasures by their numbers: how each is drawn and what it is called. */

import { t } from '../../i18n/i18n.svelte.ts';
import drawings from '../../../../../src/carom/pictures/ramses/data/motifs.json';

export type PartKind = 'main' | 'accent' | 'dark' | 'light' | 'line' | 'rope' | 'band';

export interface Motif {
  /** Names of the colours of most of it and of the rest. */
  readonly main: string;
  readonly accent: string;
  /** Kind and path of each part, later ones on top. */
  readonly parts: readonly (readonly [kind: PartKind, path: string])[];
}

const MOTIFS = Object.entries(drawings.motifs) as unknown as readonly [string, Motif][];

export const TREASURES: readonly string[] = MOTIFS.map(([name]) => name);

export function motifOf(treasure: number): Motif {
  const found = MOTIFS[treasure];
  if (!found) throw new RangeError(`treasure ${treasure}`);
  return found[1];
}

export function treasureName(treasure: number): string {
  return t(`term-treasure-${TREASURES[treasure]}`);
}
