import { z } from '@hono/zod-openapi';
import type { CatalogueArticle, MenuPath } from '../catalogue/catalogue.ts';
import { slugOf } from '../catalogue/words.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** A selection in the menu; 0 means that the level is not chosen. */
type MenuSelection = { readonly level1: number; readonly level2: number; readonly level3: number };

/** Whether an article or a menu path is below the selected menu node; an empty selection contains everything. */
export function isBelow(node: MenuSelection, selection: MenuSelection): boolean {
  return (
    (selection.level1 === 0 || node.level1 === selection.level1) &&
    (selection.level2 === 0 || node.level2 === selection.level2) &&
    (selection.level3 === 0 || node.level3 === selection.level3)
  );
}

/** Link slug of a menu path down to a depth: the slugs of its levels, joined by `/`. */
function linkSlug(path: MenuPath, depth: number): string {
  const names = [path.level1Name, path.level2Name, path.level3Name].slice(0, depth);
  return names
    .filter((name) => name !== '')
    .map(slugOf)
    .join('/');
}

function chosenDepth(selection: MenuSelection): number {
  if (selection.level3 !== 0) return 3;
  if (selection.level2 !== 0) return 2;
  return selection.level1 === 0 ? 0 : 1;
}

/** The menu nodes with articles one level below the selection; at a leaf, the leaf itself. */
function categoriesBelow(catalogue: CatalogueIndex, selection: MenuSelection) {
  const depth = Math.min(chosenDepth(selection) + 1, 3);
  const filled = new Set(
    catalogue.articles().map((article) => `${article.level1}/${article.level2}/${article.level3}`),
  );
  const found = new Map<string, { Nombre: string; Slug: string }>();
  for (const path of catalogue.menu) {
    if (!isBelow(path, selection) || !filled.has(`${path.level1}/${path.level2}/${path.level3}`)) continue;
    const name = [path.level1Name, path.level2Name, path.level3Name].slice(0, depth).findLast(Boolean) ?? '';
    const slug = linkSlug(path, depth);
    found.set(slug, { Nombre: name, Slug: slug });
  }
  return [...found.values()];
}

/** The filter lists of a list of articles (contract, GET items/menu). */
export const filterListsShape = {
  categorias: z.array(z.object({ Nombre: z.string(), Slug: z.string() })),
  etiquetas: z.array(z.object({ Etiqueta: z.string() })),
  marcas: z.array(z.object({ IdMarca: z.number(), Nombre: z.string() })),
  colores: z.array(z.object({ IdColor: z.number(), Nombre: z.string(), Hex: z.string(), Rgb: z.string() })),
  tallas: z.array(z.object({ IdTalla: z.number(), Nombre: z.string() })),
};

function filterLists(
  articles: readonly CatalogueArticle[],
  catalogue: CatalogueIndex,
  selection: MenuSelection,
) {
  const brandIds = new Set(articles.map((article) => article.brandId));
  const tags = new Set(articles.flatMap((article) => article.tags));
  const variants = articles.flatMap((article) => article.variants);
  const colorIds = new Set(variants.map((variant) => variant.colorId));
  const sizeIds = new Set(variants.map((variant) => variant.sizeId));
  return {
    categorias: categoriesBelow(catalogue, selection),
    etiquetas: [...tags]
      .sort((one, other) => one.localeCompare(other, 'es'))
      .map((tag) => ({ Etiqueta: tag })),
    marcas: catalogue.brands
      .filter((brand) => brandIds.has(brand.id))
      .map(({ id, name }) => ({ IdMarca: id, Nombre: name })),
    colores: catalogue.colors
      .filter((color) => colorIds.has(color.id))
      .map(({ id, name, hex, rgb }) => ({ IdColor: id, Nombre: name, Hex: hex, Rgb: rgb })),
    tallas: catalogue.sizes
      .filter((size) => sizeIds.has(size.id))
      .map(({ id, name }) => ({ IdTalla: id, Nombre: name })),
  };
}

type FilterLists = ReturnType<typeof filterLists>;

/** Returns the filter lists of a menu node, memoized by node, because each page of a list has them. */
export function createFilterLists(catalogue: CatalogueIndex): (selection: MenuSelection) => FilterLists {
  const known = new Map<string, FilterLists>();
  return (selection) => {
    const key = `${selection.level1}/${selection.level2}/${selection.level3}`;
    const selected = () => catalogue.articles().filter((article) => isBelow(article, selection));
    const lists = known.get(key) ?? filterLists(selected(), catalogue, selection);
    known.set(key, lists);
    return lists;
  };
}
