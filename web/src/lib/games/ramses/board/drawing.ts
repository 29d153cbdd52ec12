/** Measures of the box in units of its drawing: a space is 48 wide. */

export const CELL = 48;
export const FRAME = 24;
/** The wood on a small screen, without names of rows and columns. */
export const SLIM_FRAME = 7;
/** How round the corners of the wood are. */
export const ROUND = 14;

const HALF = CELL / 2 - 1.2;
const SIDE = 2 * HALF;

/** The faces of a pyramid from above, each with its name. */
export const FACES = [
  ['west', `M-${HALF}-${HALF}L0 0L-${HALF} ${HALF}z`],
  ['north', `M-${HALF}-${HALF}h${SIDE}L0 0z`],
  ['east', `M${HALF}-${HALF}v${SIDE}L0 0z`],
  ['south', `M-${HALF} ${HALF}h${SIDE}L0 0z`],
] as const;

/** Its rim and the ridges between the faces. */
export const RIDGES = `M-${HALF}-${HALF}h${SIDE}v${SIDE}h-${SIDE}zL${HALF} ${HALF}M${HALF}-${HALF}L-${HALF} ${HALF}`;

/** Transform that puts a drawing in the middle of a cell. */
export function placedAt(cell: number, columns: number): string {
  const x = ((cell % columns) + 0.5) * CELL;
  const y = (Math.floor(cell / columns) + 0.5) * CELL;
  return `translate(${x} ${y})`;
}
