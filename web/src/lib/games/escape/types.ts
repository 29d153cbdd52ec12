/** The parts of the view of 1, 2, 3… robot! as this client calls them. */

import type { EscapeCamera, EscapeOptions, EscapeView } from '../../protocol/types.ts';

export type {
  EscapeCamera as Camera,
  EscapeSighting as Sighting,
  EscapeStepView as Step,
  EscapeTileView as Tile,
  EscapeTold as Told,
  EscapeTurnView as Turn,
  EscapeView,
} from '../../protocol/types.ts';

export type Heading = EscapeCamera['heading'];
export type Corner = EscapeOptions['corner'];

/** The plan and the way sight is read on it. */
export type Site = Pick<EscapeView, 'plan' | 'options'>;
