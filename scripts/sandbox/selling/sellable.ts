import type { CatalogueArticle, CatalogueVariant } from '../catalogue/catalogue.ts';

/** What can stand on an order line: a variant, or an article that is bought as itself. Money in cents. */
export type Sellable = {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly listPrice: number;
  readonly discountedPrice: number;
  readonly stock: number;
};

function sellableVariant(article: CatalogueArticle, variant: CatalogueVariant): Sellable {
  const { id, sku, code, listPrice, discountedPrice, stock } = variant;
  return { id, sku, code, name: article.name, listPrice, discountedPrice, stock };
}

/** Everything of an article that can be bought: its variants, or itself when it has none. */
export function sellablesOf(article: CatalogueArticle): readonly Sellable[] {
  if (article.variants.length > 0) {
    return article.variants.map((variant) => sellableVariant(article, variant));
  }
  const { id, sku, code, name, listPrice, discountedPrice, stock } = article;
  return [{ id, sku, code, name, listPrice, discountedPrice, stock }];
}
