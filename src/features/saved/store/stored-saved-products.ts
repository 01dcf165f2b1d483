/** The stored form of saved products, read without a store so that pages can mark them at once. */
import type { Product } from '#features/product/rules/product.ts';
import { isRecord, isText, readJson, readRows, textOr } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

/** A saved product, complete enough to be shown without a call. Prices are cents of GTQ. */
export type SavedProduct = Pick<Product, 'sku' | 'name' | 'price' | 'discountedPrice'> & {
  /** Absolute URL, or '' for the default picture. */
  readonly image: string;
  /** Slug of the chosen colour, if any. */
  readonly color?: string;
  /** Missing without a brand and in old entries. */
  readonly brand?: string;
  /** Whether it was sold out when it was saved; missing in old entries. */
  readonly soldOut?: boolean;
};
export type SavedProducts = readonly SavedProduct[];

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Reads one saved product, stored or from `data-product`; undefined without sku, name or price. */
export function readSavedProduct(stored: unknown): SavedProduct | undefined {
  if (!isRecord(stored)) return undefined;
  const { sku, name, price, discountedPrice = 0 } = stored;
  if (!isText(sku) || sku === '' || typeof name !== 'string') return undefined;
  if (!isAmount(price) || !isAmount(discountedPrice)) return undefined;
  const color = textOr(stored['color'], '');
  const image = textOr(stored['image'], '');
  const brand = textOr(stored['brand'], '');
  return {
    ...{ sku, name, price, discountedPrice, image },
    ...(color !== '' && { color }),
    ...(brand !== '' && { brand }),
    ...(stored['soldOut'] === true && { soldOut: true }),
  };
}

/** The skus stored under a key. Never throws. */
export function readStoredSkus(key: string): ReadonlySet<string> {
  return readJson<ReadonlySet<string>>(
    storedText(key),
    new Set(),
    (stored) => new Set(readRows(stored, readSavedProduct).rows.map(({ sku }) => sku)),
  );
}
