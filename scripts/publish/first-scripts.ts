/** The scripts that run before a page is painted: inside its HTML, allowed by their hashes. */
import type { AstroIntegration } from 'astro';
import { bundleScript } from './bundle-script.ts';

/**
 * Puts `first-prices.ts` into the head of every page; `ProductListing.astro` prints `first-list.ts` as `__FIRST_LIST__`,
 * `ProductView.astro` `first-choice.ts` as `__FIRST_CHOICE__`.
 */
export function firstScripts(): AstroIntegration {
  return {
    name: 'first-scripts',
    hooks: {
      'astro:config:setup': async ({ injectScript, updateConfig }) => {
        const [prices, list, choice] = await Promise.all([
          bundleScript('src/modules/first-prices.ts'),
          bundleScript('src/modules/first-list.ts'),
          bundleScript('src/modules/first-choice.ts'),
        ]);
        injectScript('head-inline', prices.trim());
        const define = {
          __FIRST_LIST__: JSON.stringify(list.trim()),
          __FIRST_CHOICE__: JSON.stringify(choice.trim()),
        };
        updateConfig({ vite: { define } });
      },
    },
  };
}
