/** An article that is newer than the build, on the 404 page (contract, Hosting). */
import { createRoot } from 'react-dom/client';
import type { ProductDetail } from '#domain/product.ts';
import type { Locale } from '#i18n/locales.ts';
import { ProductPanel } from './ProductPanel.tsx';

export type LiveProductRequest = {
  readonly locale: Locale;
  readonly product: ProductDetail;
  readonly contact: string;
};

/** Draws the product's page in the place of what was not found. */
export function mountLiveProduct(container: HTMLElement, request: LiveProductRequest): void {
  const { locale, product, contact } = request;
  createRoot(container).render(
    <div className="wrap product live-product">
      <h1>{product.name}</h1>
      <ProductPanel locale={locale} product={product} rule="discount" contact={contact} />
    </div>,
  );
}
