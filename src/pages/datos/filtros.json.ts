/** The shop's words for filter values: the same for all lists and languages. */
import type { APIRoute } from 'astro';
import { facetNames } from '#components/catalogue/listing.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

export const GET: APIRoute = async () => {
  const { menu, options } = await loadSnapshot();
  return Response.json(facetNames(menu, options));
};
