/** The products of the whole list, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { listFileText } from '#build/snapshot/list-file.ts';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { jsonFile } from './_json-file.ts';

export const GET: APIRoute = async () => {
  const snapshot = await loadSnapshot();
  return jsonFile(listFileText(snapshot, snapshot.products));
};
