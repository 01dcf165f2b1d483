/** 'Mi talla' (decision 24, Mi talla): whether something exists in the sizes a shopper wears. */

import { slugOf } from '#shared/text/slug.ts';
import { wordsOf } from '#shared/text/words.ts';
import type { Product } from './product.ts';

/** The sizes somebody wears, as products name them; '' where none is set. */
export type SizePreference = {
  readonly shoes: string;
  readonly clothes: string;
  /** Slug of the brand whose sizes they are, where that has its own. */
  readonly shoesBrand?: string | undefined;
  readonly clothesBrand?: string | undefined;
};
export type SizeKind = 'shoes' | 'clothes';

/** What distinguishes a shoe from clothes: its name, and the link slugs of its categories where they are known. */
export type SizedProduct = Pick<Product, 'name'> & { readonly categories?: readonly string[] };

/** What shoes are called, as `wordsOf` gives words: without accents, singular. */
const SHOES: ReadonlySet<string> = new Set(
  [
    'calzado zapato zapatería zapatilla tenis sneaker sneakers shoes',
    'bota botín borceguí sandalia chancla chancleta ojota pantufla mocasín',
    'tacón plataforma alpargata zueco crocs balerina loafer loafers oxford',
    'shoe boot boots sandal sandals heel heels slipper slippers clog clogs',
  ].flatMap((words) => wordsOf(words, 20)),
);

/** What children's things are called, likewise. */
const CHILDREN: ReadonlySet<string> = new Set(
  wordsOf('niño niña infantil bebé bebés junior escolar kids kid boys girls baby', 20),
);

/** Whether a category of this name or slug is of children's things. */
export function isOfChildren(category: string): boolean {
  return wordsOf(category, 20).some((word) => CHILDREN.has(word));
}

/** The slugs of the sizes that are set, as the size filter takes them. */
export function preferredSizes({ shoes, clothes }: SizePreference): readonly string[] {
  return [shoes, clothes].map(slugOf).filter((slug) => slug !== '');
}

/** A Spanish name begins with what a thing is ('Playera de tenis' is none); a category says it anywhere. */
function isShoe({ name, categories = [] }: SizedProduct): boolean {
  const said = [...wordsOf(name, 1), ...wordsOf(categories.join(' '), 60)];
  return said.some((word) => SHOES.has(word));
}

/**
 * Whether a size is a shoe's or of clothes: shoes have numbers, but so have trousers (28–40) and children's clothes, so
 * the product decides where it is known.
 */
export function sizeKind(size: string, product?: SizedProduct): SizeKind {
  return product === undefined ? kindOf(size, () => true) : sizeKinds(product)(size);
}

const kindOf = (size: string, isOfShoe: () => boolean): SizeKind =>
  /^\d/.test(size) && isOfShoe() ? 'shoes' : 'clothes';

/** The same for all sizes of one product, whose words are read once. */
export function sizeKinds(product: SizedProduct): (size: string) => SizeKind {
  let isOfShoe: boolean | undefined;
  return (size) =>
    kindOf(size, () => {
      isOfShoe ??= isShoe(product);
      return isOfShoe;
    });
}

/** Whether a size is the one that is worn of its kind; case and punctuation do not matter (`7.5` is `7 5`). */
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

/** A brand that an article is of, with what its own guide calls the sizes that everybody knows. */
export type BrandSizes = {
  /** Slug. */
  readonly brand: string;
  readonly usual: Readonly<Record<string, string>>;
};

/**
 * What a shopper usually wears of a brand (decision 142, Size confidence); undefined where that is not known: nothing is
 * set, it is the size of another brand, or the guide has none for it.
 */
export function usualSize(
  kind: SizeKind,
  preference: SizePreference,
  { brand, usual }: BrandSizes,
): string | undefined {
  const { [kind]: mine, [`${kind}Brand` as const]: of = '' } = preference;
  if (mine === '' || (of !== '' && of !== brand)) return undefined;
  return of === brand ? mine : Object.entries(usual).find(([size]) => isMySize(size, preference, kind))?.[1];
}
