/**
 * The skus of articles without a page; omitted if there are none. Only the sitemap and the checks of a release read it
 * (`scripts/publish/data-files.ts`).
 */
import type { APIRoute } from 'astro';
import { prerenderedOf } from '#build/snapshot/prerendered.ts';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';

export async function getStaticPaths() {
  const { without } = prerenderedOf(await loadSnapshot());
  return without.length === 0 ? [] : [{ params: { without: 'sin-pagina' } }];
}

export const GET: APIRoute = async () => Response.json(prerenderedOf(await loadSnapshot()).without);
