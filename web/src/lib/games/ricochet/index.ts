/** Ricochet Robots in the client. */

import type { GameModule } from '../game.ts';
import { OPTIONS } from './options.ts';

const ricochet: GameModule = {
  id: 'ricochet',
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  puzzle: { mark: 'r1_', page: () => import('./puzzle/PuzzlePage.svelte') },
  demo: () => import('./board/DemoBoard.svelte'),
  options: OPTIONS,
};

export default ricochet;
