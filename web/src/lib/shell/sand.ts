/** The shapes of the sand in a clock, from the share that is still in the upper glass. */

export const GLASS =
  'M12 9H48V19C48 33 32.500 35 32.500 42C32.500 49 48 51 48 65V75H12V65C12 51 27.500 49 27.500 42C27.500 35 12 33 12 19Z';

const NECK = 42;
const FLOOR = 75;
const FULL = 26;

/** Height of sand for a share of it; the glass is narrow at the neck. */
function height(share: number): number {
  return FULL * Math.max(0, Math.min(1, share)) ** 0.62;
}

/** Sand in the upper glass: it sinks, hollow in the middle. */
export function upperSand(share: number): string {
  if (share <= 0) return '';
  const top = NECK - 2 - height(share);
  const hollow = top + Math.min(7, height(share) * 0.5);
  return `M8 ${top.toFixed(2)}Q22 ${top.toFixed(2)} 30 ${hollow.toFixed(2)}Q38 ${top.toFixed(2)} 52 ${top.toFixed(2)}V${NECK}H8Z`;
}

/** Sand in the lower glass: a heap that grows. */
export function lowerSand(share: number): string {
  if (share <= 0) return '';
  const side = FLOOR - height(share) * 0.78;
  const peak = side - Math.min(9, 3 + height(share) * 0.4);
  return `M8 ${FLOOR}V${side.toFixed(2)}Q20 ${side.toFixed(2)} 30 ${peak.toFixed(2)}Q40 ${side.toFixed(2)} 52 ${side.toFixed(2)}V${FLOOR}Z`;
}

/** Where the falling sand meets the heap. */
export function streamEnd(share: number): number {
  return FLOOR - height(share) * 0.78 - (share > 0 ? Math.min(9, 3 + height(share) * 0.4) : 0);
}
