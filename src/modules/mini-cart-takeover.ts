/** The first opening of the mini-cart: its preview is painted, and clicks on it are kept until React is there. */
import hydrateOnIntent from './hydrate-on-intent.ts';
import { paintStoredCart } from './stored-cart-preview.ts';

/** Fetches the code that draws the mini-cart into its container. */
export type LoadMiniCart = () => Promise<(container: HTMLElement) => void>;

/** Paints the stored cart into the container and hands it to the mini-cart as soon as that has been fetched. */
export function takeOver(container: HTMLElement, load: LoadMiniCart): void {
  const hydrate = async (): Promise<() => Promise<void>> => {
    const mount = await load();
    return async () => {
      mount(container);
      container.removeAttribute('ssr');
    };
  };
  // The mark of what is still built HTML, as on an `<astro-island>`.
  container.setAttribute('ssr', '');
  hydrateOnIntent(hydrate, { name: 'intent', value: '' }, container);
  paintStoredCart(container);
  container.dispatchEvent(new CustomEvent('intent:hydrate'));
}
