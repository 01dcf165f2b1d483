/** What an editor put onto the home page. */
import { type CollectionEntry, getEntry } from 'astro:content';
import { type LandingTile, landingTiles } from '#features/catalogue/ui/landing/landing-pages.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { HomeCatalogue } from './home-sections.ts';

type Blocks = CollectionEntry<'home'>['data']['blocks'];

const FILE = 'src/content/home.json';

/** Landing pages that a block names. */
const pagesOf = (block: Blocks[number]): readonly string[] => {
  if (block.block === 'collection') return [block.page];
  return block.block === 'landingPages' ? (block.pages ?? []) : [];
};

/** The blocks from the top down. Stops where the file or a landing page of it is missing, in the words of who writes it. */
export async function homeBlocks(): Promise<Blocks> {
  const entry = await getEntry('home', 'home');
  // The mistake in the file is then shown over the page.
  if (!entry && import.meta.env.DEV) return [{ block: 'hero' }];
  if (!entry) throw new Error(`${FILE} falta o tiene errores: la terminal dice cuáles`);
  const { blocks } = entry.data;
  for (const name of blocks.flatMap(pagesOf))
    if (!import.meta.env.DEV && !(await getEntry('landingPages', name)))
      throw new Error(`${FILE} nombra la página de temporada «${name}», que no tiene archivo`);
  return blocks;
}

/** The landing pages that the blocks want, in that order; a page that has nothing to show is left out. */
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

/** What an editor should hear of the file: articles that the shop does not have, or that nobody has said anything of. */
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
