/** The files that scripts name: other scripts that they import, sooner or later, and the styles that come with them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED_FOLDER } from '../../publish/policy.ts';
import type { BrokenReference } from './references.ts';

const FOLDER = HASHED_FOLDER.slice(1);

/**
 * As the bundler writes them: relative to the script (`./`), or from the root of the shop, with or without its slash.
 */
const NAME = /["'`](?:\.\/|\/?_astro\/)([\w.-]+\.(?:js|css))["'`]/g;

/** Names in the folder of hashed files, each once. */
export function namesIn(script: string): readonly string[] {
  return [...new Set(Array.from(script.matchAll(NAME), ([, name = '']) => name))];
}

/**
 * What the hashed scripts of a built site name and is not there; each once, with a script that names it.
 * @param files every file of the site
 */
export async function brokenScriptNames(
  site: string,
  files: readonly string[],
): Promise<readonly BrokenReference[]> {
  const all = new Set(files);
  const broken = new Map<string, BrokenReference>();
  for (const page of files.filter((file) => file.startsWith(FOLDER) && file.endsWith('.js'))) {
    for (const name of namesIn(await readFile(join(site, page), 'utf8'))) {
      const address = `${HASHED_FOLDER}${name}`;
      if (!all.has(address.slice(1))) broken.set(address, { page, address, kind: 'link' });
    }
  }
  return [...broken.values()];
}
