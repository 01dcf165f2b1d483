/**
 * A purchasable product in few bytes for the page: a variant says only what differs from its product, and pictures stand
 * once for each colour, without what all their addresses begin with. A list of 18 variants costs about 400 bytes
 * compressed instead of 1.4 KB.
 */
import type { Variant } from '#domain/product/product.ts';
import type { Purchasable } from './buying/purchasable.ts';

/**
 * Index of the colour × number of sizes + that of the size, how far the id is from that of the first variant, the ends of sku and code, stock,
 * then the two prices and the per cent where they differ.
 */
type PackedVariant = readonly [
  place: number,
  id: number,
  sku: string,
  code: string,
  stock: number,
  prices?: readonly [price: number, discountedPrice: number, discount: number],
];
type PackedColor = readonly [name: string, hex: string, images: readonly string[]];
/** A product in few bytes; `images` are those of a colour by its index, or their own. */
export type PackedProduct = Pick<Purchasable, 'id' | 'sku' | 'code' | 'name' | 'stock'> & {
  /** What the addresses of all pictures begin with. */
  readonly base: string;
  readonly images: number | readonly string[];
  readonly prices: readonly [number, number, number];
  readonly colors: readonly PackedColor[];
  readonly sizes: readonly string[];
  /** Id of the first variant. */
  readonly first: number;
  readonly variants: readonly PackedVariant[];
};

/** A text that begins as the product's does is `*` and the rest; `wholeOf` gives it back. */
const endOf = (text: string, start: string): string =>
  text.startsWith(start) ? `*${text.slice(start.length)}` : text;
const wholeOf = (end: string, start: string): string => (end.startsWith('*') ? start + end.slice(1) : end);

/** What all of some addresses begin with. */
function commonStart([first = '', ...rest]: readonly string[]): string {
  let length = first.length;
  while (!rest.every((each) => each.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

const firstId = ({ variants }: Pick<Purchasable, 'variants'>): number => variants[0]?.id ?? 0;

function packVariant(variant: Variant, product: Purchasable, sizes: readonly string[]): PackedVariant {
  const { id, sku, code, stock, price, discountedPrice, discount } = variant;
  const color = product.colors.findIndex(({ name }) => name === variant.color);
  const isLikeProduct =
    price === product.price && discountedPrice === product.discountedPrice && discount === product.discount;
  const same = [
    color * sizes.length + sizes.indexOf(variant.size),
    id - firstId(product),
    endOf(sku, product.sku),
    endOf(code, product.code),
    stock,
  ] as const;
  return isLikeProduct ? same : [...same, [price, discountedPrice, discount]];
}

/** Packs a product; `unpackProduct` gives it back. */
export function packProduct(product: Purchasable): PackedProduct {
  const { id, sku, code, name, stock, images, variants } = product;
  const sizes = [...new Set(variants.map(({ size }) => size))];
  const pictures = product.colors.map(
    ({ name: color }) => variants.find((variant) => variant.color === color)?.images ?? [],
  );
  const base = commonStart([...images, ...pictures.flat()]);
  const short = (addresses: readonly string[]): readonly string[] =>
    addresses.map((address) => address.slice(base.length));
  const sameAs = pictures.findIndex((own) => own.join(' ') === images.join(' '));
  return {
    id,
    sku,
    code,
    name,
    stock,
    base,
    images: sameAs < 0 ? short(images) : sameAs,
    prices: [product.price, product.discountedPrice, product.discount],
    colors: product.colors.map(
      (color, at): PackedColor => [color.name, color.hex, short(pictures[at] ?? [])],
    ),
    sizes,
    first: firstId(product),
    variants: variants.map((variant) => packVariant(variant, product, sizes)),
  };
}

function unpackVariant(
  packed: PackedVariant,
  { sku, code, name, prices, colors, sizes, first }: PackedProduct,
  pictures: readonly (readonly string[])[],
): Variant {
  const [place, id, skuEnd, codeEnd, stock, own = prices] = packed;
  const color = Math.floor(place / sizes.length);
  const [price, discountedPrice, discount] = own;
  return {
    id: first + id,
    sku: wholeOf(skuEnd, sku),
    code: wholeOf(codeEnd, code),
    name,
    description: '',
    images: pictures[color] ?? [],
    color: colors[color]?.[0] ?? '',
    size: sizes[place - color * sizes.length] ?? '',
    stock,
    price,
    discountedPrice,
    discount,
  };
}

/** The product that was packed, with the pictures of a colour's first variant for all of that colour. */
export function unpackProduct(packed: PackedProduct): Purchasable {
  const { id, sku, code, name, stock, base } = packed;
  const whole = (ends: readonly string[]): readonly string[] => ends.map((end) => base + end);
  const pictures = packed.colors.map(([, , ends]) => whole(ends));
  const images = typeof packed.images === 'number' ? (pictures[packed.images] ?? []) : whole(packed.images);
  const [price, discountedPrice, discount] = packed.prices;
  const colors = packed.colors.map(([color, hex]) => ({ name: color, hex }));
  const variants = packed.variants.map((variant) => unpackVariant(variant, packed, pictures));
  return { id, sku, code, name, stock, images, price, discountedPrice, discount, colors, variants };
}
