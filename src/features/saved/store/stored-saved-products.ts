/** Products saved on this device as they lie in the storage, read without any store: pages mark them before input. */
import type { Product } from '#features/product/rules/product.ts';
import { isRecord, isText, readJson, readRows, textOr } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

/** What of a product is saved, enough to show it again before anything is asked for. Prices in cents of GTQ. */
export type SavedProduct = Pick<Product, 'sku' | 'name' | 'price' | 'discountedPrice'> & {
  /** Absolute URL, or '' for the default picture. */
  readonly image: string;
  /** Slug of the colour that it was saved in; left out where none was chosen. */
  readonly color?: string;
  /** Left out where the product has none, and in what was saved before brands were. */
  readonly brand?: string;
  /** It could not be had when it was saved; left out where it could, and in what was saved before this was. */
  readonly soldOut?: boolean;
};
export type SavedProducts = readonly SavedProduct[];

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Reads one saved product; undefined without sku, name or a price. Also reads what pages say of their product. */
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

/** The skus stored under a key at this moment; none when there is nothing usable. Never throws. */
export function readStoredSkus(key: string): ReadonlySet<string> {
  return readJson<ReadonlySet<string>>(
    storedText(key),
    new Set(),
    (stored) => new Set(readRows(stored, readSavedProduct).rows.map(({ sku }) => sku)),
  );
}
