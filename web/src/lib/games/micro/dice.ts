/** The 36 dice of a board: their names, and where a robot may go from one of them. */

import { type Direction, neighbour, type Size } from '../../board/grid.ts';

export const SIDE = 6;
export const TILE = 3;
export const BOARD: Size = { rows: SIDE, columns: SIDE };
export const COLOURS = 'RBYGPW';

/** Names of dice such as `G3`, six rows from the north-west; a die names its field, too. */
export type Dice = readonly string[];

export function colourOf(die: string): string {
  return die.charAt(0);
}

export function numberOf(die: string): number {
  return Number(die.charAt(1));
}

/** Return the field that a text names, `g3` for one, or null when it is no name of a die. */
export function parseField(text: string): string | null {
  const name = text.trim().toUpperCase();
  return /^[RBYGPW][1-6]$/.test(name) ? name : null;
}

/** Return the cells of the other fields in the row or column, from near to far. */
export function inLine(cell: number, way: Direction): number[] {
  const found: number[] = [];
  for (let at = neighbour(BOARD, cell, way); at !== null; at = neighbour(BOARD, at, way)) {
    found.push(at);
  }
  return found;
}

export function isAlike(one: string, other: string): boolean {
  return colourOf(one) === colourOf(other) || numberOf(one) === numberOf(other);
}

/** Return the cells one move away, rising: in a line, of the same colour or number. */
export function fieldsFrom(dice: Dice, cell: number): number[] {
  const here = dice[cell] ?? '';
  return dice
    .map((die, there) =>
      there !== cell && areInLine(cell, there) && isAlike(here, die) ? there : -1,
    )
    .filter((there) => there >= 0);
}

export function areInLine(one: number, other: number): boolean {
  return rowOf(one) === rowOf(other) || one % SIDE === other % SIDE;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / SIDE);
}

/** Why a field cannot be reached in one move. */
export type Fault = 'same_field' | 'not_in_line' | 'shares_neither';

export function faultOf(dice: Dice, cell: number, there: number): Fault | null {
  if (cell === there) return 'same_field';
  if (!areInLine(cell, there)) return 'not_in_line';
  return isAlike(dice[cell] ?? '', dice[there] ?? '') ? null : 'shares_neither';
}

/**
 * Return the field to which an arrow key jumps: the nearest of `fields` that way from the robot,
 * or the next one behind the field that is chosen; null when there is none that way.
 */
export function jumpTo(
  fields: readonly number[],
  robot: number,
  chosen: number | null,
  way: Direction,
): number | null {
  const there = inLine(robot, way).filter((cell) => fields.includes(cell));
  const next = chosen === null ? 0 : there.indexOf(chosen) + 1;
  return there[next % there.length] ?? null;
}
