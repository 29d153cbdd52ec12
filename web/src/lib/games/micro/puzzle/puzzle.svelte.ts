/** The puzzle board: a position that is edited, tried out and solved. */

import type { PositionText } from '../../../protocol/http.ts';
import type { Dice } from '../dice.ts';
import { positionText } from '../position.ts';
import { isThere, movable, type Puzzle as Question, type Scene, walked } from '../scene.ts';
import type { PositionView } from '../types.ts';

export const PIECES = ['robot', 'target', 'waypoint'] as const;

export type PieceName = (typeof PIECES)[number];

export function isPiece(name: string): name is PieceName {
  return (PIECES as readonly string[]).includes(name);
}

export class Puzzle {
  dice = $state.raw<Dice>([]);
  robot = $state(0);
  target = $state(0);
  waypoint = $state<number | null>(null);
  route = $state.raw<readonly string[]>([]);

  readonly question: Question = $derived({
    dice: this.dice,
    start: this.robot,
    target: this.target,
    waypoint: this.waypoint,
  });
  readonly scene: Scene = $derived(movable(walked(this.question, this.route)));
  readonly isSolved: boolean = $derived(isThere(this.scene));

  constructor(view: PositionView) {
    this.dice = view.dice;
    this.robot = view.robot;
    this.target = view.target;
    this.waypoint = view.waypoint;
  }

  move(cell: number): void {
    this.route = [...this.route, this.dice[cell] ?? ''];
  }

  undo(): void {
    this.route = this.route.slice(0, -1);
  }

  reset(): void {
    this.route = [];
  }

  /** Return what stands on a field, or null. */
  pieceAt(cell: number): PieceName | null {
    return PIECES.find((piece) => this[piece] === cell) ?? null;
  }

  /** Put a piece on a field where nothing stands. Returns whether it moved. */
  put(piece: PieceName, cell: number): boolean {
    if (this.pieceAt(cell) !== null) return false;
    this.route = [];
    this[piece] = cell;
    return true;
  }

  removeWaypoint(): void {
    this.route = [];
    this.waypoint = null;
  }

  /** Return the JSON form of the position. */
  json(): PositionText {
    return positionText(this.question);
  }
}
