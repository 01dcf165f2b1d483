import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { FilterEntry } from './filter-document.ts';
import { slugOf } from './words.ts';

/** What filters can be about (contract, POST filter-items). */
const FILTER_TYPES = ['marca', 'categoria', 'etiqueta', 'color', 'talla'] as const;

type FilterType = (typeof FILTER_TYPES)[number];

/** Words of a category: the names of its levels, first alone, then with those above. */
function categoryWords(article: CatalogueArticle, catalogue: CatalogueIndex): readonly string[] {
  const path = catalogue.menu.find(
    (row) => row.level1 === article.level1 && row.level2 === article.level2 && row.level3 === article.level3,
  );
  if (!path) return [];
  const names = [path.level1Name, path.level2Name, path.level3Name].filter((name) => name !== '');
  return [...names, ...names.map((_, depth) => names.slice(0, depth + 1).join(' '))];
}

function valuesOf(article: CatalogueArticle, type: FilterType, catalogue: CatalogueIndex): readonly string[] {
  switch (type) {
    case 'marca':
      return [catalogue.brandName(article.brandId)];
    case 'categoria':
      return categoryWords(article, catalogue);
    case 'etiqueta':
      return article.tags;
    case 'color':
      return article.variants.flatMap((variant) => catalogue.color(variant.colorId)?.name ?? []);
    case 'talla':
      return article.variants.flatMap((variant) => catalogue.size(variant.sizeId)?.name ?? []);
  }
}

/** The articles that meet every type of the filter; the values of one type are alternatives. */
export function filterArticles(
  catalogue: CatalogueIndex,
  entries: readonly FilterEntry[],
): readonly CatalogueArticle[] {
  const wishes = FILTER_TYPES.flatMap((type) => {
    const values = entries.filter((entry) => slugOf(entry.type) === type).map((entry) => slugOf(entry.value));
    return values.length === 0 ? [] : [{ type, values: new Set(values) }];
  });
  if (wishes.length === 0) return [];
  return catalogue
    .articles()
    .filter((article) =>
      wishes.every(({ type, values }) =>
        valuesOf(article, type, catalogue).some((value) => values.has(slugOf(value))),
      ),
    );
}
