/** Draws the quick view into its dialog. Mounted by code, like the mini-cart: lists carry no island for it. */
import { createRoot, type Root } from 'react-dom/client';
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { IslandBoundary } from '#islands/page/IslandBoundary.tsx';
import { LivePanel, type LivePanelProps } from './live/LivePanel.tsx';

export type QuickViewRequest = Omit<LivePanelProps, 'locale'>;

let root: Root | undefined;

/** Shows a product in `container`; each time anew, with the service's answer of now. */
export function mountQuickView(container: HTMLElement, request: QuickViewRequest): void {
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  root ??= createRoot(container);
  root.render(
    <IslandBoundary key={`${request.sku} ${Date.now()}`}>
      <LivePanel locale={locale} {...request} />
    </IslandBoundary>,
  );
}

/** Empties the dialog when it closes. */
export function clearQuickView(): void {
  root?.render(null);
}
