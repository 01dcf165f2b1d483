import type { Catalogue, CatalogueArticle, MenuPath } from '../catalogue/catalogue.ts';
import { fold } from '../catalogue/words.ts';

/** The subject of an order line: a variant, or an article without variants. Money in cents. */
export type Sellable = {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly listPrice: number;
  readonly discountedPrice: number;
  readonly stock: number;
};

/** Everything of an article that can be bought: its variants, or itself if it has none. */
export function sellablesOf(article: CatalogueArticle): readonly Sellable[] {
  const { name, variants } = article;
  return (variants.length > 0 ? variants : [article]).map(
    ({ id, sku, code, listPrice, discountedPrice, stock }) => ({
      ...{ id, sku, code, name, listPrice, discountedPrice, stock },
    }),
  );
}

/** New prices for one sku, in cents; `discountedPrice` 0 means no discount. */
type PriceChange = { readonly listPrice: number; readonly discountedPrice: number };

/** The catalogue with its indexes; tests may change prices and names of the menu. */
export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>;

/** The positions of the articles by the skus and codes of themselves and of their variants. */
function positionsOf(articles: readonly CatalogueArticle[]) {
  const bySku = new Map<string, number>();
  const byCode = new Map<string, number>();
  articles.forEach((article, position) => {
    for (const item of [article, ...article.variants]) {
      bySku.set(item.sku, position);
      byCode.set(item.code, position);
    }
  });
  return { bySku, byCode };
}

function withPrice(article: CatalogueArticle, sku: string, change: PriceChange): CatalogueArticle {
  const isArticle = article.sku === sku;
  const variants = article.variants.map((variant) =>
    isArticle || variant.sku === sku ? { ...variant, ...change } : variant,
  );
  return isArticle ? { ...article, ...change, variants } : { ...article, variants };
}

function withName(path: MenuPath, from: string, to: string): MenuPath {
  const { level1Name, level2Name, level3Name } = path;
  if (![level1Name, level2Name, level3Name].includes(from)) return path;
  const named = (name: string): string => (name === from ? to : name);
  return {
    ...path,
    level1Name: named(level1Name),
    level2Name: named(level2Name),
    level3Name: named(level3Name),
  };
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Memoizes the search text of each article. */
function createSearchTexts(
  brandName: (id: number) => string,
  colorName: (id: number) => string,
): (article: CatalogueArticle) => string {
  const texts = new WeakMap<CatalogueArticle, string>();
  return (article) => {
    const { name, brandId, tags, sku, variants } = article;
    const colors = new Set(variants.map(({ colorId }) => colorName(colorId)));
    const text = texts.get(article) ?? fold([name, brandName(brandId), ...tags, ...colors, sku].join(' '));
    texts.set(article, text);
    return text;
  };
}

/** Indexes a catalogue; the catalogue itself is never changed. */
export function createCatalogueIndex(catalogue: Catalogue) {
  let articles = [...catalogue.articles];
  let { menu } = catalogue;
  const { bySku, byCode } = positionsOf(articles);
  const brands = byId(catalogue.brands);
  const colors = byId(catalogue.colors);
  const sizes = byId(catalogue.sizes);
  const at = (position: number | undefined) => (position === undefined ? undefined : articles[position]);
  const brandName = (id: number) => brands.get(id)?.name ?? '';
  const articleBySku = (sku: string) => {
    const article = at(bySku.get(sku));
    return article?.sku === sku ? article : undefined;
  };
  return {
    get menu() {
      return menu;
    },
    brands: catalogue.brands,
    colors: catalogue.colors,
    sizes: catalogue.sizes,
    articles: (): readonly CatalogueArticle[] => articles,
    articleBySku,
    articleByCode: (code: string) => at(byCode.get(code)),
    sellableBySku(sku: string): Sellable | undefined {
      const article = at(bySku.get(sku));
      return article && sellablesOf(article).find((item) => item.sku === sku);
    },
    brandName,
    color: (id: number) => colors.get(id),
    size: (id: number) => sizes.get(id),
    /** The text that a search looks through, folded: name, brand, tags, colours and sku. */
    searchText: createSearchTexts(brandName, (id) => colors.get(id)?.name ?? ''),
    /** Changes the prices of an article with all its variants, or of one variant; false if there is no such sku. */
    changePrice(sku: string, change: PriceChange): boolean {
      const position = bySku.get(sku);
      const article = at(position);
      if (position === undefined || !article) return false;
      articles[position] = withPrice(article, sku, change);
      return true;
    },
    /** Renames the menu entries of a name; false if no entry has it. */
    renameMenu(from: string, to: string): boolean {
      const before = menu;
      menu = before.map((path) => withName(path, from, to));
      return menu.some((path, index) => path !== before[index]);
    },
    /** Undoes every change. */
    restore(): void {
      articles = [...catalogue.articles];
      ({ menu } = catalogue);
    },
  };
}
