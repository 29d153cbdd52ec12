/** The parts of the view of Ricochet Robots as this client calls them. */

export type {
  RicochetBoardView as BoardView,
  RicochetChoice as Choice,
  RicochetPastRound as PastRound,
  RicochetPastTrial as PastTrial,
  RicochetView,
} from '../../protocol/types.ts';
