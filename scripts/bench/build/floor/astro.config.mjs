import { defineConfig } from 'astro/config';

/** The floor of `npm run bench:build`: as many pages as the shop has, each as long as the shop's, of text that is there already. */
export default defineConfig({
  build: { format: 'file' },
  cacheDir: '../../../../.cache/bench-build/floor-cache',
  devToolbar: { enabled: false },
});
