/** The size guides of the content collection: which one is for an article, and what its file says. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { findMenuItem, flattenMenu, type Menu } from '#domain/menu.ts';
import type { ProductDetail } from '#domain/product.ts';
import { guideFor, type SizeGuideView } from '#domain/size-guide.ts';
import { slugOf } from '#domain/slug.ts';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';

/** Address of a guide's file in a language. */
export function sizeGuidePath(locale: Locale, id: string): string {
  return localePath(locale, `/producto/tallas/${id}.json`);
}

/** The link slug of the menu entry an article stands in; '' where the menu has none. */
export function categorySlugOf(menu: Menu, { levels }: Pick<ProductDetail, 'levels'>): string {
  const level = levels.join('/');
  const slug = flattenMenu(menu).find((item) => item.level === level)?.slug ?? '';
  return findMenuItem(menu, slug)?.slug ?? '';
}

/** Address of the guide's file for an article; '' where none fits. */
export async function sizeGuideHref(locale: Locale, menu: Menu, product: ProductDetail): Promise<string> {
  const guides = (await getCollection('sizeGuides')).map(({ id, data }) => ({
    id,
    kind: data.kind,
    brand: data.brand,
    categories: data.categories,
    sizes: data.rows.map(({ size }) => size),
  }));
  const sizes = [...new Set(product.variants.map(({ size }) => size))].filter((size) => size !== '');
  const guide = guideFor(guides, {
    category: categorySlugOf(menu, product),
    brand: slugOf(product.brand),
    sizes,
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
