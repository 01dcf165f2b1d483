/** Where a build bundles: the hooks of Astro that both who makes a bundle and who takes a kept one stand in. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteBuilder } from 'vite';
import type { BundlePlace } from './bundle-cache.ts';
import { type BundleSource, bundleSource, type PageData, placeOf } from './bundle-source.ts';

/** A build that is about to bundle. */
export interface Bundling {
  /** The program's folder. */
  readonly root: string;
  readonly place: BundlePlace;
  readonly source: BundleSource;
  /** Astro's pages, by their keys; their styles are known once it is bundled. */
  readonly pages: ReadonlyMap<string, PageData>;
  /** Bundles as Astro does. */
  readonly make: (builder: ViteBuilder) => Promise<void>;
}

/**
 * Replaces Astro's bundling with `bundle`.
 * @throws Error where Astro bundles in another way than this expects
 */
export function bundlingHooks(
  bundle: (bundling: Bundling, builder: ViteBuilder) => Promise<void>,
): Pick<AstroIntegration['hooks'], 'astro:config:done' | 'astro:build:setup'> {
  let site = '';
  let root = '';
  return {
    'astro:config:done': ({ config }) => {
      site = fileURLToPath(config.outDir);
      root = fileURLToPath(config.root);
    },
    'astro:build:setup': ({ vite, pages, updateConfig }) => {
      const make = vite.builder?.buildApp;
      if (make === undefined) throw new Error('This Astro has nothing that bundles.');
      const source = bundleSource(root, site, vite.define);
      const bundling = { root, place: placeOf(site), source, pages, make };
      updateConfig({ builder: { buildApp: (builder: ViteBuilder) => bundle(bundling, builder) } });
    },
  };
}
