/** What a product page does by itself: its gallery, its address and the links that share it. */

import { type Mount, startMounts } from '#hydration/mounts.ts';
import { startIsland } from '#hydration/start-island.ts';
import { startRememberedPlace } from '#modules/delivery/remembered-place.ts';
import { startEarlyChoice } from './early-choice.ts';
import { startGallery } from './gallery/gallery-start.ts';

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
    import('#modules/page/toasts/share.ts')
      .then(({ share }) => share(event.target))
      .catch(() => location.assign(link.href));
  });
}

/** Remembers the product on this device, once somebody looks at it. */
function startRemembering(): void {
  const signal = { once: true, passive: true };
  // Whoever leaves at once has hardly looked at it.
  const remember = (): void =>
    void import('#modules/saved/remember-product.ts')
      .then((each) => each.rememberShown())
      .catch(() => undefined);
  addEventListener('scroll', remember, signal);
  addEventListener('pointerdown', remember, signal);
  // Whoever scrolls before this is loaded is not heard.
  if (scrollY > 0) remember();
}

/** Starts everything; `load` brings what hydrates the islands. */
export function startProductPage(load: () => Promise<Mount>): void {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (gallery) startGallery(gallery);
  startEarlyChoice();
  startMounts({ buy: load, dates: load });
  startRememberedPlace();
  startShare();
  startRemembering();
  followAddress();
}
