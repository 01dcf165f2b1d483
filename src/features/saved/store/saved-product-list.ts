/** Lists of products a shopper keeps on this device: wishlist, compare, recently viewed (decision 45, Kept lists). */
import { addListed, removeListed } from '#features/saved/rules/wishlist.ts';
import { rowChanges } from '#shared/storage/row-changes.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { type PersistentDocument, persistentDocument } from '#shared/storage/storage.ts';
import { readSavedProduct, type SavedProduct, type SavedProducts } from './stored-saved-products.ts';

const NO_PRODUCTS: SavedProducts = [];

/** A kept list and its verbs; every verb changes what is stored at that moment. */
export type SavedProductList = {
  readonly store: PersistentDocument<SavedProducts>['store'];
  /** Appends; false when it was there already, and nothing changed. */
  readonly add: (product: SavedProduct) => boolean;
  /** Answers what was taken out, so that it can be added again. */
  readonly remove: (sku: string) => SavedProduct | undefined;
  /** Empties the list and answers what was in it. */
  readonly clear: () => SavedProducts;
  readonly update: (change: (products: SavedProducts) => SavedProducts) => void;
};

/** Creates a saved list under a storage key. A damaged row is set aside; a sku is read once. */
export function savedProductList(key: string, most?: number): SavedProductList {
  const { store, update } = persistentDocument<SavedProducts>(key, {
    initial: NO_PRODUCTS,
    read: (stored) => {
      const rows = readUsable(key, stored, readSavedProduct);
      return [...new Map(rows.map((row) => [row.sku, row])).values()];
    },
    write: (products) => products,
    own: rowChanges({ keyOf: ({ sku }) => sku, ...(most !== undefined && { most }) }),
  });
  return {
    store,
    update,
    add: (product) => {
      let isNew = false;
      update((products) => {
        const more = addListed(products, product);
        isNew = more !== products;
        return more;
      }, product.sku);
      return isNew;
    },
    remove: (sku) => {
      let taken: SavedProduct | undefined;
      update((products) => {
        taken = products.find((product) => product.sku === sku);
        return removeListed(products, sku);
      }, sku);
      return taken;
    },
    clear: () => {
      let before = NO_PRODUCTS;
      update((products) => {
        before = products;
        return NO_PRODUCTS;
      });
      return before;
    },
  };
}
