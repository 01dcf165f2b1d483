/** The landing pages that editors write, with the articles of their rules. */
import { type CollectionEntry, getCollection, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import {
  LANDING_NAME,
  type LandingRule,
  productsOfRule,
  type UnknownName,
} from '#features/catalogue/rules/landing-rule.ts';
import { type PictureSources, pictureSources } from '#features/product/rules/picture.ts';
import type { Product } from '#features/product/rules/product.ts';
import { ownPicture } from '#features/product/ui/picture/own-picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { type Locale, locales, serviceLanguage } from '#shared/i18n/locales.ts';
import type { Menu } from '#shared/menu/menu.ts';

/** A page with articles. */
type LandingPage = {
  /** Last part of its address. */
  readonly slug: string;
  readonly entry: CollectionEntry<'landingPages'>;
  readonly products: readonly Product[];
};

/** The unknown names of a page; `isEmpty` where it has no article and is not published. */
type LandingNotice = {
  readonly file: string;
  readonly unknown: readonly UnknownName[];
  readonly isEmpty: boolean;
};

/** A page's texts; `language` is Spanish where they are not translated. */
type LandingWords = {
  readonly title: string;
  readonly description: string;
  readonly language: Locale;
  /** The languages of the page's files. */
  readonly textIn: readonly Locale[];
  readonly Content: AstroComponentFactory;
};

type Shop = { readonly menu: Menu; readonly products: readonly Product[] };

const FOLDER = 'src/content/landing-pages';
const CENTS = 100;
const cents = (quetzales: number | undefined): number | undefined =>
  quetzales === undefined ? undefined : Math.round(quetzales * CENTS);

function ruleOf({ data }: CollectionEntry<'landingPages'>): LandingRule {
  const { skus = [], categories = [], tags = [], price } = data.products;
  return { skus, categories, tags, lowest: cents(price?.from), highest: cents(price?.upTo) };
}

/** @throws Error for a file whose name is no address, or an English file without a Spanish one */
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

/** The pages with articles, in their order. */
export async function landingPages(shop: Shop): Promise<readonly LandingPage[]> {
  const pages = await readPages(shop);
  return pages
    .filter(({ products }) => products.length > 0)
    .map(({ entry, products }) => ({ slug: entry.id, entry, products }));
}

/** The notices for editors. */
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

/** A page's texts in a language, else in Spanish. */
export async function landingWords({ entry }: LandingPage, locale: Locale): Promise<LandingWords> {
  const english = (await getCollection('landingPagesInEnglish')).find(({ id }) => id === entry.id);
  const translated = locale === 'en' ? english : undefined;
  const textIn = english ? locales : [serviceLanguage];
  const { title, description } = (translated ?? entry).data;
  const { Content } = await render(translated ?? entry);
  return { title, description, language: translated ? locale : serviceLanguage, textIn, Content };
}

/** The picture of the first article that has one. */
export const firstPicture = (products: readonly Product[]): string =>
  products.find(({ images }) => images.length > 0)?.images[0] ?? '';

/** A page's own picture, else its first article's. */
export async function landingPicture(
  { entry, products }: LandingPage,
  widths: readonly number[],
): Promise<PictureSources> {
  const { picture } = entry.data;
  if (picture) return ownPicture(picture, widths);
  return pictureSources(firstPicture(products), { template: shopConfiguration.imageTemplate, widths });
}

/** A picture that links to a page; `lang` if its title is not in the page's language. */
export type LandingTile = {
  readonly slug: string;
  readonly title: string;
  readonly lang: Locale | undefined;
  readonly picture: PictureSources;
};

const TILE_WIDTHS = [320, 480, 960];

export async function landingTiles(shop: Shop, locale: Locale): Promise<readonly LandingTile[]> {
  return Promise.all(
    (await landingPages(shop)).map(async (page) => {
      const { title, language } = await landingWords(page, locale);
      const lang = language === locale ? undefined : language;
      return { slug: page.slug, title, lang, picture: await landingPicture(page, TILE_WIDTHS) };
    }),
  );
}

/** The first articles of a page, with a link to all of them. */
export type LandingRow = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The language of the texts, if it is not the page's. */
  readonly lang: Locale | undefined;
  readonly products: readonly Product[];
};

/** A page as a row of articles; undefined without any. */
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
