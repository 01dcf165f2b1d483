/**
 * Leaves out Vite's lists of chunks and all of its preload helper but the event of a chunk that is gone (2.2 KB brotli
 * before input): chunks of ours are fetched by what a person does, and their styles come in the two ways of
 * `.docs/styles.md`. Astro sets the option itself, and the browsers that scripts are built for, so both are set back
 * once the configuration stands.
 */
import type { Plugin } from 'vite';

/** Vite's own name for the module that wraps every `import()` of a build. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** What stays of it: `old-build.ts` listens to the event. */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/** The Vite plugin that does it, for scripts that are built for these browsers. */
export function withoutPreload(target: string[]): Plugin {
  return {
    name: 'without-preload',
    enforce: 'pre',
    configResolved: ({ environments }) => {
      Object.assign(environments['client']?.build ?? {}, { modulePreload: false, target });
    },
    load: (id) => (id === PRELOAD_HELPER ? HELPER : undefined),
  };
}
