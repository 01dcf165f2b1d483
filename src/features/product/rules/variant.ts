/** Choosing colour and size (storefront §4, Variant picker and quick view; §5, Variant picker). */

import { isSellable } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';
import type { ProductDetail, Variant } from './product.ts';
import { usableStock } from './stock.ts';

type Variants = readonly Variant[];

/** Chosen colour and size; the size is undefined while none is chosen. '' if the product has none. */
export type Choice = { readonly color: string; readonly size: string | undefined };

const isInStock = ({ stock }: Pick<Variant, 'stock'>): boolean => usableStock(stock) > 0;

/**
 * The variant shown first, among those in stock. Product page ('discount'): the first with a discount, else the first; quick
 * view ('first'): the first. If none is in stock, the first of all (decision 32, Initial variant).
 */
export function initialVariant(variants: Variants, rule: 'discount' | 'first'): Variant | undefined {
  const some = variants.filter(isInStock);
  const discounted =
    rule === 'discount' ? some.find(({ discountedPrice }) => discountedPrice > 0) : undefined;
  return discounted ?? some[0] ?? variants[0];
}

/** The choice of a colour alone: with a size only if it is the only one, and in stock or '' (decision 141, Preselected size). */
export function openColor(variants: Variants, color: string): Choice {
  const [size, ...others] = sizesForColor(variants, color);
  const isOnly = size !== undefined && others.length === 0;
  return {
    color,
    size: isOnly && (size === '' || isSizeAvailable(variants, { color, size })) ? size : undefined,
  };
}

/** The choice before the shopper chooses; undefined without variants. */
export function initialChoice(variants: Variants, rule: 'discount' | 'first'): Choice | undefined {
  const first = initialVariant(variants, rule);
  return first && openColor(variants, first.color);
}

/** The pictures a product's page starts with: of the variant shown first, else the product's own. */
export function initialImages(product: Pick<ProductDetail, 'variants' | 'images'>): readonly string[] {
  const own = initialVariant(product.variants, 'discount')?.images ?? [];
  return own.length > 0 ? own : product.images;
}

/** Whether an article has no pictures: it is not sold (decision 34, Articles without pictures). */
export function isUnavailable(product: Pick<ProductDetail, 'variants' | 'images'>): boolean {
  return initialImages(product).length === 0;
}

/** Whether an article is for sale, even where it is sold out: it has pictures and a price (decision 4, Prices and amounts). */
export function canBeBought(
  product: Pick<ProductDetail, 'variants' | 'images' | 'price' | 'discountedPrice'>,
): boolean {
  const sold = product.variants.length > 0 ? product.variants : [product];
  return !isUnavailable(product) && sold.some(isSellable);
}

/** The choice of a variant. */
export function choiceOf(variant: Pick<Variant, 'color' | 'size'>): Choice {
  return { color: variant.color, size: variant.size };
}

/** The colours there are, in the order of the variants. */
export function colorsOf(variants: Variants): readonly string[] {
  return [...new Set(variants.map(({ color }) => color))];
}

/** The sizes that exist in a colour, in size order; others are not listed at all. */
export function sizesForColor(variants: Variants, color: string): readonly string[] {
  return [...new Set(variants.filter((variant) => variant.color === color).map(({ size }) => size))];
}

/** The alternatives to a sold-out choice: other sizes of its colour, else other colours; none for any other choice. */
export function alternatives(
  variants: Variants,
  choice: Choice,
): { readonly of: 'size' | 'color'; readonly names: readonly string[] } {
  const inStock = variants.filter(({ stock }) => usableStock(stock) > 0);
  const sizes = sizesForColor(inStock, choice.color).filter((size) => size !== '');
  if (choice.size === undefined || isSizeAvailable(variants, choice)) return { of: 'size', names: [] };
  if (sizes.length > 0) return { of: 'size', names: sizes };
  const colors = inStock.map(({ color }) => color).filter((color) => color !== '' && color !== choice.color);
  return { of: 'color', names: [...new Set(colors)] };
}

/** The variant of a choice; undefined while no size is chosen or none matches. */
export function findVariant(variants: Variants, { color, size }: Choice): Variant | undefined {
  return variants.find((variant) => variant.color === color && variant.size === size);
}

/** The variant to show for a choice; without a size the first of the colour that is in stock, else the first. */
export function shownVariant(variants: Variants, choice: Choice): Variant | undefined {
  const colored = variants.filter(({ color }) => color === choice.color);
  const first = (choice.size === undefined && colored.find(isInStock)) || colored[0];
  return findVariant(variants, choice) ?? first;
}

/** The same size in another colour if it is in stock there, else the colour alone. */
export function changeColor(variants: Variants, { size = '' }: Choice, color: string): Choice {
  const same = { color, size };
  return isSizeAvailable(variants, same) ? same : openColor(variants, color);
}

/** Whether no size is chosen although one of the colour is in stock. */
export function isSizeOpen(variants: Variants, { color, size }: Choice): boolean {
  return size === undefined && variants.some((each) => each.color === color && isInStock(each));
}

/** The same colour in another size. */
export function chooseSize({ color }: Choice, size: string): Choice {
  return { color, size };
}

/** Whether the size can be chosen for buying: the variation exists and has stock. */
export function isSizeAvailable(variants: Variants, choice: Choice): boolean {
  return publishedStock(variants, choice) > 0;
}

/** Sizes of the colour that are sold out; '' for an article without variants. */
export function soldOutSizes(
  { variants, stock }: Pick<ProductDetail, 'variants' | 'stock'>,
  color: string,
): readonly string[] {
  if (variants.length === 0) return usableStock(stock) === 0 ? [''] : [];
  return sizesForColor(variants, color).filter((size) => !isSizeAvailable(variants, { color, size }));
}

/** The stock of the chosen variation; 0 with no match. */
export function publishedStock(variants: Variants, choice: Choice): number {
  return usableStock(findVariant(variants, choice)?.stock ?? 0);
}

/** A choice as the query of an address: `color=negro&talla=42`. */
export function choiceQuery({ color, size }: Choice): string {
  const asked = new URLSearchParams({ color: slugOf(color), talla: slugOf(size ?? '') });
  return asked.toString();
}

/**
 * The choice of an address (`?color=…&talla=…`, slugs). A colour alone, or with a size that it does not have, has no chosen
 * size; a size alone is of the first colour that has it in stock. Undefined if the address has no colour or size of the product.
 */
export function choiceFromSlugs(
  variants: Variants,
  slugs: { color: string; size: string },
): Choice | undefined {
  if (slugs.color === '' && slugs.size !== '') {
    const fitting = variants.filter(({ size }) => slugOf(size) === slugOf(slugs.size));
    const first = fitting.find(({ stock }) => usableStock(stock) > 0) ?? fitting[0];
    return first && choiceOf(first);
  }
  const color = colorsOf(variants).find((name) => slugOf(name) === slugOf(slugs.color));
  if (color === undefined) return undefined;
  const size = sizesForColor(variants, color).find((name) => slugOf(name) === slugOf(slugs.size));
  return size === undefined || slugs.size === '' ? openColor(variants, color) : { color, size };
}
