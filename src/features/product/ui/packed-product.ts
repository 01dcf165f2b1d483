/**
 * A purchasable product in few bytes for the page: a variant says only what differs from its product, and pictures stand
 * once for each colour, without what all their addresses begin with. A list of 18 variants costs about 400 bytes
 * compressed instead of 1.4 KB.
 */
import { commonStart } from '#features/product/rules/picture-list.ts';
import type { Variant } from '#features/product/rules/product.ts';
import type { Purchasable } from './buying/purchasable.ts';

/**
 * Index of the colour × number of sizes + that of the size, how far the id is from that of the first variant, stock; then,
 * where they do not follow from those, the sku, the code, and the two prices and the per cent.
 */
type PackedVariant = readonly [
  place: number,
  id: number,
  stock: number,
  sku?: string | 0,
  code?: string | 0,
  prices?: Prices,
];
type Prices = readonly [price: number, discountedPrice: number, discount: number];
/** The common beginning of a colour's skus is last: the rest is the size. */
type PackedColor = readonly [name: string, hex: string, images: PackedPictures, skuStart: string];
/** The ends of addresses; where they are numbered from 1, how many, and what is before and after the number. */
type PackedPictures = readonly string[] | Numbered;
type Numbered = readonly [count: number, before: string, after: string];
/** A product in few bytes; `images` are those of a colour by its index, or their own. */
export type PackedProduct = Pick<Purchasable, 'id' | 'sku' | 'code' | 'name' | 'stock'> & {
  /** What the addresses of all pictures begin with, as `endOf` says it of the shop's own base of pictures. */
  readonly base: string;
  readonly images: number | readonly string[];
  readonly prices: Prices;
  readonly colors: readonly PackedColor[];
  readonly sizes: readonly string[];
  /** Id and code of the first variant. */
  readonly first: readonly [id: number, code: string];
  readonly variants: readonly PackedVariant[];
};

/** A text that begins as the product's does is `*` and the rest; `wholeOf` gives it back. */
const endOf = (text: string, start: string): string =>
  text.startsWith(start) ? `*${text.slice(start.length)}` : text;
const wholeOf = (end: string, start: string): string => (end.startsWith('*') ? start + end.slice(1) : end);

const isNumbered = (packed: PackedPictures): packed is Numbered => typeof packed[0] === 'number';

const picturesOf = ([count, before, after]: Numbered): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${before}${index + 1}${after}`);

function packPictures(ends: readonly string[]): PackedPictures {
  const [first = ''] = ends;
  const at = first.lastIndexOf('1');
  const packed: Numbered = [ends.length, first.slice(0, at), first.slice(at + 1)];
  return ends.length > 1 && picturesOf(packed).join('\n') === ends.join('\n') ? packed : ends;
}

/** The code that is some numbers further: codes of an article are mostly given in a row. */
function codeAfter(code: string, count: number): string {
  const [digits = ''] = /\d{1,15}$/.exec(code) ?? [];
  const next = String(Number(digits) + count).padStart(digits.length, '0');
  return digits === '' ? code : code.slice(0, -digits.length) + next;
}

/** What the sku of a colour's first variant has before its size. */
function skuStartOf(variants: readonly Variant[], color: string): string {
  const { sku = '', size = '' } = variants.find((variant) => variant.color === color) ?? {};
  return sku.endsWith(size) ? sku.slice(0, sku.length - size.length) : sku;
}

function packVariant(variant: Variant, product: Purchasable, sizes: readonly string[]): PackedVariant {
  const { id, sku, code, stock, price, discountedPrice, discount } = variant;
  const { variants, colors } = product;
  const [first = variant] = variants;
  const isLikeProduct =
    price === product.price && discountedPrice === product.discountedPrice && discount === product.discount;
  const place =
    colors.findIndex(({ name }) => name === variant.color) * sizes.length + sizes.indexOf(variant.size);
  const ownSku = sku === skuStartOf(variants, variant.color) + variant.size ? 0 : endOf(sku, product.sku);
  const ownCode = code === codeAfter(first.code, id - first.id) ? 0 : endOf(code, product.code);
  const packed = [place, id - first.id, stock] as const;
  if (!isLikeProduct) return [...packed, ownSku, ownCode, [price, discountedPrice, discount]];
  if (ownCode !== 0) return [...packed, ownSku, ownCode];
  return ownSku === 0 ? packed : [...packed, ownSku];
}

/** Packs a product; `unpackProduct` gives it back. `imageBase` as in `SiteSettings`. */
export function packProduct(product: Purchasable, imageBase: string): PackedProduct {
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
    base: endOf(base, imageBase),
    images: sameAs < 0 ? short(images) : sameAs,
    prices: [product.price, product.discountedPrice, product.discount],
    colors: product.colors.map(
      (color, at): PackedColor => [
        color.name,
        color.hex,
        packPictures(short(pictures[at] ?? [])),
        endOf(skuStartOf(variants, color.name), sku),
      ],
    ),
    sizes,
    first: [variants[0]?.id ?? 0, endOf(variants[0]?.code ?? '', code)],
    variants: variants.map((variant) => packVariant(variant, product, sizes)),
  };
}

function unpackVariant(
  packed: PackedVariant,
  { sku, code, name, prices, colors, sizes, first }: PackedProduct,
  pictures: readonly (readonly string[])[],
): Variant {
  const [place, id, stock, ownSku = 0, ownCode = 0, ownPrices = prices] = packed;
  const at = Math.floor(place / sizes.length);
  const [color = '', , , skuStart = ''] = colors[at] ?? [];
  const size = sizes[place - at * sizes.length] ?? '';
  const [firstId, firstCode] = first;
  const [price, discountedPrice, discount] = ownPrices;
  return {
    id: firstId + id,
    sku: ownSku === 0 ? wholeOf(skuStart, sku) + size : wholeOf(ownSku, sku),
    code: ownCode === 0 ? codeAfter(wholeOf(firstCode, code), id) : wholeOf(ownCode, code),
    name,
    description: '',
    images: pictures[at] ?? [],
    color,
    size,
    stock,
    price,
    discountedPrice,
    discount,
  };
}

/** The product that was packed, with the pictures of a colour's first variant for all of that colour. */
export function unpackProduct(packed: PackedProduct, imageBase: string): Purchasable {
  const { id, sku, code, name, stock } = packed;
  const base = wholeOf(packed.base, imageBase);
  const whole = (ends: readonly string[]): readonly string[] => ends.map((end) => base + end);
  const pictures = packed.colors.map(([, , ends]) => whole(isNumbered(ends) ? picturesOf(ends) : ends));
  const images = typeof packed.images === 'number' ? (pictures[packed.images] ?? []) : whole(packed.images);
  const [price, discountedPrice, discount] = packed.prices;
  const colors = packed.colors.map(([color, hex]) => ({ name: color, hex }));
  const variants = packed.variants.map((variant) => unpackVariant(variant, packed, pictures));
  return { id, sku, code, name, stock, images, price, discountedPrice, discount, colors, variants };
}
