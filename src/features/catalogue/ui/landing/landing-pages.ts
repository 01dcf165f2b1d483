/** The landing pages that editors have written, with the articles of the shop that they are about. */
import { type CollectionEntry, getCollection, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { LANDING_NAME } from '#features/catalogue/rules/names/landing-name.ts';
import { type ProductRule, productsOfRule, type Unknown } from '#features/catalogue/rules/product-rule.ts';
import { type PictureSources, pictureSources } from '#features/product/rules/picture.ts';
import type { Product } from '#features/product/rules/product.ts';
import { ownPicture } from '#features/product/ui/picture/own-picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { type Locale, locales, serviceLanguage } from '#shared/i18n/locales.ts';
import type { Menu } from '#shared/menu/menu.ts';

/** A page with something to show. */
type LandingPage = {
  /** Last part of its address. */
  readonly slug: string;
  readonly entry: CollectionEntry<'landingPages'>;
  readonly products: readonly Product[];
};

/** What of a page the shop does not have, `isEmpty` where nothing is left of it and it is not published. */
type LandingNotice = {
  readonly file: string;
  readonly unknown: readonly Unknown[];
  readonly isEmpty: boolean;
};

/** A page's words; `language` is the one they are in, which is not the page's where nobody has translated them. */
type LandingWords = {
  readonly title: string;
  readonly description: string;
  readonly language: Locale;
  /** The languages that it is written in. */
  readonly textIn: readonly Locale[];
  readonly Content: AstroComponentFactory;
};

type Shop = { readonly menu: Menu; readonly products: readonly Product[] };

const FOLDER = 'src/content/landing-pages';
const CENTS = 100;
const cents = (quetzales: number | undefined): number | undefined =>
  quetzales === undefined ? undefined : Math.round(quetzales * CENTS);

function ruleOf({ data }: CollectionEntry<'landingPages'>): ProductRule {
  const { skus = [], categories = [], tags = [], price } = data.products;
  return { skus, categories, tags, lowest: cents(price?.from), highest: cents(price?.upTo) };
}

/** Stops the build where a file cannot be a page, or is the English of none. */
async function checkedEntries(): Promise<readonly CollectionEntry<'landingPages'>[]> {
  const entries = await getCollection('landingPages');
  const names = new Set(entries.map(({ id }) => id));
  for (const { id } of entries)
    if (!LANDING_NAME.test(id))
      throw new Error(`${FOLDER}/es-GT/${id}.md: a name has only a–z, 0–9 and dashes`);
  for (const { id } of await getCollection('landingPagesInEnglish'))
    if (!names.has(id)) throw new Error(`${FOLDER}/en/${id}.md has no Spanish page es-GT/${id}.md`);
  return entries.toSorted((one, other) => one.data.position - other.data.position);
}

const readPages = async (shop: Shop) =>
  (await checkedEntries()).map((entry) => ({ entry, ...productsOfRule(ruleOf(entry), shop) }));

/** The pages that have something to show, in their order. */
export async function landingPages(shop: Shop): Promise<readonly LandingPage[]> {
  const pages = await readPages(shop);
  return pages
    .filter(({ products }) => products.length > 0)
    .map(({ entry, products }) => ({ slug: entry.id, entry, products }));
}

/** What an editor should hear of the pages. */
export async function landingNotices(shop: Shop): Promise<readonly LandingNotice[]> {
  const pages = await readPages(shop);
  return pages
    .map(({ entry, products, unknown }) => ({
      file: `${FOLDER}/es-GT/${entry.id}.md`,
      unknown,
      isEmpty: products.length === 0,
    }))
    .filter(({ unknown, isEmpty }) => isEmpty || unknown.length > 0);
}

/** A page's words in a language, or in Spanish where it has none in that. */
export async function landingWords({ entry }: LandingPage, locale: Locale): Promise<LandingWords> {
  const english = (await getCollection('landingPagesInEnglish')).find(({ id }) => id === entry.id);
  const translated = locale === 'en' ? english : undefined;
  const textIn = english ? locales : [serviceLanguage];
  const { title, description } = (translated ?? entry).data;
  const { Content } = await render(translated ?? entry);
  return { title, description, language: translated ? locale : serviceLanguage, textIn, Content };
}

/** The picture of the first of some articles that has one. */
export const firstPicture = (products: readonly Product[]): string =>
  products.find(({ images }) => images.length > 0)?.images[0] ?? '';

/** The picture of a page: its own, or its first article's. */
export async function landingPicture(
  { entry, products }: LandingPage,
  widths: readonly number[],
): Promise<PictureSources> {
  const { picture } = entry.data;
  if (picture) return ownPicture(picture, widths);
  return pictureSources(firstPicture(products), { template: shopConfiguration.imageTemplate, widths });
}

/** A page as a picture that leads to it; `lang` where its title is not in the page's language. */
export type LandingTile = {
  readonly slug: string;
  readonly title: string;
  readonly lang: Locale | undefined;
  readonly picture: PictureSources;
};

const TILE_WIDTHS = [320, 480, 960];

/** All pages as tiles. */
export async function landingTiles(shop: Shop, locale: Locale): Promise<readonly LandingTile[]> {
  return Promise.all(
    (await landingPages(shop)).map(async (page) => {
      const { title, language } = await landingWords(page, locale);
      const lang = language === locale ? undefined : language;
      return { slug: page.slug, title, lang, picture: await landingPicture(page, TILE_WIDTHS) };
    }),
  );
}

/** The first articles of a page, and what leads to all of them. */
export type LandingRow = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Of the words, where it is not the page's. */
  readonly lang: Locale | undefined;
  readonly products: readonly Product[];
};

/** A page as a row of some articles; undefined where it has none to show. */
export async function landingRow(
  shop: Shop,
  locale: Locale,
  { page, articles }: { readonly page: string; readonly articles: number },
): Promise<LandingRow | undefined> {
  const found = (await landingPages(shop)).find(({ slug }) => slug === page);
  if (!found) return undefined;
  const { title, description, language } = await landingWords(found, locale);
  const lang = language === locale ? undefined : language;
  return { slug: page, title, description, lang, products: found.products.slice(0, articles) };
}
