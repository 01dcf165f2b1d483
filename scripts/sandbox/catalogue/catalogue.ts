/** The catalogue's types. Money is integer cents of GTQ; pictures are file names below the picture base path. */

/** One path of the three-level menu; a missing level has id 0 and an empty name. */
export type MenuPath = {
  readonly level1: number;
  readonly level1Name: string;
  readonly level2: number;
  readonly level2Name: string;
  readonly level3: number;
  readonly level3Name: string;
};

type CatalogueBrand = { readonly id: number; readonly name: string };
export type CatalogueColor = {
  readonly id: number;
  readonly name: string;
  /** `#rrggbb` */
  readonly hex: string;
  /** `r,g,b` */
  readonly rgb: string;
};
export type CatalogueSize = {
  readonly id: number;
  readonly name: string;
  /** Position of the size among its kind, small to large. */
  readonly order: number;
  /** Unit of the size, e.g. `MX`, `US`, `cm`, or ''. */
  readonly unit: string;
};

export type CatalogueVariant = {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly colorId: number;
  readonly sizeId: number;
  readonly stock: number;
  readonly listPrice: number;
  /** 0 without a discount. */
  readonly discountedPrice: number;
  readonly images: readonly string[];
};

export type CatalogueArticle = {
  readonly id: number;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly listPrice: number;
  /** 0 without a discount. */
  readonly discountedPrice: number;
  /** Whole per cent, 0 without a discount. */
  readonly discountPercent: number;
  readonly shortDescription: string;
  /** Small HTML: paragraphs, lists, strong. */
  readonly fullDescription: string;
  /** Empty for an article without pictures. */
  readonly images: readonly string[];
  readonly isNew: boolean;
  /** 0 (none) to 5. */
  readonly rating: number;
  readonly brandId: number;
  readonly tags: readonly string[];
  readonly level1: number;
  readonly level2: number;
  readonly level3: number;
  /** Empty for an article without variants. */
  readonly variants: readonly CatalogueVariant[];
  /** Stock of an article without variants; otherwise the sum of its variants. */
  readonly stock: number;
  readonly relatedSkus: readonly string[];
};

export type Catalogue = {
  readonly menu: readonly MenuPath[];
  readonly brands: readonly CatalogueBrand[];
  readonly colors: readonly CatalogueColor[];
  readonly sizes: readonly CatalogueSize[];
  readonly articles: readonly CatalogueArticle[];
};
