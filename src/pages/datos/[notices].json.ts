/**
 * What editors should hear of their files: names that lead to nothing in the shop, pages that are not published; only
 * where there is any. No browser reads it: the build and a release tell it (`scripts/publish/editor-notices.ts`).
 */
import type { APIRoute } from 'astro';
import { landingNotices } from '#components/catalogue/landing-pages.ts';
import { phoneNotices } from '#components/document/phone-notices.ts';
import { homeNotices } from '#components/home/home-blocks.ts';
import { reviewNotices } from '#components/product/product-reviews.ts';
import { setNotices } from '#components/product/product-sets.ts';
import { videoNotices } from '#components/product/video/product-videos.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

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
