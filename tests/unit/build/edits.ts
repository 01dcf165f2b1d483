/** Changes that an editor or a back office may make to a catalogue. */
import fc from 'fast-check';
import type { Catalogue, CatalogueArticle } from '../../../scripts/sandbox/catalogue/catalogue.ts';

/** A change of a catalogue. */
export type Edit = (catalogue: Catalogue) => Catalogue;

type ArticleEdit = (article: CatalogueArticle, at: number) => Partial<CatalogueArticle>;

const edited = (place: number, edit: ArticleEdit): Edit => {
  return (catalogue) => {
    const chosen = place % catalogue.articles.length;
    const articles = catalogue.articles.map((article, at) =>
      at === chosen ? { ...article, ...edit(article, place) } : article,
    );
    return { ...catalogue, articles };
  };
};

const articleEdits: readonly ArticleEdit[] = [
  (_, at) => ({ listPrice: 10_000 + (at % 50) * 100, discountedPrice: 0, discountPercent: 0 }),
  ({ listPrice }) => ({ discountedPrice: Math.round(listPrice * 0.8), discountPercent: 20 }),
  ({ name }, at) => ({ name: `${name.slice(0, 30)} ${at % 100}` }),
  (_, at) => ({ fullDescription: `<p>Nueva descripción ${at}</p>` }),
  () => ({ stock: 0 }),
  (_, at) => ({ stock: (at % 9) + 1 }),
  ({ isNew }) => ({ isNew: !isNew }),
  (_, at) => ({ rating: at % 6 }),
  ({ tags }, at) => ({ tags: [...tags.slice(0, 2), `etiqueta ${at % 5}`] }),
  ({ images }) => ({ images: images.toReversed() }),
  () => ({ images: [] }),
];

/**
 * Removes an article, adds one, gives one the brand or the place of another, and moves one to another place of the
 * list.
 */
const listEdits: readonly ((place: number) => Edit)[] = [
  (place) => (catalogue) => {
    const { articles } = catalogue;
    return articles.length <= 30
      ? catalogue
      : { ...catalogue, articles: articles.toSpliced(place % articles.length, 1) };
  },
  (place) => (catalogue) => {
    const { articles } = catalogue;
    const model = articles[place % articles.length];
    if (!model) return catalogue;
    const id = Math.max(...articles.map((article) => article.id)) + 1;
    return { ...catalogue, articles: [...articles, { ...model, id, sku: `NEW-${id}`, code: `N-${id}` }] };
  },
  (place) => (catalogue) => {
    const other = catalogue.articles[(place * 7 + 1) % catalogue.articles.length];
    return other ? edited(place, () => ({ brandId: other.brandId }))(catalogue) : catalogue;
  },
  (place) => (catalogue) => {
    const other = catalogue.articles[(place * 5 + 2) % catalogue.articles.length];
    if (!other) return catalogue;
    const { level1, level2, level3 } = other;
    return edited(place, () => ({ level1, level2, level3 }))(catalogue);
  },
  (place) => (catalogue) => {
    const related = catalogue.articles[(place * 3 + 1) % catalogue.articles.length]?.sku;
    return edited(place, () => ({ relatedSkus: related ? [related] : [] }))(catalogue);
  },
];

const kinds = articleEdits.length + listEdits.length;

/** Any of the changes, of any article. */
export const anyEdit: fc.Arbitrary<Edit> = fc.tuple(fc.nat(kinds - 1), fc.nat(999)).map(([kind, place]) => {
  const edit = articleEdits[kind];
  const change = edit ? edited(place, edit) : listEdits[kind - articleEdits.length]?.(place);
  return change ?? ((catalogue) => catalogue);
});
