/** The variant that a card shows: picture, price and discount of the one that its link opens (decision 32, Initial variant). */

import { relatedDiscount } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';
import { colorRows, sizePlaces } from './color-sizes.ts';
import type { PriceAt, Product, ProductDetail, RelatedProduct, Variant } from './product.ts';
import { choiceFromSlugs, initialVariant, openColor, shownVariant } from './variant.ts';

/** Pictures of a product in a list (storefront §3, Product). */
const MAX_IMAGES = 5;

/** The variant that the page shows first. */
function cardVariant(variants: readonly Variant[]): Variant | undefined {
  const first = initialVariant(variants, 'discount');
  return first && shownVariant(variants, openColor(variants, first.color));
}

type Prices = Pick<Variant, 'price' | 'discountedPrice' | 'discount'>;

const isPricedLike = (one: Prices, other: Prices): boolean =>
  one.price === other.price &&
  one.discountedPrice === other.discountedPrice &&
  one.discount === other.discount;

/** The places that do not open at the card's prices; a place without a variant opens the colour alone. */
function otherPrices(product: Product, shown: Variant, variants: readonly Variant[]): readonly PriceAt[] {
  const sizes = sizePlaces(product);
  return colorRows(product).flatMap((color, row) =>
    sizes.flatMap((size, at): PriceAt[] => {
      const choice = choiceFromSlugs(variants, { color: slugOf(color), size: slugOf(size) });
      const variant = choice && shownVariant(variants, choice);
      if (!variant || isPricedLike(variant, shown)) return [];
      const { price, discountedPrice, discount } = variant;
      return [[row * sizes.length + at, price, discountedPrice, discount]];
    }),
  );
}

/** The product of a list as its card shows it; unchanged if its detail is unknown. */
export function asCard(product: Product, detail: ProductDetail | undefined): Product {
  if (!detail) return product;
  const shown = cardVariant(detail.variants);
  const { price, discountedPrice, discount } = shown ?? detail;
  const [images = []] = [shown?.images ?? [], detail.images, product.images].filter(
    (each) => each.length > 0,
  );
  const card = {
    ...product,
    ...{ price, discountedPrice, discount },
    // Sold out if its page sells nothing, whatever the list's stock.
    stock: detail.stock === 0 ? 0 : product.stock,
    images: images.slice(0, MAX_IMAGES),
  };
  if (!shown) return card;
  const others = otherPrices(product, shown, detail.variants);
  return {
    ...card,
    ...(shown.color !== '' && { color: shown.color }),
    ...(others.length > 0 && { otherPrices: others }),
  };
}

/** The card of a product with price and stock at a place of colour × size (`shownPlace`); the product itself if nothing differs. */
export function cardAt(product: Product, place: number): Product {
  const other = product.otherPrices?.find(([at]) => at === place);
  const isSoldOut = product.stock > 0 && product.soldOut?.includes(place) === true;
  if (!other && !isSoldOut) return product;
  const stock = isSoldOut ? 0 : product.stock;
  if (!other) return { ...product, stock };
  const [, price, discountedPrice, discount] = other;
  return { ...product, price, discountedPrice, discount, stock };
}

/** A related product as its own card shows it; a discount only by the rule of related products (storefront §5). */
export function relatedAsCard(related: RelatedProduct, card: Product | undefined): RelatedProduct {
  if (!card) return related;
  const { price, images, color } = card;
  const isReduced = relatedDiscount(related) > 0;
  return {
    ...related,
    price,
    discountedPrice: isReduced ? card.discountedPrice : 0,
    discount: isReduced ? card.discount : 0,
    image: images[0] ?? related.image,
    // Only a colour that can be bought (contract, Settled after the second release).
    ...(color !== undefined && card.stock > 0 && { color }),
  };
}
