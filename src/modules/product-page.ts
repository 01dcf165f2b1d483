/** What a product page does by itself: its gallery, its address and the links that share it. */
import { startEarlyChoice } from './early-choice.ts';
import { startGallery } from './gallery-start.ts';

/** An address that asks for a colour or size has to be shown in it: the purchase box starts at once. */
function followAddress(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('color') && !query.has('talla')) return;
  document
    .querySelector('[data-product] astro-island[ssr]')
    ?.dispatchEvent(new CustomEvent('intent:hydrate'));
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

startGallery();
startEarlyChoice();
startShare();
startRemembering();
if (document.readyState === 'complete') followAddress();
else addEventListener('load', followAddress, { once: true });
