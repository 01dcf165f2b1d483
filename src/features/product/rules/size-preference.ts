/** 'Mi talla' (decision 24, Mi talla): the sizes a shopper wears, and whether a product has them. */

import { slugOf } from '#shared/text/slug.ts';
import { wordsOf } from '#shared/text/words.ts';
import type { Product } from './product.ts';

/** The sizes a shopper wears, as products name them; '' for none. */
export type SizePreference = {
  readonly shoes: string;
  readonly clothes: string;
  /** Slug of the brand whose own sizes they are. */
  readonly shoesBrand?: string | undefined;
  readonly clothesBrand?: string | undefined;
};
export type SizeKind = 'shoes' | 'clothes';

/** Name and category slugs, if known, distinguish a shoe from clothes. */
export type SizedProduct = Pick<Product, 'name'> & { readonly categories?: readonly string[] };

/** Words for shoes in the form of `wordsOf`: without accents, singular. */
const SHOES: ReadonlySet<string> = new Set(
  [
    'calzado zapato zapatería zapatilla tenis sneaker sneakers shoes',
    'bota botín borceguí sandalia chancla chancleta ojota pantufla mocasín',
    'tacón plataforma alpargata zueco crocs balerina loafer loafers oxford',
    'shoe boot boots sandal sandals heel heels slipper slippers clog clogs',
  ].flatMap((words) => wordsOf(words, 20)),
);

/** Words for children's articles, likewise. */
const CHILDREN: ReadonlySet<string> = new Set(
  wordsOf('niño niña infantil bebé bebés junior escolar kids kid boys girls baby', 20),
);

/** Whether a category, by its name or slug, is for children. */
export function isOfChildren(category: string): boolean {
  return wordsOf(category, 20).some((word) => CHILDREN.has(word));
}

/** The slugs of the sizes that are set, as the size filter takes them. */
export function preferredSizes({ shoes, clothes }: SizePreference): readonly string[] {
  return [shoes, clothes].map(slugOf).filter((slug) => slug !== '');
}

/** A Spanish name begins with its noun ('Playera de tenis' is no shoe); in a category the word can be anywhere. */
function isShoe({ name, categories = [] }: SizedProduct): boolean {
  const words = [...wordsOf(name, 1), ...wordsOf(categories.join(' '), 60)];
  return words.some((word) => SHOES.has(word));
}

/** The kind of a size. Trousers (28–40) and children's clothes have numbers too, so the product decides if it is known. */
export function sizeKind(size: string, product?: SizedProduct): SizeKind {
  return product === undefined ? kindOf(size, () => true) : sizeKinds(product)(size);
}

const kindOf = (size: string, isOfShoe: () => boolean): SizeKind =>
  /^\d/.test(size) && isOfShoe() ? 'shoes' : 'clothes';

/** The same for all sizes of one product, which is read once. */
export function sizeKinds(product: SizedProduct): (size: string) => SizeKind {
  let isOfShoe: boolean | undefined;
  return (size) =>
    kindOf(size, () => {
      isOfShoe ??= isShoe(product);
      return isOfShoe;
    });
}

/** Whether a size is the shopper's own of its kind; case and punctuation do not matter (`7.5` is `7 5`). */
export function isMySize(size: string, preference: SizePreference, kind = sizeKind(size)): boolean {
  const mine = slugOf(preference[kind]);
  return mine !== '' && mine === slugOf(size);
}

/** The sizes of a product that the shopper wears, in their order. */
export function mySizesOf(
  sizes: readonly string[],
  preference: SizePreference,
  product?: SizedProduct,
): readonly string[] {
  return sizes.filter((size) => isMySize(size, preference, sizeKind(size, product)));
}

/** A brand, and its own sizes by the common ones. */
export type BrandSizes = {
  /** Slug. */
  readonly brand: string;
  readonly usual: Readonly<Record<string, string>>;
};

/** The shopper's size in a brand (decision 142, Size confidence); undefined if it is not set, is another brand's, or is not in the guide. */
export function usualSize(
  kind: SizeKind,
  preference: SizePreference,
  { brand, usual }: BrandSizes,
): string | undefined {
  const { [kind]: mine, [`${kind}Brand` as const]: of = '' } = preference;
  if (mine === '' || (of !== '' && of !== brand)) return undefined;
  return of === brand ? mine : Object.entries(usual).find(([size]) => isMySize(size, preference, kind))?.[1];
}
