/** The index of the search suggestions: products, categories, brands and the list of gifts with their synonyms. */
import type { APIRoute } from 'astro';
import { categoryIndex } from '#domain/category-index.ts';
import { colorPictures, packPictures } from '#domain/color-pictures.ts';
import { flattenMenu, menuTrail } from '#domain/menu.ts';
import { priceAfterDiscount } from '#domain/price.ts';
import { vocabularyFile } from '#domain/search-vocabulary.ts';
import { slugOf } from '#domain/slug.ts';
import { type SuggestionEntry, suggestionIndexText } from '#domain/suggestion-index.ts';
import { synonymsFor } from '#domain/suggestion-words.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';
import searchWords from '../../content/search-words.json';
import synonyms from '../../content/synonyms.json';

/** A name's synonyms, and further words that lead to it. */
function wordsFor(text: string): string {
  return `${text} ${synonymsFor(text, synonyms).join(' ')}`;
}

export const GET: APIRoute = async () => {
  const { products, details, menu, brands, options } = await loadSnapshot();
  const none = { price: 0, image: '' };
  const items = flattenMenu(menu);
  const titles = new Map(items.map(({ slug, title }) => [slug, title]));
  const slugsOf = categoryIndex(menu);
  const entries: readonly SuggestionEntry[] = [
    { ...none, id: 'list gifts', kind: 'list', name: 'Regalos', key: 'gifts', words: wordsFor('regalos') },
    ...items.map((item): SuggestionEntry => {
      const name = menuTrail(menu, item.slug)
        .map(({ title }) => title)
        .join(' · ');
      return {
        ...none,
        id: `category ${item.slug}`,
        kind: 'category',
        name,
        key: item.slug,
        words: wordsFor(name),
      };
    }),
    ...brands.map(
      ({ name, slug }): SuggestionEntry => ({
        ...none,
        id: `brand ${slug}`,
        kind: 'brand',
        name,
        key: slug,
        words: '',
      }),
    ),
    ...products.map(
      (product): SuggestionEntry => ({
        id: product.sku,
        kind: 'product',
        name: product.name,
        key: product.sku,
        price: priceAfterDiscount(product),
        image: product.images[0] ?? '',
        place: slugsOf(product.levels).at(-1) ?? '',
        colors: product.colors.map(slugOf).join(' '),
        sizes: product.sizes.map(slugOf).join(' '),
        inColors: packPictures(product.images[0] ?? '', colorPictures(product, details.get(product.sku))),
        words: wordsFor(
          [
            product.name,
            product.brand,
            ...product.colors,
            ...product.tags,
            ...slugsOf(product.levels).flatMap((slug) => titles.get(slug) ?? []),
          ].join(' '),
        ),
      }),
    ),
  ];
  const vocabulary = vocabularyFile(
    {
      colors: options.colors.map(({ name }) => name),
      sizes: options.sizes.map(({ name }) => name),
    },
    synonyms,
    searchWords,
  );
  return new Response(suggestionIndexText(entries, vocabulary), {
    headers: { 'Content-Type': 'application/json' },
  });
};
