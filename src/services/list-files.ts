/** Reading the files that the build wrote beside the pages: same origin, revalidated by the host's rules. */
import type { FacetNames } from '#domain/catalogue/facets.ts';
import type { Answer } from '#domain/page/failure.ts';
import type { Product } from '#domain/product/product.ts';
import { failed } from './http.ts';
import { facetNamesFile, listFile } from './schemas/catalogue/list-file.ts';

/** What a schema of `zod/mini` offers; all that is needed of it here. */
type FileSchema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

async function readFile<T>(path: string, schema: FileSchema<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(path);
    if (!response.ok) return failed({ kind: 'http', status: response.status, message: '' });
    const parsed = schema.safeParse(await response.json());
    if (parsed.success) return { ok: true, value: parsed.data, message: '' };
    return failed({ kind: 'unexpected', path });
  } catch {
    return failed({ kind: 'network' });
  }
}

/** The products of a list, by the path of its file. */
export function fetchListFile(path: string): Promise<Answer<readonly Product[]>> {
  return readFile(path, listFile);
}

/** The words for filter values. */
export function fetchFacetNames(path: string): Promise<Answer<FacetNames>> {
  return readFile(path, facetNamesFile);
}
