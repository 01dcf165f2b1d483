/** What a product page does by itself: its gallery, its address and the links that share it. */
import { startEarlyChoice } from './early-choice.ts';
import { startGallery } from './gallery-start.ts';
import hydrateOnIntent from './hydrate-on-intent.ts';

/** An address that asks for a colour or size has to be shown in it: the purchase box starts at once. */
function followAddress(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('color') && !query.has('talla')) return;
  document.querySelector('[data-mount="buy"]')?.dispatchEvent(new CustomEvent('intent:hydrate'));
}

/** Shares by the device's own means; else the address is copied, and the link itself leads to a chat. */
function startShare(): void {
  document.querySelector('a[data-share]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void import('./share.ts').then(({ share }) => share(event.target));
  });
}

/** Remembers the product on this device, once somebody looks at it. */
function startRemembering(): void {
  const signal = { once: true, passive: true };
  const remember = (): void => void import('./remember-product.ts').then((each) => each.rememberShown());
  addEventListener('scroll', remember, signal);
  addEventListener('pointerdown', remember, signal);
}

/** Draws the built HTML of a part of the page anew, alive. */
export type ProductMounts = { readonly mountProduct: (element: HTMLElement) => void };

/**
 * The page's islands (`[data-mount]`) come alive on intent by the shop's own directive, without `<astro-island>`, whose
 * runtime would be 2.5 KB of every product's document.
 */
function startIslands(load: () => Promise<ProductMounts>): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-mount]')) {
    const ready = async () => {
      const { mountProduct } = await load();
      return async () => mountProduct(island);
    };
    // The mark of what is still built HTML, as on an `<astro-island>`.
    island.setAttribute('ssr', '');
    void hydrateOnIntent(ready, { name: 'intent', value: '' }, island);
  }
}

/** Starts everything; `load` brings what makes the islands alive. */
export function startProductPage(load: () => Promise<ProductMounts>): void {
  startGallery();
  startEarlyChoice();
  startIslands(load);
  startShare();
  startRemembering();
  followAddress();
}
