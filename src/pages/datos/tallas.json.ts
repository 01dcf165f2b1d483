/** Which size guide is for which article: what the quick view and the page of an article newer than the build ask. */
import type { APIRoute } from 'astro';
import { sizeGuideIndex } from '#components/product/size-guides.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

export const GET: APIRoute = async () => Response.json(await sizeGuideIndex((await loadSnapshot()).menu));
