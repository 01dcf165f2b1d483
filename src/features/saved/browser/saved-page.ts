/** The pages of saved products: saved or shared products are shown at once; an empty page loads nothing for it. */
import { SHARED_PARAMETER } from '#features/saved/rules/wishlist.ts';
import { readStoredSkus } from '#features/saved/store/stored-saved-products.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { COMPARE_KEY, WISHLIST_KEY } from '#shared/storage/keys.ts';

function start(): void {
  const place = document.querySelector<HTMLElement>('[data-saved-list]');
  const island = place?.querySelector<HTMLElement>('astro-island');
  const wake = (): void => startIsland(island);
  // Another tab may save one while this one looks on.
  addEventListener('storage', wake, { once: true });
  const key = place?.dataset['savedList'] === 'compare' ? COMPARE_KEY : WISHLIST_KEY;
  const isShared = new URLSearchParams(location.search).has(SHARED_PARAMETER);
  if (!isShared && readStoredSkus(key).size === 0) return;
  const { dataset } = document.documentElement;
  dataset['saved'] = 'waiting';
  island?.addEventListener('astro:hydrate', () => delete dataset['saved'], { once: true });
  wake();
}

/** Finds `[data-saved-list]`, `wishlist` or `compare`, with the island in it. */
export function startSavedPage(): void {
  whenShown(start);
}
