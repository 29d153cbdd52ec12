/** Ramses in the client. */

import type { GameModule } from '../game.ts';
import { OPTIONS } from './options.ts';

const ramses: GameModule = {
  id: 'ramses',
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  demo: () => import('./board/DemoBoard.svelte'),
  options: OPTIONS,
};

export default ramses;
