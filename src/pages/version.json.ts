/** The source of this build; the publisher adds version, commit and time (contract, Hosting). */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';

export const GET: APIRoute = async () => {
  const { fingerprint, settings } = await loadSnapshot();
  return Response.json({ fingerprint, imageBase: settings.imageBase });
};
