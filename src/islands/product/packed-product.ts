/**
 * A purchasable product as one short text for the page: a variant says only what differs from its product, and
 * pictures stand once for each colour. A list of 18 variants costs about 400 bytes compressed instead of 1.4 KB.
 */
import type { Variant } from '#domain/product/product.ts';
import type { Purchasable } from './buying/purchasable.ts';

/** Indices of colour and size, id, the sku's end, code, stock, then the two prices and the per cent where they differ. */
type PackedVariant = readonly [
  color: number,
  size: number,
  id: number,
  sku: string,
  code: string,
  stock: number,
  prices?: readonly [price: number, discountedPrice: number, discount: number],
];
type PackedColor = readonly [name: string, hex: string, images: readonly string[]];
type Packed = Pick<Purchasable, 'id' | 'sku' | 'code' | 'name' | 'stock' | 'images'> & {
  readonly prices: readonly [number, number, number];
  readonly colors: readonly PackedColor[];
  readonly sizes: readonly string[];
  readonly variants: readonly PackedVariant[];
};

function packVariant(variant: Variant, product: Purchasable, sizes: readonly string[]): PackedVariant {
  const { id, sku, code, stock, price, discountedPrice, discount } = variant;
  const color = product.colors.findIndex(({ name }) => name === variant.color);
  const ending = sku.startsWith(product.sku) ? `*${sku.slice(product.sku.length)}` : sku;
  const isLikeProduct =
    price === product.price && discountedPrice === product.discountedPrice && discount === product.discount;
  const same = [color, sizes.indexOf(variant.size), id, ending, code, stock] as const;
  return isLikeProduct ? same : [...same, [price, discountedPrice, discount]];
}

/** Packs a product; `unpackProduct` gives it back. */
export function packProduct(product: Purchasable): string {
  const { id, sku, code, name, stock, images, variants } = product;
  const sizes = [...new Set(variants.map(({ size }) => size))];
  const colors = product.colors.map(
    (color): PackedColor => [
      color.name,
      color.hex,
      variants.find((variant) => variant.color === color.name)?.images ?? [],
    ],
  );
  const packed: Packed = {
    id,
    sku,
    code,
    name,
    stock,
    images,
    prices: [product.price, product.discountedPrice, product.discount],
    colors,
    sizes,
    variants: variants.map((variant) => packVariant(variant, product, sizes)),
  };
  return JSON.stringify(packed);
}

function unpackVariant(packed: PackedVariant, { sku, name, prices, colors, sizes }: Packed): Variant {
  const [color, size, id, ending, code, stock, own = prices] = packed;
  const [price, discountedPrice, discount] = own;
  return {
    id,
    sku: ending.startsWith('*') ? sku + ending.slice(1) : ending,
    code,
    name,
    description: '',
    images: colors[color]?.[2] ?? [],
    color: colors[color]?.[0] ?? '',
    size: sizes[size] ?? '',
    stock,
    price,
    discountedPrice,
    discount,
  };
}

/** The product that was packed, with the pictures of a colour's first variant for all of that colour. */
export function unpackProduct(text: string): Purchasable {
  const packed: Packed = JSON.parse(text);
  const { id, sku, code, name, stock, images } = packed;
  const [price, discountedPrice, discount] = packed.prices;
  const colors = packed.colors.map(([color, hex]) => ({ name: color, hex }));
  const variants = packed.variants.map((variant) => unpackVariant(variant, packed));
  return { id, sku, code, name, stock, images, price, discountedPrice, discount, colors, variants };
}
