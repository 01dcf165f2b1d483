/** The sets that editors have written (decision 139, Sets). */
import { type CollectionEntry, getCollection } from 'astro:content';
import { companions, type Product, setFaults } from '#features/product/rules/product.ts';
import { type Locale, serviceLanguage } from '#shared/i18n/locales.ts';

/** A set on the page of one of its articles, with the others that can be bought. */
export type ShownSet = {
  readonly title: CollectionEntry<'sets'>['data']['title'];
  readonly text: CollectionEntry<'sets'>['data']['text'];
  readonly products: readonly Product[];
};

const bySku = (products: readonly Product[]): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.sku, product]));

/** The set that the page of each article shows: the first that has another article to show. */
export async function setsBySku(products: readonly Product[]): Promise<ReadonlyMap<string, ShownSet>> {
  const articles = bySku(products);
  const shown = new Map<string, ShownSet>();
  for (const { data } of await getCollection('sets'))
    for (const sku of data.skus) {
      const others = companions(data, sku, articles);
      if (others.length > 0 && !shown.has(sku))
        shown.set(sku, { title: data.title, text: data.text, products: others });
    }
  return shown;
}

/** Unknown articles of the files, and sets with too few, for the editor. */
export async function setNotices(products: readonly Product[]) {
  const articles = bySku(products);
  return (await getCollection('sets'))
    .map(({ id, data }) => {
      const { unknown, isEmpty } = setFaults(data, articles);
      return {
        file: `src/content/sets/${id}.json`,
        unknown: unknown.map((name) => ({ kind: 'sku', name }) as const),
        isEmpty,
      };
    })
    .filter(({ unknown, isEmpty }) => isEmpty || unknown.length > 0);
}

/** A text of a set in a language, or in Spanish with its `lang`. */
export function wordsIn(words: ShownSet['title'], locale: Locale) {
  const translated = words[locale];
  return translated ? { text: translated } : { text: words['es-GT'], lang: serviceLanguage };
}

/** A set in a language. */
export function productSet({ title, text, products }: ShownSet, locale: Locale) {
  return { title: wordsIn(title, locale), text: text && wordsIn(text, locale), products };
}
