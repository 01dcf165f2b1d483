/**
 * What editors should hear of their files: names that lead to nothing in the shop, pages that are not published; only
 * where there is any. No browser reads it: the build and a release tell it (`scripts/publish/data-files.ts`).
 */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { landingNotices } from '#features/catalogue/ui/landing/landing-pages.ts';
import { phoneNotices } from '#features/document/ui/phone-notices.ts';
import { homeNotices } from '#features/home/ui/home-blocks.ts';
import { setNotices } from '#features/product/ui/product-sets.ts';
import { reviewNotices } from '#features/product/ui/reviews/product-reviews.ts';
import { videoNotices } from '#features/product/ui/video/product-videos.ts';

async function notices() {
  const snapshot = await loadSnapshot();
  const skus = new Set(snapshot.products.map(({ sku }) => sku));
  return [
    ...(await landingNotices(snapshot)),
    ...(await setNotices(snapshot.products)),
    ...(await reviewNotices(skus)),
    ...(await videoNotices(skus)),
    ...(await homeNotices(snapshot.products)),
    ...(await phoneNotices(snapshot.settings.phone)),
  ];
}

export async function getStaticPaths() {
  return (await notices()).length === 0 ? [] : [{ params: { notices: 'avisos' } }];
}

export const GET: APIRoute = async () => Response.json(await notices());
