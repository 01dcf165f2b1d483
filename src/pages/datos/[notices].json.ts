/**
 * Notices for editors, such as unknown names and pages that are not published; omitted if there are none. Only the build and a
 * release read it (`scripts/publish/data-files.ts`).
 */
import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { landingNotices } from '#features/catalogue/ui/landing/landing-pages.ts';
import { homeNotices } from '#features/home/ui/home-blocks.ts';
import { setNotices } from '#features/product/ui/product-sets.ts';
import { reviewNotices } from '#features/product/ui/reviews/product-reviews.ts';
import { videoNotices } from '#features/product/ui/video/product-videos.ts';
import { isSamePhone } from '#shared/contact/phone-number.ts';

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

/** A notice if the phone in texts is not TELEFONO of the services, '' if they have none (decision 217, Facts). */
async function phoneNotices(phone: string) {
  const own = (await getEntry('facts', 'shop'))?.data.phone ?? '';
  if (phone === '' || isSamePhone(own, phone)) return [];
  return [
    { file: 'src/content/facts.json', unknown: [{ kind: 'phone', name: phone } as const], isEmpty: false },
  ];
}

export async function getStaticPaths() {
  return (await notices()).length === 0 ? [] : [{ params: { notices: 'avisos' } }];
}

export const GET: APIRoute = async () => Response.json(await notices());
