/** The puzzle board: a position that is edited, tried out and solved. */

import type { Direction } from '../../../board/grid.ts';
import {
  type BoardPlan,
  type Piece,
  type Scene,
  type Target,
  withWallFlipped,
} from '../board/scene.ts';
import { allGlides, walk } from '../board/slide.ts';
import type { PositionText } from '../../../protocol/http.ts';
import type { RicochetMoveRules, RicochetPositionView } from '../../../protocol/types.ts';
import { planOf } from '../scenes.ts';

const NAMES: Record<string, string> = {
  r: 'red',
  b: 'blue',
  g: 'green',
  y: 'yellow',
  k: 'neutral',
  t: 'transparent',
  '*': 'any',
};

export const ALL_ROBOTS = [...'rbgykt'];

export class Puzzle {
  plan = $state.raw<BoardPlan>() as BoardPlan;
  start = $state.raw<readonly Piece[]>([]);
  target = $state.raw<Target>() as Target;
  rules = $state.raw<RicochetMoveRules>() as RicochetMoveRules;
  route = $state.raw<readonly string[]>([]);

  readonly scene: Scene = $derived.by(() => {
    const { robots, legs } = walk(this.plan, this.start, this.route);
    const most = this.rules.ghost_passes === 'one' ? 1 : 1023;
    const slides = allGlides(this.plan, robots, most);
    return { plan: this.plan, tokens: this.start, goal: this.target, robots, legs, slides };
  });

  constructor(view: RicochetPositionView) {
    this.take(view);
  }

  take(view: RicochetPositionView): void {
    this.plan = planOf(view.board);
    this.start = [...view.robots].map((robot, at) => ({ robot, cell: view.cells[at] as number }));
    this.target = view.target;
    this.rules = view.rules;
    this.route = [];
  }

  get isSolved(): boolean {
    const standing = this.scene.robots.filter((piece) => piece.cell === this.target.cell);
    const isWanted = (piece: Piece): boolean =>
      this.target.robot === '*' || piece.robot === this.target.robot;
    return this.route.length > 0 && standing.some(isWanted);
  }

  move(move: string): void {
    this.route = [...this.route, move];
  }

  undo(): void {
    this.route = this.route.slice(0, -1);
  }

  reset(): void {
    this.route = [];
  }

  /** Put a robot on a cell, if it is open and nobody stands there. Returns whether it moved. */
  put(robot: string, cell: number): boolean {
    const isTaken = this.start.some((piece) => piece.cell === cell);
    if (isTaken || this.plan.closed.includes(cell)) return false;
    this.route = [];
    this.start = this.start.map((piece) => (piece.robot === robot ? { robot, cell } : piece));
    return true;
  }

  /** Add a robot on the first free cell, or take it away. */
  toggleRobot(robot: string): void {
    this.route = [];
    if (this.start.some((piece) => piece.robot === robot)) {
      this.start = this.start.filter((piece) => piece.robot !== robot);
      return;
    }
    const cell = this.freeCell();
    const pieces = cell === null ? [...this.start] : [...this.start, { robot, cell }];
    this.start = pieces.sort(
      (one, other) => ALL_ROBOTS.indexOf(one.robot) - ALL_ROBOTS.indexOf(other.robot),
    );
  }

  flipWall(cell: number, side: Direction): void {
    this.route = [];
    this.plan = withWallFlipped(this.plan, cell, side);
  }

  /** Lay the target on a cell; the symbol is the one printed there for that robot. */
  aim(cell: number, robot = this.target.robot): void {
    if (this.plan.closed.includes(cell)) return;
    const printed = this.plan.targets.find((item) => item.cell === cell && item.robot === robot);
    this.route = [];
    this.target = { robot, cell, symbol: printed?.symbol ?? (robot === '*' ? 'vortex' : '') };
  }

  setRule(name: keyof RicochetMoveRules, value: string): void {
    this.route = [];
    this.rules = { ...this.rules, [name]: value };
  }

  /** Return the JSON form of the position, with everything said. */
  json(): PositionText {
    const { plan, target } = this;
    const xy = (cell: number): [number, number] => [
      cell % plan.columns,
      Math.floor(cell / plan.columns),
    ];
    const marked = (item: Target): object => ({
      robot: NAMES[item.robot],
      cell: xy(item.cell),
      symbol: item.symbol,
    });
    const digits = plan.walls.map((mask) => mask.toString(16)).join('');
    return {
      rows: plan.rows,
      columns: plan.columns,
      walls: Array.from({ length: plan.rows }, (_, row) =>
        digits.slice(row * plan.columns, (row + 1) * plan.columns),
      ),
      closed: plan.closed.map(xy),
      diagonals: plan.diagonals.map((item) => ({
        ...item,
        cell: xy(item.cell),
        robot: NAMES[item.robot],
      })),
      targets: plan.targets.map(marked),
      robots: Object.fromEntries(this.start.map(({ robot, cell }) => [NAMES[robot], xy(cell)])),
      target: marked(target),
      options: this.rules,
    };
  }

  private freeCell(): number | null {
    const pieces = [...this.start, ...this.plan.targets];
    const isFree = (cell: number): boolean =>
      !this.plan.closed.includes(cell) && !pieces.some((piece) => piece.cell === cell);
    for (let cell = 0; cell < this.plan.rows * this.plan.columns; cell += 1) {
      if (isFree(cell)) return cell;
    }
    return null;
  }
}
