/** Structured data of a product and its breadcrumb (contract, Promises of every page; schema.org Product). */
import { decimalFromCents } from '#domain/money.ts';
import { priceAfterDiscount } from '#domain/price.ts';
import type { ProductDetail, Variant } from '#domain/product.ts';
import { plainTextOf, parseRichText } from '#domain/rich-text.ts';

/** JSON that can stand inside a `<script>`: no `<` can close it (adversarial, Facts to build on). */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function offer(sold: Pick<Variant, 'price' | 'discountedPrice' | 'stock'>, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: decimalFromCents(priceAfterDiscount(sold)),
    priceCurrency: 'GTQ',
    availability: `https://schema.org/${sold.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** The product as search engines read it; `url` is its absolute canonical address. */
export function productStructuredData(product: ProductDetail, url: string): object {
  const description = product.shortDescription || plainTextOf(parseRichText(product.fullDescription));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description,
    image: product.images,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: offer(product, url),
  };
}

/** One step of the way to a page; the last has no address of its own here. */
export type BreadcrumbStep = { readonly label: string; readonly url?: string };

export function breadcrumbStructuredData(steps: readonly BreadcrumbStep[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      ...(step.url ? { item: step.url } : {}),
    })),
  };
}
