/** A loader of content whose texts may name facts; a changed fact loads them again. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { fillFactsIn } from './facts.ts';
import { isFactFile, readFacts } from './read-facts.ts';

/** The loader with the facts in every text; Markdown gets its facts from `scripts/astro/fact-texts.ts`, and shares the digest. */
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
        // Without the watcher, which has the loader's listeners already.
        if (isFactFile(path)) void loader.load(filled);
      });
    },
  };
}
