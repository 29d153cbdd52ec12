/** From the view of a game to what the board draws. */

import type { BoardPlan, Piece, Scene, Slide, Target } from './board/scene.ts';
import { allGlides, glides, walk } from './board/slide.ts';
import type { Direction } from '../../board/grid.ts';
import type { BoardView, Choice, PastRound, RicochetView } from './types.ts';

const plans = new WeakMap<BoardView, BoardPlan>();

/** Return the plan of a board; the same one for the same board. */
export function planOf(board: BoardView): BoardPlan {
  const known = plans.get(board);
  if (known) return known;
  const walls = board.walls.flatMap((row) => [...row].map((digit) => Number.parseInt(digit, 16)));
  const plan = { ...board, walls };
  plans.set(board, plan);
  return plan;
}

export function tokensOf(view: RicochetView): Piece[] {
  return view.robots
    .filter((item) => item.token >= 0)
    .map(({ robot, token }) => ({ robot, cell: token }));
}

export function goalOf(view: RicochetView): Target | null {
  return view.chip === null ? null : (planOf(view.board).targets[view.chip] ?? null);
}

/** Return the offered moves with the cells they go through. */
export function slidesFor(
  plan: BoardPlan,
  robots: readonly Piece[],
  moves: readonly Choice[],
): Slide[] {
  return moves.map(({ move, cell }) => {
    const way = move.charAt(1) as Direction;
    const found = glides(plan, robots, move.charAt(0), way, 1023);
    return found.find((slide) => slide.move === move) ?? { move, path: [cell] };
  });
}

/**
 * Return what the board shows now.
 *
 * @param ahead Own moves that the server has not confirmed yet.
 */
export function sceneOf(view: RicochetView, ahead: readonly string[] = []): Scene {
  const plan = planOf(view.board);
  const tokens = tokensOf(view);
  const base = { plan, tokens, goal: goalOf(view) };
  if (view.trial) {
    const { robots, legs } = walk(plan, tokens, [...view.trial.route, ...ahead]);
    const left = view.trial.bid - view.trial.spent - ahead.length;
    const slides =
      ahead.length === 0
        ? slidesFor(plan, robots, view.moves)
        : allGlides(plan, robots, 0).slice(0, left > 0 ? undefined : 0);
    return { ...base, robots, legs, slides: view.trial.seat === view.seat ? slides : [] };
  }
  if (view.scratch) {
    const { robots, legs } = walk(plan, tokens, view.scratch.route);
    return { ...base, robots, legs, slides: slidesFor(plan, robots, view.scratch.moves) };
  }
  const robots = view.robots
    .filter((item) => item.cell >= 0)
    .map(({ robot, cell }) => ({ robot, cell }));
  return { ...base, robots, legs: [], slides: [] };
}

/** Return where a way from the start of a closed round leads. */
export function pastScene(
  board: BoardView,
  robots: string,
  round: Pick<PastRound, 'tokens' | 'chip'>,
  route: readonly string[],
): Scene {
  const plan = planOf(board);
  const tokens = round.tokens.map((cell, at) => ({ robot: robots.charAt(at), cell }));
  const goal = plan.targets[round.chip] ?? null;
  return { plan, tokens, goal, ...walk(plan, tokens, route), slides: [] };
}

export function robotLetters(view: RicochetView): string {
  return view.robots.map((item) => item.robot).join('');
}
