/** The size guide of each kind of article, for the quick view and for articles newer than the build. */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { sizeGuideIndex } from '#features/product/ui/size-guides.ts';

export const GET: APIRoute = async () => Response.json(await sizeGuideIndex((await loadSnapshot()).menu));
