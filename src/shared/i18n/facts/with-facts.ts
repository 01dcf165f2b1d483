/** A content loader that replaces facts in texts; a changed fact reloads them. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { fillFactsIn } from './facts.ts';
import { isFactFile, readFacts } from './read-facts.ts';

/**
 * Wraps a loader so that every text has its facts. `scripts/astro/fact-texts.ts` replaces them in Markdown, and
 * shares the digest.
 */
export function withFacts(loader: Loader, root = process.cwd()): Loader {
  return {
    ...loader,
    load: async ({ watcher, ...context }) => {
      const filled: LoaderContext = {
        ...context,
        generateDigest: (data) => context.generateDigest(JSON.stringify([data, readFacts(root)])),
        parseData: ({ data, ...entry }) =>
          context.parseData({ ...entry, data: Object(fillFactsIn(data, readFacts(root))) }),
      };
      await loader.load(watcher ? { ...filled, watcher } : filled);
      watcher?.on('change', (path) => {
        // Without the watcher, because the loader has registered its listeners already.
        if (isFactFile(path)) void loader.load(filled);
      });
    },
  };
}
