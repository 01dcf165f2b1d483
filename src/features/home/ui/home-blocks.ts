/** The blocks that an editor chose for the home page, with the content that they show. */
import { type CollectionEntry, getEntry } from 'astro:content';
import { type LandingTile, landingTiles } from '#features/catalogue/ui/landing/landing-pages.ts';
import type { Product } from '#features/product/rules/product.ts';
import { latestFirst, type Review } from '#features/product/rules/reviews.ts';
import { reviewsOf } from '#features/product/ui/reviews/product-reviews.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { HomeCatalogue } from './home-sections.ts';

type Blocks = CollectionEntry<'home'>['data']['blocks'];

const FILE = 'src/content/home.json';
const MAX_REVIEWS = 3;

/** The landing pages that a block names. */
const landingPagesOf = (block: Blocks[number]): readonly string[] => {
  if (block.block === 'collection') return [block.page];
  return block.block === 'landingPages' ? (block.pages ?? []) : [];
};

/**
 * The blocks in order.
 * @throws Error for editors, in Spanish, if the file or a landing page that it names is missing
 */
export async function homeBlocks(): Promise<Blocks> {
  const entry = await getEntry('home', 'home');
  // The error overlay shows the mistake in the file over this page.
  if (!entry && import.meta.env.DEV) return [{ block: 'hero' }];
  if (!entry) throw new Error(`${FILE} falta o tiene errores: la terminal dice cuáles`);
  const { blocks } = entry.data;
  for (const name of blocks.flatMap(landingPagesOf))
    if (!import.meta.env.DEV && !(await getEntry('landingPages', name)))
      throw new Error(`${FILE} nombra la página de temporada «${name}», que no tiene archivo`);
  return blocks;
}

/** The landing pages that the blocks choose, in that order; empty ones are omitted. */
export async function chosenTiles(
  blocks: Blocks,
  catalogue: HomeCatalogue,
  locale: Locale,
): Promise<readonly LandingTile[]> {
  const block = blocks.find((each) => each.block === 'landingPages');
  if (!block) return [];
  const tiles = await landingTiles(catalogue, locale);
  const wanted = 'pages' in block ? block.pages : undefined;
  if (!wanted) return tiles;
  return wanted.flatMap((name) => tiles.find(({ slug }) => slug === name) ?? []);
}

/** A review with a text, and its article. */
export type ReviewWithText = { readonly product: Product; readonly review: Review };

/** The latest review with a text of each of the `skus`, or of the articles reviewed last. */
export async function reviewsWithText(
  products: readonly Product[],
  skus: readonly string[] | undefined,
): Promise<readonly ReviewWithText[]> {
  const latest = new Map<string, ReviewWithText>();
  for (const product of products.filter(({ reviews }) => reviews)) {
    const review = (await reviewsOf(product.sku)).find(({ text }) => text);
    if (review) latest.set(product.sku, { product, review });
  }
  if (skus) return skus.flatMap((sku) => latest.get(sku) ?? []);
  const all = [...latest.values()];
  return latestFirst(all.map(({ review }) => review))
    .flatMap((review) => all.find((each) => each.review === review) ?? [])
    .slice(0, MAX_REVIEWS);
}

/** A notice for editors about chosen reviews of articles that are unknown or not reviewed. */
export async function homeNotices(products: readonly Product[]) {
  const reviewed = new Set(products.filter(({ reviews }) => reviews).map(({ sku }) => sku));
  const named = (await homeBlocks()).flatMap((block) =>
    block.block === 'reviews' ? (block.skus ?? []) : [],
  );
  const unknown = named
    .filter((sku) => !reviewed.has(sku))
    .map((name) => ({ kind: 'review', name }) as const);
  return unknown.length === 0 ? [] : [{ file: FILE, unknown, isEmpty: false }];
}
