/** The part of a product that the purchase box needs: as JSON in the page, and as a line of the cart. */
import type { NewCartItem } from '#features/cart/rules/cart.ts';
import type { ProductColor, ProductDetail, Variant } from '#features/product/rules/product.ts';
import type { Priced } from '#shared/money/price.ts';

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

/** A product as JSON in a page: pictures once for each colour, prices of a variant only if they are its own. */
export type PurchasableJson = Omit<Purchasable, 'colors' | 'variants'> & {
  readonly colors: readonly (Purchasable['colors'][number] & Pick<Variant, 'images'>)[];
  readonly variants: readonly (Pick<Variant, 'id' | 'sku' | 'code' | 'color' | 'size' | 'stock'> &
    Partial<Priced>)[];
};

const isAbsolute = (address: string): boolean => address.startsWith('/') || address.includes(':');

/**
 * Encodes a product; `purchasableFromJson` decodes it. The pictures of a colour are those of its first variant.
 * @param imageBase as in `SiteSettings`; addresses below it are relative
 */
export function purchasableToJson(product: Purchasable, imageBase: string): PurchasableJson {
  const relative = (images: readonly string[]): readonly string[] =>
    images.map((image) => {
      const rest = image.slice(imageBase.length);
      return image.startsWith(imageBase) && !isAbsolute(rest) ? rest : image;
    });
  const imagesOfColor = (name: string): readonly string[] =>
    product.variants.find(({ color }) => color === name)?.images ?? [];
  return {
    ...product,
    images: relative(product.images),
    colors: product.colors.map((color) => ({ ...color, images: relative(imagesOfColor(color.name)) })),
    variants: product.variants.map(
      ({ id, sku, code, color, size, stock, price, discountedPrice, discount }) => {
        const isPricedAlike =
          price === product.price &&
          discountedPrice === product.discountedPrice &&
          discount === product.discount;
        const own = isPricedAlike ? {} : { price, discountedPrice, discount };
        return { id, sku, code, color, size, stock, ...own };
      },
    ),
  };
}

/** Decodes what `purchasableToJson` has encoded. */
export function purchasableFromJson(json: PurchasableJson, imageBase: string): Purchasable {
  const { name, price, discountedPrice, discount } = json;
  const absolute = (images: readonly string[]): readonly string[] =>
    images.map((image) => (isAbsolute(image) ? image : imageBase + image));
  const pictures = new Map(json.colors.map((color) => [color.name, absolute(color.images)]));
  return {
    ...json,
    images: absolute(json.images),
    colors: json.colors.map((color) => ({ name: color.name, hex: color.hex })),
    variants: json.variants.map((variant) => ({
      ...{ name, description: '', price, discountedPrice, discount },
      ...variant,
      images: pictures.get(variant.color) ?? [],
    })),
  };
}

/** The variant that is bought, or the product itself if it has no variants. */
export type Sold = Pick<
  Variant,
  'id' | 'sku' | 'code' | 'price' | 'discountedPrice' | 'discount' | 'stock' | 'images'
>;

export function soldOf(product: Purchasable, variant: Variant | undefined): Sold | undefined {
  return product.variants.length > 0 ? variant : product;
}

/** The pictures of a variant; those of the article if it has none. */
export function imagesOf(product: Purchasable, sold: Sold | undefined): readonly string[] {
  return sold && sold.images.length > 0 ? sold.images : product.images;
}

/** The cart line of a choice, without its quantity and id. */
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
