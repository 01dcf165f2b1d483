/** What this build was made from; completed by the publisher with version, commit and time (contract, Hosting). */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';

export const GET: APIRoute = async () => {
  const { fingerprint, settings } = await loadSnapshot();
  return Response.json({ fingerprint, imageBase: settings.imageBase });
};
