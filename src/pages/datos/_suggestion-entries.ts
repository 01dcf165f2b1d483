/** The entries of the search suggestions, with the words that find them. */

import type { Snapshot } from '#build/snapshot/collect.ts';
import { categoryIndex } from '#features/catalogue/rules/filter.ts';
import { landingPages, landingWords } from '#features/catalogue/ui/landing/landing-pages.ts';
import type { PackedPictures } from '#features/product/rules/color-pictures.ts';
import type { Product } from '#features/product/rules/product.ts';
import { giftWords, helpEntries, synonymsFor } from '#features/search/rules/editor-words.ts';
import { type VocabularyFile, vocabularyFile } from '#features/search/rules/search-vocabulary.ts';
import type { SuggestionEntry } from '#features/search/rules/suggestion-index.ts';
import { packedTraits } from '#features/search/rules/suggestion-traits.ts';
import { currencyRates } from '#shared/configuration/currency-rates.ts';
import { pagePath } from '#shared/i18n/paths.ts';
import { flattenMenu, menuTrail } from '#shared/menu/menu.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';
import { searchPlacesSchema } from '../../content/schemas/patterns.ts';
import searchPlaces from '../../content/search-places.json';
import searchWords from '../../content/search-words.json';
import synonyms from '../../content/synonyms.json';

const NO_PRODUCT = { price: 0, image: '' };

/** A name's synonyms, and the editors' further words for it. */
function wordsFor(text: string): string {
  return `${text} ${synonymsFor(text, synonyms).join(' ')}`;
}

function categoryEntries({ menu }: Snapshot): readonly SuggestionEntry[] {
  return flattenMenu(menu).map(({ slug }) => {
    const name = menuTrail(menu, slug)
      .map(({ title }) => title)
      .join(' · ');
    const words = wordsFor(name);
    return { ...NO_PRODUCT, id: `category ${slug}`, kind: 'category', name, key: slug, words };
  });
}

/** The search words of a product, and its colours and sizes. */
function productEntry(
  product: Product,
  inColors: PackedPictures | undefined,
  categories: readonly string[],
): SuggestionEntry {
  const { sku, name, brand, colors, tags, images } = product;
  return {
    id: sku,
    kind: 'product',
    name,
    key: sku,
    price: priceAfterDiscount(product),
    image: images[0] ?? '',
    place: categories.at(-1) ?? '',
    ...packedTraits(product),
    color: slugOf(product.color ?? ''),
    inColors,
    words: [name, brand, ...colors, ...tags].join(' '),
  };
}

/** Some products of the catalogue as entries. */
export function productEntries(snapshot: Snapshot, products: readonly Product[]): readonly SuggestionEntry[] {
  const { menu, inColors } = snapshot;
  const titles = new Map(flattenMenu(menu).map(({ slug, title }) => [slug, title]));
  const slugsOf = categoryIndex(menu);
  return products.map((product) => {
    const slugs = slugsOf(product.levels);
    const entry = productEntry(product, inColors.get(product.sku), slugs);
    const categories = slugs.flatMap((slug) => titles.get(slug) ?? []);
    return { ...entry, words: wordsFor([entry.words, ...categories].join(' ')) };
  });
}

/** The colours and sizes of the service, and those that occur only in its products. */
export function vocabulary({ options, products }: Snapshot): VocabularyFile {
  // The service's own spelling comes first, and keeps its place in a map that is filled from the end.
  const named = (names: readonly string[]): readonly string[] => [
    ...new Map(names.toReversed().map((name) => [slugOf(name), name])).values(),
  ];
  const colors = named([
    ...options.colors.map(({ name }) => name),
    ...products.flatMap((product) => product.colors),
  ]);
  const sizes = named([
    ...options.sizes.map(({ name }) => name),
    ...products.flatMap((product) => product.sizes),
  ]);
  return vocabularyFile({ colors, sizes, usdRate: currencyRates.USD?.rate }, synonyms, searchWords);
}

/** Landing pages by their titles in both languages and the tags of their articles. */
async function landingEntries(snapshot: Snapshot): Promise<readonly SuggestionEntry[]> {
  return Promise.all(
    (await landingPages(snapshot)).map(async (page): Promise<SuggestionEntry> => {
      const { title } = page.entry.data;
      const words = await landingWords(page, 'en');
      const english = words.language === 'en' ? words.title : undefined;
      const { tags = [] } = page.entry.data.products;
      return {
        ...NO_PRODUCT,
        id: `landing ${page.slug}`,
        kind: 'landing',
        name: title,
        ...(english && { english }),
        key: page.slug,
        words: wordsFor([english ?? title, ...tags].join(' ')),
      };
    }),
  );
}

/** The targets of the editors' search words. */
const places = searchPlacesSchema.parse(searchPlaces);
const pages: readonly string[] = Object.values(pagePath);
for (const place of places) {
  if ('page' in place && !pages.includes(place.page)) {
    throw new Error(`src/content/search-places.json names ${place.page}, which is not a page of the shop`);
  }
}

/** Entries other than products: help, the list of gifts, the landing pages, the categories, the brands. */
export async function otherEntries(snapshot: Snapshot): Promise<readonly SuggestionEntry[]> {
  const gifts = { id: 'list gifts', kind: 'list', name: 'Regalos', english: 'Gifts', key: 'gifts' } as const;
  return [
    ...helpEntries(places),
    { ...NO_PRODUCT, ...gifts, words: `${wordsFor('regalos')} ${giftWords(places)}` },
    ...(await landingEntries(snapshot)),
    ...categoryEntries(snapshot),
    ...snapshot.brands.map(
      ({ name, slug }): SuggestionEntry => ({
        ...NO_PRODUCT,
        id: `brand ${slug}`,
        kind: 'brand',
        name,
        key: slug,
        words: '',
      }),
    ),
  ];
}
