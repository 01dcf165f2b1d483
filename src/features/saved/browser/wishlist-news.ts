/**
 * News of favourites for the heart in the header: loaded at rest, where there are favourites (decision 151, Coming
 * back).
 */
import { onPageRest } from '#shared/hydration/at-rest.ts';
import { WISHLIST_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** The favourites' page shows them itself. */
export function startWishlistNews(): void {
  if (!isStored(WISHLIST_KEY) || document.querySelector('[data-saved-list="wishlist"]')) return;
  onPageRest(() => {
    if (!navigator.onLine) return;
    import('./news-mark.ts').then(({ markNews }) => markNews()).catch(() => undefined);
  });
}
