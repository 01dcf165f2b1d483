/** The scripts that run before a page is painted: inside its HTML, allowed by their hashes. */
import type { AstroIntegration } from 'astro';
import { bundleScript } from './bundle-script.ts';

/** Puts `first-prices.ts` into the head of every page; `ProductListing.astro` prints `first-list.ts` as `__FIRST_LIST__`. */
export function firstScripts(): AstroIntegration {
  return {
    name: 'first-scripts',
    hooks: {
      'astro:config:setup': async ({ injectScript, updateConfig }) => {
        const [prices, list] = await Promise.all([
          bundleScript('src/modules/first-prices.ts'),
          bundleScript('src/modules/first-list.ts'),
        ]);
        injectScript('head-inline', prices.trim());
        updateConfig({ vite: { define: { __FIRST_LIST__: JSON.stringify(list.trim()) } } });
      },
    },
  };
}
