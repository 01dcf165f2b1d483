/**
 * Articles that the shop sells and that have no page in the build: the 404 page shows them (decision 119, Pages of
 * articles).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '../../src/shared/i18n/locales.ts';
import { localePath, slugPath } from '../../src/shared/i18n/paths.ts';

/** Written by `src/pages/datos/[without].json.ts`. */
const FILE = 'datos/sin-pagina.json';

/** Their skus; none where all articles have a page. */
export async function articlesWithoutPage(site: string): Promise<readonly string[]> {
  const file = join(site, FILE);
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8'))) : [];
}

/** The address of an article in each language. */
export function articlePaths(sku: string): readonly string[] {
  return locales.map((locale) => localePath(locale, slugPath.product(sku)));
}
