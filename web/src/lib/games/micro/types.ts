/** The parts of the view of Micro Robots as this client calls them. */

export type {
  MicroPastRound as PastRound,
  MicroPastTrial as PastTrial,
  MicroPenalty as Penalty,
  MicroPositionView as PositionView,
  MicroTrialView as TrialView,
  MicroView,
} from '../../protocol/types.ts';
