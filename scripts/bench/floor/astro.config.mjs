import { defineConfig } from 'astro/config';

/** The floor of the bench: pages with the shop's pictures only, built by the same Astro. */
export default defineConfig({
  build: { format: 'file', inlineStylesheets: 'always' },
  cacheDir: '../../../.cache/bench/floor-cache',
  devToolbar: { enabled: false },
});
