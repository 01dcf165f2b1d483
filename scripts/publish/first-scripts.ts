/** The scripts that run before a page is painted or used: inside its HTML, allowed by their hashes. */
import type { AstroIntegration } from 'astro';
import { bundleScript } from './bundle-script.ts';
import { type InlineScripts, registerScripts } from './inline-scripts.ts';

/**
 * A script that can be inlined: nothing in it ends or hides the element that contains it (HTML, 4.12.1.3).
 * @throws Error where something would
 */
export function inlineScript(script: string): string {
  if (/<\/script|<script|<!--/i.test(script))
    throw new Error('an inline script must not hold markup of scripts');
  return script.trim();
}

interface FirstScripts {
  /** Receives errors and purchases from `beacon.ts`; without it nothing is sent. */
  readonly beaconUrl?: string | undefined;
  /** The codes of the other currencies that the shop offers; a page waits for its prices only in these. */
  readonly offeredCurrencies: readonly string[];
  /** Where the scripts are registered, so that the policy allows them. */
  readonly scripts: InlineScripts;
}

/**
 * Puts `first-prices.ts`, `fresh-page.ts`, `early-clicks.ts` and `fill-on-press.ts`, as one script, into the head of every
 * page; `ProductListing.astro` prints `first-list.ts` as `__FIRST_LIST__`, `ProductView.astro` `first-choice.ts` as
 * `__FIRST_CHOICE__`, `CheckoutFrame.astro` `first-checkout.ts` as `__FIRST_CHECKOUT__`, `StoredSummary.tsx` `first-summary.ts` as `__FIRST_SUMMARY__`.
 * @param options of the shop that is built
 */
export function firstScripts({ beaconUrl, offeredCurrencies, scripts }: FirstScripts): AstroIntegration {
  return {
    name: 'first-scripts',
    hooks: {
      'astro:config:setup': async ({ injectScript, updateConfig }) => {
        const registered = (script: string): string => {
          const own = inlineScript(script);
          registerScripts(scripts, [own]);
          return own;
        };
        const [prices, fresh, press, fill, list, choice, checkout, summary] = await Promise.all([
          bundleScript('src/shared/money/first-prices.ts', {
            __OFFERED_CURRENCIES__: JSON.stringify(offeredCurrencies.join('|')),
          }),
          bundleScript('src/shell/browser/head/fresh-page.ts'),
          bundleScript('src/shell/browser/head/early-clicks.ts'),
          bundleScript('src/shell/browser/dialogs/fill-on-press.ts'),
          bundleScript('src/features/catalogue/browser/first-list.ts'),
          bundleScript('src/features/product/browser/first-choice.ts'),
          bundleScript('src/features/checkout/browser/first-checkout.ts'),
          bundleScript('src/features/checkout/browser/first-summary.ts'),
        ]);
        const first = fresh.trim() + press.trim() + fill;
        injectScript('head-inline', registered(offeredCurrencies.length > 0 ? prices.trim() + first : first));
        if (beaconUrl) {
          const define = { __BEACON_URL__: JSON.stringify(beaconUrl) };
          injectScript('head-inline', registered(await bundleScript('src/shell/browser/beacon.ts', define)));
        }
        const define = {
          __FIRST_LIST__: JSON.stringify(registered(list)),
          __FIRST_CHOICE__: JSON.stringify(registered(choice)),
          __FIRST_CHECKOUT__: JSON.stringify(registered(checkout)),
          __FIRST_SUMMARY__: JSON.stringify(registered(summary)),
        };
        updateConfig({ vite: { define } });
      },
    },
  };
}
