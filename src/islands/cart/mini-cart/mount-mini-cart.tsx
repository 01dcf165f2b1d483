/** Puts the mini-cart in the place of its preview. It stands on every page, so it is mounted by code. */
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { takeOver } from '#islands/page/take-over.ts';
import { MiniCart } from './MiniCart.tsx';

/** Draws the mini-cart into `container`. */
export function mountMiniCart(container: HTMLElement): void {
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  const { imageBase = '' } = container.dataset;
  takeOver(container, <MiniCart locale={locale} imageBase={imageBase} />);
}
