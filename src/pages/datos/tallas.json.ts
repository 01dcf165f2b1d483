/** Which size guide is for which article: what the quick view and the page of an article newer than the build ask. */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { sizeGuideIndex } from '#features/product/ui/size-guides.ts';

export const GET: APIRoute = async () => Response.json(await sizeGuideIndex((await loadSnapshot()).menu));
