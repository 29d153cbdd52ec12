import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { rulesPages } from './plugins/rules-pages.ts';
import { words } from './plugins/words.ts';

export default defineConfig({
  plugins: [svelte(), words(), rulesPages()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
  },
});
