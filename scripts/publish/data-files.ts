/** Reads the data files in `datos/` that a build writes for publishing. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '../../src/shared/i18n/locales.ts';
import { localePath, slugPath } from '../../src/shared/i18n/paths.ts';

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  return existsSync(file) ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined;
}

/**
 * SKUs of the articles without a page in the build, which the 404 page shows (decision 119, Pages of articles);
 * `src/pages/datos/[without].json.ts` writes them.
 */
export async function articlesWithoutPage(site: string): Promise<readonly string[]> {
  return (await readJson(join(site, 'datos/sin-pagina.json'), z.array(z.string()))) ?? [];
}

/** The addresses of an article in all languages. */
export const articlePaths = (sku: string): readonly string[] =>
  locales.map((locale) => localePath(locale, slugPath.product(sku)));

const noticesSchema = z.array(
  z.object({
    /** Relative to the root of the project. */
    file: z.string(),
    unknown: z.array(
      z.object({ kind: z.enum(['sku', 'category', 'tag', 'review', 'phone']), name: z.string() }),
    ),
    /** Whether too few of its names exist to show it. */
    isEmpty: z.boolean(),
  }),
);

const MESSAGES = {
  sku: (name: string): string => `nombra el artículo ${name}, que ya no está en la tienda; sigue sin él`,
  category: (name: string): string => `nombra la categoría ${name}, que no está en el menú; sigue sin ella`,
  tag: (name: string): string => `nombra la etiqueta ${name}, que ningún artículo tiene; sigue sin ella`,
  review: (name: string): string =>
    `nombra el artículo ${name}, que no está en la tienda o no tiene opiniones con texto; sigue sin él`,
  phone: (number: string): string =>
    `shop › phone: no es el teléfono del sistema de la tienda (TELEFONO), ${number}`,
  empty: 'no le quedan bastantes artículos que se puedan comprar: no se publica',
} as const;

/** Notices about omitted parts of editors' files; `src/pages/datos/[notices].json.ts` writes them. */
export async function readNotices(site: string): Promise<readonly string[]> {
  const notices = (await readJson(join(site, 'datos/avisos.json'), noticesSchema)) ?? [];
  return notices.flatMap(({ file, unknown, isEmpty }) => [
    ...unknown.map(({ kind, name }) => `${file}: ${MESSAGES[kind](name)}`),
    ...(isEmpty ? [`${file}: ${MESSAGES.empty}`] : []),
  ]);
}
