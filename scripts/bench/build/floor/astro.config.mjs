import { defineConfig } from 'astro/config';

/** The floor of `npm run bench:build`: as many pages as the shop has, each of the same length, from existing text. */
export default defineConfig({
  build: { format: 'file' },
  cacheDir: '../../../../.cache/bench-build/floor-cache',
  devToolbar: { enabled: false },
});
