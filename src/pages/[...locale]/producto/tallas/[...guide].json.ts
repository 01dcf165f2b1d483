/** A size guide in one language, for product pages. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { sizeGuideView } from '#features/product/ui/size-guides.ts';
import { type Locale, localeSegment, locales } from '#shared/i18n/locales.ts';

type Props = { locale: Locale; entry: CollectionEntry<'sizeGuides'> };

export const getStaticPaths = (async () => {
  const guides = await getCollection('sizeGuides');
  return locales.flatMap((locale) =>
    guides.map((entry) => ({
      params: { locale: localeSegment(locale), guide: entry.id },
      props: { locale, entry } satisfies Props,
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { locale, entry } }) =>
  Response.json(await sizeGuideView(entry, locale));
