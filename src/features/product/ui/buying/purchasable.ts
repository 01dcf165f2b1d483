/** What the purchase box needs of a product, and what of it is bought. */
import type { NewCartItem } from '#features/cart/rules/cart.ts';
import type { ProductColor, ProductDetail, Variant } from '#features/product/rules/product.ts';

export type Purchasable = Pick<
  ProductDetail,
  'id' | 'sku' | 'code' | 'name' | 'price' | 'discountedPrice' | 'discount' | 'stock' | 'images'
> & {
  readonly colors: readonly Pick<ProductColor, 'name' | 'hex'>[];
  readonly variants: readonly Variant[];
};

/** The part of a product's detail that is bought. */
export function purchasableOf(product: ProductDetail): Purchasable {
  const { id, sku, code, name, price, discountedPrice, discount, stock, images, variants } = product;
  const named = [...new Set(variants.map(({ color }) => color))];
  const hexOf = new Map(product.productColors.map((color) => [color.name, color.hex]));
  const colors = named.map((color) => ({ name: color, hex: hexOf.get(color) ?? '' }));
  return { id, sku, code, name, price, discountedPrice, discount, stock, images, variants, colors };
}

/** What is bought when nothing else is chosen: the variant, or the product itself when it has none. */
export type Sold = Pick<
  Variant,
  'id' | 'sku' | 'code' | 'price' | 'discountedPrice' | 'discount' | 'stock' | 'images'
>;

export function soldOf(product: Purchasable, variant: Variant | undefined): Sold | undefined {
  return product.variants.length > 0 ? variant : product;
}

/** The pictures to show for what is chosen; the article's own where a variant has none. */
export function imagesOf(product: Purchasable, sold: Sold | undefined): readonly string[] {
  return sold && sold.images.length > 0 ? sold.images : product.images;
}

/** The cart line of what was chosen, without its quantity and id. */
export function cartItemOf(
  product: Purchasable,
  sold: Sold,
  choice: { readonly color: string; readonly size: string },
): NewCartItem {
  return {
    id: product.id,
    variantId: sold.id,
    code: sold.code,
    sku: sold.sku,
    name: product.name,
    price: sold.price,
    discount: sold.discountedPrice,
    images: imagesOf(product, sold).slice(0, 2),
    isSoldOut: false,
    selectedProductColor: choice.color,
    selectedProductSize: choice.size,
    stock: sold.stock,
    productSku: product.sku,
  };
}
