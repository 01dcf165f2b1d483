/** The size guides of editors: the guide of an article, and its file in each language. */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { ProductDetail } from '#features/product/rules/product.ts';
import {
  type Fit,
  type GuideIndex,
  type GuideRule,
  guideFor,
  type SizeGuideView,
  usualSizes,
} from '#features/product/rules/size-guide.ts';
import { memoizeRead } from '#shared/html/once/memoize-read.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { findMenuItem, flattenMenu, type Menu } from '#shared/menu/menu.ts';
import { slugOf } from '#shared/text/slug.ts';
import { sizeGuidePath, sizesOf } from './size/find-guide.ts';

/** The link slug of an article's menu entry; '' for none. */
export function categorySlugOf(menu: Menu, { levels }: Pick<ProductDetail, 'levels'>): string {
  const level = levels.join('/');
  const slug = flattenMenu(menu).find((item) => item.level === level)?.slug ?? '';
  return findMenuItem(menu, slug)?.slug ?? '';
}

const guideRules = memoizeRead(
  async (): Promise<readonly GuideRule[]> =>
    (await getCollection('sizeGuides')).map(({ id, data }) => ({
      id,
      kind: data.kind,
      brand: data.brand,
      categories: data.categories,
      sizes: data.rows.map(({ size }) => size),
      fit: data.brand === null ? undefined : data.fit,
    })),
);

/** The index by which the browser finds the guide of an article. */
export async function sizeGuideIndex(menu: Menu): Promise<GuideIndex> {
  const categories = Object.fromEntries(flattenMenu(menu).map(({ level, slug }) => [level, slug]));
  return { guides: await guideRules(), categories };
}

/** Address of the guide's file for an article ('' if none fits), and how its brand fits by its own guide. */
export async function sizeGuideOf(
  locale: Locale,
  menu: Menu,
  product: ProductDetail,
): Promise<{ readonly guide: string; readonly fit?: Fit }> {
  const rule = guideFor(await guideRules(), {
    category: categorySlugOf(menu, product),
    brand: slugOf(product.brand),
    sizes: sizesOf(product),
  });
  if (!rule) return { guide: '' };
  const { id, fit } = rule;
  return { guide: sizeGuidePath(locale, id), ...(fit && { fit }) };
}

/** The sizes of a brand's own guide by the common sizes. */
async function usualOf({ data: { kind, brand, fit, measures, rows } }: CollectionEntry<'sizeGuides'>) {
  if (brand === null) return undefined;
  const [decisive = 'foot'] = measures;
  const measured = (all: typeof rows) =>
    all.map(({ size, cm }) => ({ size, cm: [cm[decisive] ?? ([0, 0] as const)] }));
  const common = (await getEntry('sizeGuides', kind))?.data.rows ?? [];
  return usualSizes(measured(common), { fit, rows: measured(rows) });
}

/** A guide in one language. */
export async function sizeGuideView(
  entry: CollectionEntry<'sizeGuides'>,
  locale: Locale,
): Promise<SizeGuideView> {
  const { data } = entry;
  const usual = await usualOf(entry);
  const all = await getCollection('measures');
  const measures = data.measures.map((name) => {
    const measure = all.find(({ id }) => id === name)?.data;
    return { name: measure?.name[locale] ?? name, how: measure?.how[locale] ?? '' };
  });
  return {
    title: data.title[locale],
    fit: data.fit,
    fitNote: data.fitNote[locale],
    ...(usual && { usual }),
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
