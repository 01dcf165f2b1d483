/** A picture for each entry of the menu's first level, by its id, for the opened large menu. */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { categoryTiles } from '#features/home/ui/home-sections.ts';

export const GET: APIRoute = async () => {
  const snapshot = await loadSnapshot();
  const tiles = categoryTiles(snapshot, snapshot.menu.length);
  return Response.json(Object.fromEntries(tiles.map(({ item, image }) => [item.id, image])));
};
