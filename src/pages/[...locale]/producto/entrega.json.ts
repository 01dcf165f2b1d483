/**
 * Delivery times in one language, which product pages and the cart fetch when somebody asks for dates (decision 37,
 * Delivery estimate).
 */
import type { APIRoute } from 'astro';
import { deliveryTable } from '#components/delivery/delivery-content.ts';
import { type Locale, localePaths } from '#i18n/locales.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { places } = await loadSnapshot();
  return Response.json(await deliveryTable(locale, places));
};
