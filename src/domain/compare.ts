/** The compare page: attributes of products side by side, differences marked. */
import { discountPercent, priceAfterDiscount } from './price.ts';
import type { Product } from './product.ts';

/** What is compared, in the order of the rows. */
export type CompareAttribute =
  | 'price'
  | 'discount'
  | 'brand'
  | 'rating'
  | 'colors'
  | 'sizes'
  | 'tags'
  | 'stock';

/** One row of the table; values stand in the order of the products, prices in cents of GTQ. */
export type CompareRow = {
  readonly attribute: CompareAttribute;
  readonly values: readonly (number | string | readonly string[])[];
  /** Whether the products do not all have the same. */
  readonly differs: boolean;
};

const READERS: readonly (readonly [CompareAttribute, (product: Product) => CompareRow['values'][number]])[] =
  [
    ['price', priceAfterDiscount],
    ['discount', discountPercent],
    ['brand', ({ brand }) => brand],
    ['rating', ({ rating }) => rating],
    ['colors', ({ colors }) => colors],
    ['sizes', ({ sizes }) => sizes],
    ['tags', ({ tags }) => tags],
    ['stock', ({ stock }) => stock],
  ];

/** The rows for these products; the order of colours, sizes and tags makes no difference. */
export function compareRows(products: readonly Product[]): readonly CompareRow[] {
  return READERS.map(([attribute, read]) => {
    const values = products.map(read);
    const texts = values.map((value) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value));
    return { attribute, values, differs: new Set(texts).size > 1 };
  });
}
