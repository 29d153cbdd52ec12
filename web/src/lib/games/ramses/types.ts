/** The parts of the view of Ramses as this client calls them. */

export type {
  RamsesCard as Card,
  RamsesCardView as CardView,
  RamsesEvent as Event,
  RamsesSeatView as SeatView,
  RamsesView,
} from '../../protocol/types.ts';
