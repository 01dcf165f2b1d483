import { z } from '@hono/zod-openapi';
import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import type { CatalogueIndex } from '../selling/catalogue-index.ts';
import { categoriesBelow, isBelow, type MenuSelection } from '../selling/list-filters.ts';

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
    categorias: categoriesBelow(catalogue, selection).map(({ name, slug }) => ({ Nombre: name, Slug: slug })),
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

/**
 * Tells the brands, colours, sizes, tags and categories that occur below a menu node. They are worked out once
 * for each node: paging through a large catalogue asks for the same lists again and again.
 */
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
