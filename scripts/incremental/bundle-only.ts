/**
 * A process that only bundles, and keeps what it made for the build that has started it (`reuse-bundle.ts`): the bundler's memory,
 * some 400 MB, goes with it before the first page is made (decision 167, Separate bundling).
 */
import type { AstroIntegration } from 'astro';
import { beginBundle, endBundle, filesIn } from './bundle-cache.ts';
import { ENTRY, shownPictures } from './bundle-source.ts';
import { bundlingHooks } from './bundling-hooks.ts';
import { waitForParent } from './wait-for-parent.ts';

/** The integration: bundles as always, and makes no page. */
export function bundleOnly(folder: string): AstroIntegration {
  let keep = (): void => undefined;
  const hooks = bundlingHooks(async ({ place, source, pages, make }, builder) => {
    await make(builder);
    beginBundle(folder, place);
    const list = {
      ...source,
      entry: filesIn(place.renderer).find((file) => ENTRY.test(file)) ?? '',
      styles: Object.fromEntries(Array.from(pages, ([key, page]) => [key, page.styles])),
      pictures: [...shownPictures()],
    };
    keep = () => endBundle(folder, place, list);
  });
  return {
    name: 'bundle-only',
    hooks: {
      ...hooks,
      'astro:config:done': async (done) => {
        await hooks['astro:config:done']?.(done);
        await waitForParent();
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((own) => ({ ...own, getStaticPaths: async () => [] })),
      'astro:build:generated': () => keep(),
    },
  };
}
