/** Micro Robots in the client. */

import type { GameModule } from '../game.ts';
import { OPTIONS } from './options.ts';

const micro: GameModule = {
  id: 'micro',
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  puzzle: { mark: 'm1_', page: () => import('./puzzle/PuzzlePage.svelte') },
  demo: () => import('./board/DemoBoard.svelte'),
  options: OPTIONS,
};

export default micro;
