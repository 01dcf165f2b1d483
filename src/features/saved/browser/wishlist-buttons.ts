/** Wishlist buttons: notices at bottom-left (storefront §4, Wishlist; decision 59, Toasts). */
import { WISHLIST_KEY } from '#shared/storage/keys.ts';
import { startSavedButtons } from './saved-buttons.ts';
import type { SavedList } from './saved-list-kind.ts';

const list: SavedList = {
  action: 'wishlist',
  key: WISHLIST_KEY,
  toast: { position: 'bottom-left', added: 'success', removed: 'info' },
  load: async () => {
    const { addToWishlist: add, removeFromWishlist: remove } = await import(
      '#features/saved/store/wishlist.ts'
    );
    return { add, remove };
  },
};

export function startWishlistButtons(): void {
  startSavedButtons(list);
}
