/** The products of the whole list, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { listFileContent } from '#snapshot/list-file.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

export const GET: APIRoute = async () => {
  const snapshot = await loadSnapshot();
  return Response.json(listFileContent(snapshot, snapshot.products));
};
