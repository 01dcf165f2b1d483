/** The 404 page: for any other address than a product's nothing is loaded. */
import type { Draw } from '#shared/hydration/draw-on-demand.ts';
import { splitLocale } from '#shared/i18n/paths.ts';
import type { UnbuiltProductView } from './newer-product.ts';

/** The sku that an address asks for; undefined when it is no product's, or cannot be decoded. */
export function skuInPath(path: string): string | undefined {
  const [, encoded] = /^\/producto\/([^/]+)$/.exec(path) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Looks for the product of this address, where it is one's; `load` brings what draws it. */
export function startNewerProduct(load: () => Promise<Draw<UnbuiltProductView>>): void {
  const words = document.querySelector<HTMLElement>('[data-live-product]');
  const { locale, path } = splitLocale(location.pathname);
  const sku = skuInPath(path);
  if (!words || sku === undefined) return;
  // When its code cannot be had, the page stays what it is.
  import('./newer-product.ts')
    .then(({ showNewerProduct }) => showNewerProduct({ sku, locale }, words, load))
    .catch(() => undefined);
}
