/** What the purchase box needs of a product: small enough to travel in the page as an island's props. */
import type { CartItem } from '#domain/cart.ts';
import type { ProductColor, ProductDetail, Variant } from '#domain/product.ts';

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
  const colors = product.productColors.map((color) => ({ name: color.name, hex: color.hex }));
  return { id, sku, code, name, price, discountedPrice, discount, stock, images, variants, colors };
}

/** What is bought when nothing else is chosen: the variant, or the product itself when it has none. */
export type Sold = Pick<Variant, 'sku' | 'code' | 'price' | 'discountedPrice' | 'discount' | 'stock' | 'images'>;

export function soldOf(product: Purchasable, variant: Variant | undefined): Sold | undefined {
  return product.variants.length > 0 ? variant : product;
}

/** The cart line of what was chosen, without its quantity and id. */
export function cartItemOf(
  product: Purchasable,
  sold: Sold,
  choice: { readonly color: string; readonly size: string },
): Omit<CartItem, 'cartItemId' | 'quantity'> {
  return {
    id: product.id,
    code: sold.code,
    sku: sold.sku,
    name: product.name,
    price: sold.price,
    discount: sold.discountedPrice,
    images: sold.images.length > 0 ? sold.images.slice(0, 2) : product.images.slice(0, 2),
    isSoldOut: false,
    selectedProductColor: choice.color,
    selectedProductSize: choice.size,
    stock: sold.stock,
    productSku: product.sku,
  };
}
