/** The delivery times in one language, for product pages and the cart (decision 37, Delivery estimate). */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { deliveryTable } from '#features/delivery/ui/delivery-content.ts';
import { type Locale, localePaths } from '#shared/i18n/locales.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { places } = await loadSnapshot();
  return Response.json(await deliveryTable(locale, places));
};
