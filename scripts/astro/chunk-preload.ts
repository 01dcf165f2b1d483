/**
 * Replaces Vite's preload helper with `src/shared/hydration/import-chunk.ts` (the helper costs 2.2 KB brotli before
 * input). The lists of imported chunks stay, so that they are fetched in parallel; styles come in the two ways of
 * `src/styles/README.md`. Astro sets this option and the browser targets itself, so both are set after the configuration is
 * resolved.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own name for the module that wraps every `import()` of a build. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

const IMPORT_CHUNK = resolve(import.meta.dirname, '../../src/shared/hydration/import-chunk.ts');

const HELPER = `export { importChunk as __vitePreload } from ${JSON.stringify(IMPORT_CHUNK)};`;

interface ChunkPreload {
  /** The browsers that scripts are built for. */
  readonly target: string[];
  /** Names of the chunks that every page already has. */
  readonly everywhere: readonly string[];
  /** The chunks whose names begin with the second prefix are requested together with the first chunk, without an import. */
  readonly alongside?: readonly [string, string];
}

/** The Vite plugin. */
export function chunkPreload({ target, everywhere, alongside }: ChunkPreload): Plugin {
  let companions: readonly string[] = [];
  const isNews = (file: string): boolean =>
    file.endsWith('.js') && !everywhere.some((name) => file.includes(`/${name}.`));
  const modulePreload = {
    polyfill: false,
    resolveDependencies: (_file: string, chunks: string[]) => {
      const isAccompanied = chunks.some((file) => file.includes(`/${alongside?.[0]}.`));
      return [...chunks.filter(isNews), ...(isAccompanied ? companions : [])];
    },
  };
  return {
    name: 'chunk-preload',
    enforce: 'pre',
    configResolved: ({ environments }) => {
      Object.assign(environments['client']?.build ?? {}, { modulePreload, target });
    },
    generateBundle: (_options, bundle) => {
      companions = Object.keys(bundle).filter((file) => alongside && file.includes(`/${alongside[1]}`));
    },
    load: (id) => (id === PRELOAD_HELPER ? HELPER : undefined),
  };
}
