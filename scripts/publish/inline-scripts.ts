/**
 * The inline scripts of pages. The content security policy only allows scripts that the build registers here; any
 * other script, such as one in an editor's text, stops the build.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { bundleScript } from './bundle-script.ts';
import { cspHash, type PageFacts, readElements } from './page/page-facts.ts';

/** CSP sources of the registered scripts. */
export type InlineScripts = Set<string>;

/** Creates the set, with the script of Astro's islands. */
export const inlineScriptList = (): InlineScripts => new Set([cspHash(islandScript)]);

/** Registers scripts, each exactly as it is printed between its tags. */
export function registerScripts(list: InlineScripts, scripts: Iterable<string>): void {
  for (const script of scripts) list.add(cspHash(script));
}

const MAX_SHOWN_CHARS = 80;

/** The beginning of the inline script with a CSP source. */
async function beginningOf(folder: string, { path }: PageFacts, source: string): Promise<string> {
  const isHome = path === '/' || path === '/en';
  const html = await readFile(join(folder, isHome ? `${path}/index.html` : `${path}.html`), 'utf8');
  const script = readElements(html).find(
    ({ kind, content }) => kind === 'script' && cspHash(content) === source,
  );
  return (script?.content ?? '').trim().slice(0, MAX_SHOWN_CHARS);
}

/**
 * The CSP sources of the inline scripts of all pages.
 * @throws Error that names the page and the script, if one was not registered
 */
export async function usedScripts(
  folder: string,
  pages: readonly PageFacts[],
  registered: InlineScripts,
): Promise<readonly string[]> {
  for (const page of pages) {
    const unknown = page.scripts.find((source) => !registered.has(source));
    if (unknown !== undefined)
      throw new Error(
        `${page.path} has an inline script that the build did not make: ` +
          `'${await beginningOf(folder, page, unknown)}' (${unknown}). ` +
          'Remove it, or register it in scripts/publish/inline-scripts.ts.',
      );
  }
  return [...new Set(pages.flatMap(({ scripts }) => scripts))].sort();
}

/**
 * Escapes a script for an inline element (HTML, 4.12.1.3).
 * @throws Error when its text would end or hide the element
 */
export function inlineScript(script: string): string {
  if (/<\/script|<script|<!--/i.test(script))
    throw new Error('an inline script must not hold markup of scripts');
  return script.trim();
}

/** Scripts that a component prints as the constant of this name. */
const PRINTED = {
  __FIRST_LIST__: 'src/features/catalogue/browser/first-list.ts',
  __FIRST_CHOICE__: 'src/features/product/browser/first-choice.ts',
  __FIRST_CHECKOUT__: 'src/features/checkout/browser/first-checkout.ts',
  __FIRST_SUMMARY__: 'src/features/checkout/browser/first-summary.ts',
};

/** Scripts in the head of every page, after the script of the prices. */
const HEAD = [
  'src/shell/browser/head/fresh-page.ts',
  'src/shell/browser/head/early-clicks.ts',
  'src/shell/browser/head/fill-on-press.ts',
];

/** The settings of the scripts in the head. */
interface FirstScripts {
  /** Receives errors and purchases from `beacon.ts`; without it they are not sent. */
  readonly beaconUrl?: string | undefined;
  /** Codes of the additional currencies; a page waits for its prices only in these. */
  readonly offeredCurrencies: readonly string[];
  readonly scripts: InlineScripts;
}

/** Bundles the scripts that run before a page is painted or used, and puts them into the HTML. */
export function firstScripts({ beaconUrl, offeredCurrencies, scripts }: FirstScripts): AstroIntegration {
  const register = (script: string): string => {
    const inline = inlineScript(script);
    registerScripts(scripts, [inline]);
    return inline;
  };
  const bundleFirst = async (): Promise<string> => {
    const define = { __OFFERED_CURRENCIES__: JSON.stringify(offeredCurrencies.join('|')) };
    const prices = offeredCurrencies.length > 0 && bundleScript('src/shared/money/first-prices.ts', define);
    const bundles = await Promise.all([prices || '', ...HEAD.map((source) => bundleScript(source))]);
    return bundles.map((bundle) => bundle.trim()).join('');
  };
  return {
    name: 'first-scripts',
    hooks: {
      'astro:config:setup': async ({ injectScript, updateConfig }) => {
        const printed = Object.entries(PRINTED).map(
          async ([name, source]) => [name, JSON.stringify(register(await bundleScript(source)))] as const,
        );
        const [first, ...definitions] = await Promise.all([bundleFirst(), ...printed]);
        injectScript('head-inline', register(first));
        if (beaconUrl) {
          const define = { __BEACON_URL__: JSON.stringify(beaconUrl) };
          injectScript('head-inline', register(await bundleScript('src/shell/browser/beacon.ts', define)));
        }
        updateConfig({ vite: { define: Object.fromEntries(definitions) } });
      },
    },
  };
}
