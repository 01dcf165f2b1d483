/**
 * Puts the mini-cart in the place of its preview. It stands on every page, so it is mounted by code and not as an
 * `<astro-island>`, whose runtime (1.6 KB brotli) every document page would carry for it alone.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { findControl } from './focus-control.ts';
import { MiniCart } from './MiniCart.tsx';

/** Draws the mini-cart into `container`; the control that had the focus gives it to the one that took its place. */
export function mountMiniCart(container: HTMLElement): void {
  const active = document.activeElement;
  const focused = container.contains(active)
    ? active?.closest<HTMLElement>('[data-control]')?.dataset['control']
    : undefined;
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  container.replaceChildren();
  const root = createRoot(container);
  flushSync(() => root.render(<MiniCart locale={locale} />));
  if (focused !== undefined) findControl(container, focused)?.focus();
}
