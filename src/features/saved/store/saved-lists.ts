/**
 * Wishlist, compare list and products seen lately, stored on this device (storefront §4; contract, Storage keys; decision
 * 45, Saved lists). Every change applies to the currently stored list.
 */
import { addListed, MAX_RECENT, rememberRecent, removeListed } from '#features/saved/rules/saved-list.ts';
import { COMPARE_KEY, RECENT_KEY, WISHLIST_KEY } from '#shared/storage/keys.ts';
import { rowChanges } from '#shared/storage/row-changes.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { type PersistentDocument, persistentDocument } from '#shared/storage/storage.ts';
import { readSavedProduct, type SavedProduct, type SavedProducts } from './stored-saved-products.ts';

const NO_PRODUCTS: SavedProducts = [];

type SavedList = {
  readonly store: PersistentDocument<SavedProducts>['store'];
  /** Appends a product; false if the list contains it. */
  readonly add: (product: SavedProduct) => boolean;
  readonly remove: (sku: string) => void;
  readonly clear: () => void;
  readonly update: PersistentDocument<SavedProducts>['update'];
};

/** Creates the list of a storage key. Damaged rows are set aside; the last row of a sku counts. */
function createSavedList(key: string, most?: number): SavedList {
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
    remove: (sku) => update((products) => removeListed(products, sku), sku),
    clear: () => update(() => NO_PRODUCTS),
  };
}

export const {
  store: $wishlist,
  add: addToWishlist,
  remove: removeFromWishlist,
  clear: clearWishlist,
} = createSavedList(WISHLIST_KEY);

export const {
  store: $compare,
  add: addToCompare,
  remove: removeFromCompare,
  clear: clearCompare,
} = createSavedList(COMPARE_KEY);

const recent = createSavedList(RECENT_KEY, MAX_RECENT);

/** Products seen lately, newest first. */
export const $recent = recent.store;

export const forgetRecent = recent.clear;

/** Puts a product first and removes its other entries. */
export function rememberProduct(product: SavedProduct): void {
  recent.update((products) => rememberRecent(products, product));
}
