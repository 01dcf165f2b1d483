/** What a product page does once somebody is there; what cannot wait is in `product.ts`. */

import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import { type Mount, startMounts } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';

/**
 * An address that asks for a size, or for another colour than was built (`first-choice.ts`), has to be shown in it: the
 * purchase box starts at once.
 */
function followAddress(): void {
  if (!('choice' in document.documentElement.dataset) && !location.search.includes('talla=')) return;
  startIsland(document.querySelector<HTMLElement>('[data-mount="buy"]'));
}

/** Shares by the device's own means; else the address is copied, and the link itself leads to a chat. */
function startShare(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-share]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    import('./share.ts').then(({ share }) => share(event.target)).catch(() => location.assign(link.href));
  });
}

/**
 * Remembers the product on this device after the first interaction: a shopper who leaves at once has hardly seen it.
 */
function startRemembering(): void {
  onFirstInteraction(() => {
    void import('#features/saved/browser/card-product.ts')
      .then((each) => each.rememberViewed())
      .catch(() => undefined);
  });
}

/** Starts the scripts of a product on the page, whether built or drawn in the browser. */
export function startShown(): void {
  startShare();
  startRemembering();
}

/** Starts everything; `load` brings what hydrates the islands. */
export function startProductPage(load: () => Promise<Mount>): void {
  startMounts({ buy: load, dates: load, set: load });
  startShown();
  followAddress();
}
