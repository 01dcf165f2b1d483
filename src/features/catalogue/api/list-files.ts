/** Reads the data files that the build wrote: same origin, revalidated by the host's rules. */
import type { FacetNames } from '#features/catalogue/rules/facets.ts';
import { furtherPartNumbers, partPath } from '#features/catalogue/rules/list-file/list-parts.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';
import { CALL_TIMEOUT_MS, failed } from '#shared/http/http.ts';
import { facetNamesFile, listFile, menuPicturesFile } from './wire/list-file.ts';

/** What a schema of `zod/mini` offers; all that is needed of it here. */
type FileSchema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

/** A file that does not come in time counts as one that did not: nothing waits for ever. */
async function readFile<T>(path: string, schema: FileSchema<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    if (!response.ok) return failed({ kind: 'http', status: response.status, message: '' });
    const parsed = schema.safeParse(await response.json());
    if (parsed.success) return { ok: true, value: parsed.data, message: '' };
    return failed({ kind: 'unexpected', path });
  } catch {
    return failed({ kind: 'network' });
  }
}

/** The products of a list, by the path of its file; a part that does not come is a list that did not. */
export async function fetchListFile(path: string): Promise<Answer<readonly Product[]>> {
  const first = await readFile(path, listFile);
  if (!first.ok) return first;
  const { products, parts } = first.value;
  const others = await Promise.all(
    furtherPartNumbers(parts).map((part) => readFile(partPath(path, part), listFile)),
  );
  const missing = others.find((each) => !each.ok);
  if (missing) return missing;
  const more = others.flatMap((each) => (each.ok ? each.value.products : []));
  return { ok: true, value: [...products, ...more], message: '' };
}

/**
 * The products of these skus in a list, by the path of its file; its further files are read one by one, and only while one
 * of them is missing.
 */
export async function findInListFile(
  path: string,
  skus: ReadonlySet<string>,
): Promise<Answer<readonly Product[]>> {
  const first = await readFile(path, listFile);
  if (!first.ok) return first;
  const isWanted = ({ sku }: Product): boolean => skus.has(sku);
  let found = first.value.products.filter(isWanted);
  for (const part of furtherPartNumbers(first.value.parts)) {
    if (found.length >= skus.size) break;
    const more = await readFile(partPath(path, part), listFile);
    if (!more.ok) return more;
    found = [...found, ...more.value.products.filter(isWanted)];
  }
  return { ok: true, value: found, message: '' };
}

/** The words for filter values. */
export function fetchFacetNames(path: string): Promise<Answer<FacetNames>> {
  return readFile(path, facetNamesFile);
}

/** A picture for entries of the menu, by their ids. */
export function fetchMenuPictures(path: string): Promise<Answer<Readonly<Record<string, string>>>> {
  return readFile(path, menuPicturesFile);
}
