/**
 * A process that only bundles, and keeps what it made for the build that has started it (`reuse-bundle.ts`): the bundler's memory,
 * some 400 MB, goes with it before the first page is made (decision 167, Bundle apart).
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteBuilder } from 'vite';
import { bundleSource, ENTRY, type PageData, placeOf, shownPictures } from './bundle-source.ts';
import { type BundleList, beginBundle, endBundle, filesIn } from './kept-bundle.ts';

/** The integration: bundles as always, and makes no page. */
export function makeBundle(folder: string): AstroIntegration {
  let site = '';
  let root = '';
  let list: BundleList | undefined;
  return {
    name: 'make-bundle',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
        root = fileURLToPath(config.root);
      },
      'astro:build:setup': ({ vite, pages, updateConfig }) => {
        const make = vite.builder?.buildApp;
        if (make === undefined) throw new Error('This Astro has nothing that bundles.');
        const source = bundleSource(root, site, vite.define);
        const styled: ReadonlyMap<string, PageData> = pages;
        updateConfig({
          builder: {
            buildApp: async (builder: ViteBuilder) => {
              await make(builder);
              const place = placeOf(site);
              beginBundle(folder, place);
              list = {
                ...source,
                entry: filesIn(place.renderer).find((file) => ENTRY.test(file)) ?? '',
                styles: Object.fromEntries(Array.from(styled, ([key, page]) => [key, page.styles])),
                pictures: [...shownPictures()],
              };
            },
          },
        });
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((own) => ({ ...own, getStaticPaths: async () => [] })),
      'astro:build:generated': () => {
        if (list) endBundle(folder, placeOf(site), list);
      },
    },
  };
}
