/** Starts the search of the not-found page; for other addresses than a product's nothing is loaded. */
import type { Draw } from '#shared/hydration/draw-on-demand.ts';
import { splitLocale } from '#shared/i18n/paths.ts';
import type { UnbuiltProduct } from './newer-product.ts';

/** The sku in a product's path; undefined for another path, or one that cannot be decoded. */
export function skuInPath(path: string): string | undefined {
  const [, encoded] = /^\/producto\/([^/]+)$/.exec(path) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Looks for the product of this address; `load` brings the code that renders it. */
export function startNewerProduct(load: () => Promise<Draw<UnbuiltProduct>>): void {
  const built = document.querySelector<HTMLElement>('[data-unbuilt-product]');
  const { locale, path } = splitLocale(location.pathname);
  const sku = skuInPath(path);
  if (!built || sku === undefined) return;
  // Without its code, the page stays as it is.
  import('./newer-product.ts')
    .then(({ showNewerProduct }) => showNewerProduct({ sku, locale }, built, load))
    .catch(() => undefined);
}
