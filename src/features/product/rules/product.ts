/**
 * The articles of the shop (storefront §3). Money is integer cents of GTQ, `discountedPrice` is 0 without a discount,
 * pictures are absolute URLs in the order they are shown.
 */
import type { Answer } from '#shared/http/failure.ts';
import type { Cents } from '#shared/money/money.ts';
import type { Priced } from '#shared/money/price.ts';

/** The prices of one place of colour × size. */
export type PriceAt = readonly [place: number, price: Cents, discountedPrice: Cents, discount: number];

/** A product as lists, cards and search results show it. */
export type Product = Priced & {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly shortDescription: string;
  /** Up to five absolute picture URLs. */
  readonly images: readonly string[];
  readonly stock: number;
  readonly isNew: boolean;
  /** 0 (none) to 5: the mean of the shop's reviews, else the service's own rating. */
  readonly rating: number;
  /** How many reviews the rating is the mean of; left out without any. */
  readonly reviews?: number;
  readonly brand: string;
  readonly colors: readonly string[];
  readonly tags: readonly string[];
  readonly sizes: readonly string[];
  /** The colour that picture, prices and discount belong to; left out without one, and if it is unknown. */
  readonly color?: string | undefined;
  /** Prices at places of colour × size (see `soldOut`) that differ from the product's own. */
  readonly otherPrices?: readonly PriceAt[] | undefined;
  /** A picture for each of `colors`, '' for none; left out if they are unknown. */
  readonly colorPictures?: readonly string[];
  /**
   * Sold-out places of colour × size: index of the colour × number of sizes + index of the size (without colours the
   * index of the size). Left out if all are in stock, or if it is unknown.
   */
  readonly soldOut?: readonly number[] | undefined;
  /** Ids of the product's menu levels; 0 where a level is missing. */
  readonly levels: readonly [number, number, number];
};

export type ProductSize = { readonly name: string };

export type ProductColor = {
  readonly name: string;
  /** `#rrggbb`, or '' when the service sent none that can be read. */
  readonly hex: string;
};

/** One colour in one size. */
export type Variant = Priced & {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly color: string;
  readonly size: string;
  readonly stock: number;
};

export type RelatedProduct = Priced & {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly shortDescription: string;
  /** Absolute URL, or '' for the default picture. */
  readonly image: string;
  /** The colour that the picture shows; left out if it is unknown. */
  readonly color?: string;
};

/** A product with everything its page shows. `stock` is the sum over the variants (its own without variants). */
export type ProductDetail = Product & {
  /** Small HTML as the service sent it: never built raw, see rich-text.ts. */
  readonly fullDescription: string;
  readonly productSizes: readonly ProductSize[];
  readonly productColors: readonly ProductColor[];
  /** Ordered by size order; empty for a product without variants. */
  readonly variants: readonly Variant[];
  readonly related: readonly RelatedProduct[];
};

export type CategoryOption = { readonly name: string; readonly slug: string };
export type BrandOption = { readonly id: number; readonly name: string };
export type ColorOption = { readonly id: number; readonly name: string; readonly hex: string };
export type SizeOption = { readonly id: number; readonly name: string };

/** The filters of a list (storefront §3, Filter options). */
export type FilterOptions = {
  readonly categories: readonly CategoryOption[];
  readonly tags: readonly string[];
  readonly brands: readonly BrandOption[];
  readonly colors: readonly ColorOption[];
  readonly sizes: readonly SizeOption[];
};

/** A page of a list of products with its filters; `total` counts all pages. */
export type ProductList = {
  readonly products: readonly Product[];
  readonly options: FilterOptions;
  readonly total: number;
};

/** An editor's set of articles (decision 139, Sets). */
type WrittenSet = { readonly skus: readonly string[] };
type Articles = ReadonlyMap<string, Product>;

/** The other articles of a set that can be bought; none for an article that is not in it. */
export function companions(set: WrittenSet, sku: string, articles: Articles): readonly Product[] {
  return set.skus.includes(sku) ? inStock(set, articles).filter((product) => product.sku !== sku) : [];
}

/** Articles of a set that the shop does not have; `isEmpty` if less than two can be bought. */
export function setFaults(set: WrittenSet, articles: Articles) {
  return {
    unknown: set.skus.filter((sku) => !articles.has(sku)),
    isEmpty: inStock(set, articles).length < 2,
  };
}

const inStock = ({ skus }: WrittenSet, articles: Articles): readonly Product[] =>
  skus.flatMap((sku) => articles.get(sku) ?? []).filter(({ stock }) => stock > 0);

/** Whether an answer says that an article is no longer sold: the service does not know its sku (contract, GET items/{sku}). */
export function isGone(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 404;
}
