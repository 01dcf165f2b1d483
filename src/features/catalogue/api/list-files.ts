/** Reads the data files of the build, from the shop's own origin. */
import type { FacetNames } from '#features/catalogue/rules/facets.ts';
import { furtherPartNumbers, partPath } from '#features/catalogue/rules/list-file.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';
import { CALL_TIMEOUT_MS, failed } from '#shared/http/http.ts';
import { facetNamesFile, listFile, menuPicturesFile } from './wire/list-file.ts';

/** The one method used of a schema of `zod/mini`. */
type FileSchema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

/** Reads a file; a timeout is a network failure. */
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

/** Reads all files of a list, by the path of the first one; a missing part fails the list. */
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

/** Finds the products of some skus in a list; reads its further files one by one, while a product is missing. */
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

/** Reads the names of filter values. */
export function fetchFacetNames(path: string): Promise<Answer<FacetNames>> {
  return readFile(path, facetNamesFile);
}

/** Reads a picture for entries of the menu, by their ids. */
export function fetchMenuPictures(path: string): Promise<Answer<Readonly<Record<string, string>>>> {
  return readFile(path, menuPicturesFile);
}
