/**
 * The cart (interface, Cart). Until somebody touches it, what is seen is the preview that a module painted from the
 * storage; React then draws the same lines in its place.
 */
import { drawOverPreview } from '#hydration/draw-root.ts';
import { clientText } from '#i18n/client-text.ts';
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { IslandBoundary } from '#islands/page/IslandBoundary.tsx';
import { LiveCart } from './LiveCart.tsx';

const text = clientText('cart');
const messageText = clientText('messages');

/** Draws the cart in the place of its preview. */
export function mountCart(container: HTMLElement): void {
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  const { imageBase = '' } = container.dataset;
  drawOverPreview(
    container,
    <IslandBoundary>
      <LiveCart locale={locale} t={text(locale)} messages={messageText(locale)} imageBase={imageBase} />
    </IslandBoundary>,
  );
}
