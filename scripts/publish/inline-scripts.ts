/**
 * The inline scripts that the build itself makes. The content security policy allows these and no others: a script that came into a
 * page in another way, such as an editor's text, stops the build.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { cspHash, type PageFacts, readElements } from './page/page-facts.ts';

/** CSP sources of the scripts that were registered. */
export type InlineScripts = Set<string>;

/** Creates the list, which holds the script of Astro's islands. */
export const inlineScriptList = (): InlineScripts => new Set([cspHash(islandScript)]);

/** Adds scripts, each exactly as it is printed between its tags. */
export function registerScripts(list: InlineScripts, scripts: Iterable<string>): void {
  for (const script of scripts) list.add(cspHash(script));
}

const SHOWN = 80;

/** The beginning of an inline script of a page. */
async function beginningOf(folder: string, { path }: PageFacts, source: string): Promise<string> {
  const isHome = path === '/' || path === '/en';
  const file = isHome ? `${path}/index.html` : `${path}.html`;
  const html = await readFile(join(folder, file), 'utf8');
  const found = readElements(html).find(
    ({ kind, content }) => kind === 'script' && cspHash(content) === source,
  );
  return (found?.content ?? '').trim().slice(0, SHOWN);
}

/**
 * The sources of the inline scripts of all pages.
 * @throws Error that names the page and the script, where one was not registered
 */
export async function usedScripts(
  folder: string,
  pages: readonly PageFacts[],
  registered: InlineScripts,
): Promise<readonly string[]> {
  const used = new Set<string>();
  for (const page of pages) {
    for (const source of page.scripts) {
      if (!registered.has(source))
        throw new Error(
          `${page.path} has an inline script that the build did not make: ` +
            `'${await beginningOf(folder, page, source)}' (${source}). ` +
            'Remove it, or register it in scripts/publish/inline-scripts.ts.',
        );
      used.add(source);
    }
  }
  return [...used].sort();
}
