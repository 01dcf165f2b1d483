/** Starts the scripts of a product page that can wait for the first interaction; the others are in `product.ts`. */

import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import { type Mount, startMounts } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** Hydrates the purchase box at once if the address asks for a size, or for another colour than the built one (`first-choice.ts`). */
function followAddress(): void {
  if (!('choice' in document.documentElement.dataset) && !location.search.includes('talla=')) return;
  startIsland(document.querySelector<HTMLElement>('[data-mount="buy"]'));
}

/** Shares by the device's own means; else the address is copied, and the link itself leads to a chat. */
function startShare(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-share]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    share(link).catch(() => location.assign(link.href));
  });
}

/** Shares the address with the chosen colour and size; `data-share` is the toast after it was copied. */
async function share(link: HTMLAnchorElement): Promise<void> {
  const { shareAddress } = await import('#shared/toast/share.ts');
  const outcome = await shareAddress(location.href, document.title);
  if (outcome === 'copied') showToast('success', link.dataset['share'] ?? '');
  if (outcome === 'failed') location.assign(link.href);
}

/** Remembers the product on this device after the first interaction, because a shopper who leaves before has hardly seen it. */
function startRemembering(): void {
  onFirstInteraction(() => {
    void import('#features/saved/browser/card-product.ts')
      .then((each) => each.rememberViewed())
      .catch(() => undefined);
  });
}

/** Starts the scripts of an article, built or rendered in the browser. */
export function startArticle(): void {
  startShare();
  startRemembering();
}

/** Starts everything of a built page; `load` brings the code that hydrates its parts. */
export function startProductPage(load: () => Promise<Mount>): void {
  startMounts({ buy: load, dates: load, set: load });
  startArticle();
  followAddress();
}
