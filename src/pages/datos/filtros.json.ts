/** The names of filter values, the same for all lists and languages. */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { facetNames } from '#features/catalogue/ui/listing/listing.ts';

export const GET: APIRoute = async () => {
  const { menu, options } = await loadSnapshot();
  return Response.json(facetNames(menu, options));
};
