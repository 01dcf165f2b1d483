/** The two lists a shopper keeps by pressing a button: wishlist and compare. */

import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import type { ToastPosition, ToastType } from '#shared/toast/toast.ts';

/** One of the two lists: its buttons, where it is stored, and what happens. */
export type SavedList = {
  readonly action: 'wishlist' | 'compare';
  readonly key: string;
  /** The toast that reports what was saved or removed. */
  readonly toast: {
    readonly position: ToastPosition;
    readonly added: ToastType;
    readonly removed: ToastType;
  };
  readonly load: () => Promise<{
    readonly add: (product: SavedProduct) => boolean;
    readonly remove: (sku: string) => unknown;
  }>;
};
