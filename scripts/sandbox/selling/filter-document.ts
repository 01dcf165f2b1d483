import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import { slugOf } from '../catalogue/words.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** One condition of a filter. */
type FilterEntry = { readonly type: string; readonly value: string };

/** A filter document: its group and its conditions. */
type FilterDocument = { readonly group: string; readonly entries: readonly FilterEntry[] };

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

const DOCUMENT =
  /^\s*<Filtro>\s*<Grupo>([^<]*)<\/Grupo>((?:\s*<Detalle>\s*<Tipo>[^<]*<\/Tipo>\s*<Valor>[^<]*<\/Valor>\s*<\/Detalle>)+)\s*<\/Filtro>\s*$/;
const ENTRY = /<Tipo>([^<]*)<\/Tipo>\s*<Valor>([^<]*)<\/Valor>/g;

function unescapeXml(text: string): string {
  const plain = text.replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return plain.replace(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
}

/** Reads a filter document (contract, POST filter-items); undefined if the text is not one. */
export function parseFilterDocument(xml: string): FilterDocument | undefined {
  const match = DOCUMENT.exec(xml);
  if (!match) return undefined;
  const [, group = '', details = ''] = match;
  const entries = [...details.matchAll(ENTRY)].map(([, type = '', value = '']) => ({
    type: unescapeXml(type).trim(),
    value: unescapeXml(value).trim(),
  }));
  return { group: unescapeXml(group).trim(), entries };
}

/** The types of conditions (contract, POST filter-items). */
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
  const conditions = FILTER_TYPES.flatMap((type) => {
    const values = entries.filter((entry) => slugOf(entry.type) === type).map((entry) => slugOf(entry.value));
    return values.length === 0 ? [] : [{ type, values: new Set(values) }];
  });
  if (conditions.length === 0) return [];
  return catalogue
    .articles()
    .filter((article) =>
      conditions.every(({ type, values }) =>
        valuesOf(article, type, catalogue).some((value) => values.has(slugOf(value))),
      ),
    );
}
