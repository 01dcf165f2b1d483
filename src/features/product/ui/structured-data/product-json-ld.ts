/** Structured data of a product and its breadcrumb (contract, Promises of every page; schema.org Product). */

import type { ProductDetail, Variant } from '#features/product/rules/product.ts';
import { type Review, summaryOf } from '#features/product/rules/reviews.ts';
import { canBeBought } from '#features/product/rules/variant.ts';
import { parseRichText, plainTextOf } from '#shared/html/rich-text.ts';
import { decimalFromCents } from '#shared/money/money.ts';
import { isSellable, priceAfterDiscount } from '#shared/money/price.ts';

const COUNTRY = 'GT';

/** JSON for a `<script>`, which no `<` in it can close (decision 89, JSON in pages). */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Days from order to door, days to bring something back, and the absolute address of the article's page. */
export type OfferTerms = {
  readonly url: string;
  readonly days: { readonly min: number; readonly max: number };
  readonly returnDays: number;
  /** The latest first. */
  readonly reviews: readonly Review[];
};

const isAvailable = ({ stock }: Pick<Variant, 'stock'>): boolean => stock > 0;

type Sold = Pick<Variant, 'price' | 'discountedPrice' | 'stock'>;

function offer(sold: Sold): object {
  return {
    '@type': 'Offer',
    price: decimalFromCents(priceAfterDiscount(sold)),
    priceCurrency: 'GTQ',
    availability: `https://schema.org/${isAvailable(sold) ? 'InStock' : 'OutOfStock'}`,
  };
}

/** Shipping is free in the whole country; articles can be returned in time. */
function terms({ days, returnDays }: OfferTerms): object {
  return {
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'GTQ' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: days.min,
          maxValue: days.max,
          unitCode: 'DAY',
        },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
    },
  };
}

/** Id of the product's own offer, which variants at the same price refer to. */
const OFFER_ID = '#1';

/** Offers with the same key are one. */
const keyOf = (sold: Sold): string => `${priceAfterDiscount(sold)} ${isAvailable(sold)}`;

/** Whether a variant is offered now. */
const isOffered = (variant: Variant): boolean => isAvailable(variant) && isSellable(variant);

/** The variants that can be bought. Those at the same price share an offer: the first has it, the others refer to it. */
function variantsData(variants: readonly Variant[], shown: Sold): readonly object[] {
  const ids = new Map([[keyOf(shown), OFFER_ID]]);
  return variants.filter(isOffered).map((variant) => {
    const { sku, color, size } = variant;
    const own = offer(variant);
    const key = keyOf(variant);
    const known = ids.get(key);
    const id = known ?? `#${ids.size + 1}`;
    ids.set(key, id);
    return {
      '@type': 'Product',
      sku,
      ...(color && { color }),
      ...(size && { size }),
      offers: known ? { '@id': id } : { '@id': id, ...own },
    };
  });
}

/** The group of the product's variants; nothing if it has only one, or none can be bought. */
function groupData({ sku, name, variants }: ProductDetail, shown: Sold | undefined): object {
  const hasVariant = shown && variants.length > 1 ? variantsData(variants, shown) : [];
  if (hasVariant.length === 0) return {};
  const variesBy = ['https://schema.org/color', 'https://schema.org/size'];
  return { isVariantOf: { '@type': 'ProductGroup', productGroupID: sku, name, variesBy, hasVariant } };
}

/** The number of reviews that the page shows unfolded. */
const MAX_REVIEWS = 3;

function ratingData(reviews: readonly Review[]): object {
  const summary = summaryOf(reviews);
  if (!summary) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.rating,
      reviewCount: summary.count,
    },
    review: reviews.slice(0, MAX_REVIEWS).map(({ name, date, rating, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: date,
      reviewRating: { '@type': 'Rating', ratingValue: rating },
      ...(text && { reviewBody: text }),
    })),
  };
}

/** The offered variant: the one shown first, or one with a price; undefined for an article that cannot be bought. */
function offeredOf(product: ProductDetail, shown: Sold): Sold | undefined {
  if (!canBeBought(product)) return undefined;
  if (isSellable(shown)) return shown;
  return product.variants.find(isOffered) ?? product.variants.find(isSellable) ?? product;
}

/** The product for search engines, with the pictures and price that the page shows first. */
export function productStructuredData(
  product: ProductDetail,
  shown: Sold & { readonly images: readonly string[] },
  offered: OfferTerms,
): object {
  const { url } = offered;
  const sold = offeredOf(product, shown);
  const description = product.shortDescription || plainTextOf(parseRichText(product.fullDescription));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url,
    description,
    image: shown.images,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(sold && { offers: { '@id': OFFER_ID, ...offer(sold), url, ...terms(offered) } }),
    ...ratingData(offered.reviews),
    ...groupData(product, sold),
  };
}

/** One step of a breadcrumb; the last has no address here. */
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
