/** 1, 2, 3… robot! in the client. */

import type { GameModule } from '../game.ts';
import { OPTIONS } from './options.ts';

const escape: GameModule = {
  id: 'escape',
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  demo: () => import('./board/DemoBoard.svelte'),
  options: OPTIONS,
};

export default escape;
