/** The size guides of the content collection: which one is for an article, and what its file says. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { findMenuItem, flattenMenu, type Menu } from '#domain/page/menu.ts';
import { slugOf } from '#domain/page/text/slug.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { type GuideIndex, type GuideRule, guideFor, type SizeGuideView } from '#domain/product/size-guide.ts';
import type { Locale } from '#i18n/locales.ts';
import { sizeGuidePath, sizesOf } from '#islands/product/size/find-guide.ts';

/** The link slug of the menu entry an article stands in; '' where the menu has none. */
export function categorySlugOf(menu: Menu, { levels }: Pick<ProductDetail, 'levels'>): string {
  const level = levels.join('/');
  const slug = flattenMenu(menu).find((item) => item.level === level)?.slug ?? '';
  return findMenuItem(menu, slug)?.slug ?? '';
}

async function guideRules(): Promise<readonly GuideRule[]> {
  return (await getCollection('sizeGuides')).map(({ id, data }) => ({
    id,
    kind: data.kind,
    brand: data.brand,
    categories: data.categories,
    sizes: data.rows.map(({ size }) => size),
  }));
}

/** Everything that is needed to find the guide of an article in the browser. */
export async function sizeGuideIndex(menu: Menu): Promise<GuideIndex> {
  const categories = Object.fromEntries(flattenMenu(menu).map(({ level, slug }) => [level, slug]));
  return { guides: await guideRules(), categories };
}

/** Address of the guide's file for an article; '' where none fits. */
export async function sizeGuideHref(locale: Locale, menu: Menu, product: ProductDetail): Promise<string> {
  const guide = guideFor(await guideRules(), {
    category: categorySlugOf(menu, product),
    brand: slugOf(product.brand),
    sizes: sizesOf(product),
  });
  return guide ? sizeGuidePath(locale, guide.id) : '';
}

/** A guide in one language. */
export async function sizeGuideView(
  { data }: CollectionEntry<'sizeGuides'>,
  locale: Locale,
): Promise<SizeGuideView> {
  const all = await getCollection('measures');
  const measures = data.measures.map((name) => {
    const measure = all.find(({ id }) => id === name)?.data;
    return { name: measure?.name[locale] ?? name, how: measure?.how[locale] ?? '' };
  });
  return {
    title: data.title[locale],
    fit: data.fit,
    fitNote: data.fitNote[locale],
    measures,
    rows: data.rows.map(({ size, us, mx, eu, cm }) => ({
      size,
      us,
      mx,
      eu,
      cm: data.measures.map((name) => cm[name] ?? [0, 0]),
    })),
  };
}
