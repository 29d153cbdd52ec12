/** Moves as people type them. */

const ARROWS: Record<string, string> = { '↑': 'N', '→': 'E', '↓': 'S', '←': 'W' };

/** Return a typed move in the one canonical way, or null when it is none: `re`, `R→`, `tE+1`. */
export function canonicalMove(text: string): string | null {
  const found = /^([rbgykt])\s*([nesw↑→↓←])\s*(\+([1-9]\d{0,3}))?$/i.exec(text.trim());
  if (!found) return null;
  const [, robot = '', way = '', passes = ''] = found;
  return robot.toLowerCase() + (ARROWS[way] ?? way.toUpperCase()) + passes;
}

const SIGNS: Record<string, string> = { N: '↑', E: '→', S: '↓', W: '←' };

/** Return a move as its letter and an arrow: `R→`, `T→+1`. */
export function arrowText(move: string): string {
  return move.charAt(0).toUpperCase() + (SIGNS[move.charAt(1)] ?? '') + move.slice(2);
}
