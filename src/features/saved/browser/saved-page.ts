/** Starts the island of a page of saved products at once if there is something to show. */
import { SHARED_PARAMETER } from '#features/saved/rules/saved-list.ts';
import { readStoredSkus } from '#features/saved/store/stored-saved-products.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { COMPARE_KEY, WISHLIST_KEY } from '#shared/storage/keys.ts';

function start(): void {
  const place = document.querySelector<HTMLElement>('[data-saved-list]');
  const island = place?.querySelector<HTMLElement>('astro-island');
  // Another tab may save a product.
  addEventListener('storage', () => startIsland(island), { once: true });
  const key = place?.dataset['savedList'] === 'compare' ? COMPARE_KEY : WISHLIST_KEY;
  const isShared = new URLSearchParams(location.search).has(SHARED_PARAMETER);
  if (!isShared && readStoredSkus(key).size === 0) return;
  const { dataset } = document.documentElement;
  dataset['saved'] = 'waiting';
  island?.addEventListener('astro:hydrate', () => delete dataset['saved'], { once: true });
  startIsland(island);
}

/** Starts the island in `[data-saved-list]`, which is `wishlist` or `compare`. */
export function startSavedPage(): void {
  whenShown(start);
}
