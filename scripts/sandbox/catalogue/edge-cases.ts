import type { CatalogueArticle } from './catalogue.ts';
import type { KindCode } from './kinds/kind.ts';
import { storedPaymentOf } from './kinds/slots.ts';
import { discounted } from './prices.ts';
import { brandOf, type Placement } from './schedule.ts';
import { sumOfStock } from './variants.ts';

type Case = {
  readonly brand: string;
  readonly path: string;
  readonly kind: KindCode;
  readonly change: (article: CatalogueArticle) => CatalogueArticle;
};

const FIRST_POSITION = 12;

const LONG_NAME =
  'Chumpa acolchada impermeable con capucha desmontable, doble zíper, bolsas interiores para celular y documentos, ' +
  'puños ajustables y detalles reflectivos Rutamar Altiplano Edición de Invierno para caminatas largas bajo la lluvia';

/** Stock set by position of the variant; the article's own follows. */
function stocked(article: CatalogueArticle, stockAt: (index: number) => number): CatalogueArticle {
  const variants = article.variants.map((variant, index) => ({ ...variant, stock: stockAt(index) }));
  return { ...article, variants, stock: variants.length > 0 ? sumOfStock(variants) : stockAt(0) };
}

function priced(article: CatalogueArticle, listPrice: number, percent: number): CatalogueArticle {
  const { discountedPrice, discountPercent } =
    percent === 0 ? { discountedPrice: 0, discountPercent: 0 } : discounted(listPrice, percent);
  const variants = article.variants.map((variant) => ({ ...variant, listPrice, discountedPrice }));
  const tags = [...article.tags.filter((tag) => tag !== 'oferta'), ...(percent > 0 ? ['oferta'] : [])];
  return { ...article, listPrice, discountedPrice, discountPercent, variants, tags };
}

function onlyFirstColor(article: CatalogueArticle): CatalogueArticle {
  const [first] = article.variants;
  return { ...article, variants: article.variants.filter((variant) => variant.colorId === first?.colorId) };
}

/** The second colour discounted, the first one not: the initial variant is then not the first one. */
function laterDiscount(article: CatalogueArticle): CatalogueArticle {
  const reduced = priced(article, 34_900, 20);
  const first = article.variants[0]?.colorId;
  const variants = reduced.variants.map((variant) =>
    variant.colorId === first
      ? { ...variant, discountedPrice: 0 }
      : { ...variant, stock: Math.max(2, variant.stock) },
  );
  return { ...reduced, variants, stock: sumOfStock(variants) };
}

function named(article: CatalogueArticle, name: string): CatalogueArticle {
  return { ...article, name };
}

const CASES = {
  withoutPictures: {
    brand: 'CBR',
    path: 'Hombre/Ropa/Playeras',
    kind: 'PLA',
    change: (article) => ({
      ...article,
      images: [],
      variants: article.variants.map((variant) => ({ ...variant, images: [] })),
    }),
  },
  withoutVariants: {
    brand: 'CHC',
    path: 'Accesorios/Billeteras',
    kind: 'BIL',
    change: (article) => ({ ...article, variants: [], stock: 9 }),
  },
  soldOut: {
    brand: 'ZRP',
    path: 'Hombre/Deporte',
    kind: 'COR',
    change: (article) => stocked(article, () => 0),
  },
  singleVariant: {
    brand: 'LMB',
    path: 'Accesorios/Gorras y gorros',
    kind: 'GOR',
    change: (article) => stocked({ ...article, variants: article.variants.slice(0, 1) }, () => 6),
  },
  longName: {
    brand: 'RTM',
    path: 'Hombre/Ropa/Chumpas',
    kind: 'CHU',
    change: (article) => named(article, LONG_NAME),
  },
  markupInName: {
    brand: 'CHC',
    path: 'Accesorios/Cinchos',
    kind: 'CIN',
    change: (article) =>
      named(article, 'Cincho "Año Nuevo" <edición única> de Cobanero & Co. — piel d\'época, güipil y ñandú'),
  },
  laterVariantDiscounted: { brand: 'KNL', path: 'Hombre/Ropa/Sudaderas', kind: 'SUD', change: laterDiscount },
  oneMenuLevel: {
    brand: 'MQR',
    path: 'Escolar',
    kind: 'MOC',
    change: (article) => stocked(article, (index) => 8 + index),
  },
  twoMenuLevels: { brand: 'AMT', path: 'Mujer/Deporte', kind: 'LEG', change: (article) => article },
  priceWithCents: {
    brand: 'AMT',
    path: 'Mujer/Ropa/Blusas',
    kind: 'BLU',
    change: (article) => priced(article, 18_743, 0),
  },
  lastPair: {
    brand: 'KNL',
    path: 'Hombre/Zapatos/Tenis',
    kind: 'TEN',
    change: (article) => stocked(onlyFirstColor(article), (index) => (index === 2 ? 1 : 0)),
  },
} as const satisfies Record<string, Case>;

/** What makes an article an edge case. */
export type EdgeCase = keyof typeof CASES;

const entries: readonly (readonly [string, Case])[] = Object.entries(CASES);

function skuOf(name: EdgeCase): string {
  const index = entries.findIndex(([key]) => key === name);
  const { brand, kind } = CASES[name];
  return `${brand}-${kind}-${String(FIRST_POSITION + index + 1).padStart(4, '0')}`;
}

/**
 * The articles with one difficulty each, for tests; the same skus for every seed, in every catalogue of 30 articles or more.
 *
 * - `withoutPictures`: no picture, neither its own nor of a variant (unavailable page).
 * - `withoutVariants`: bought as itself, 9 in stock.
 * - `soldOut`: variants, none of them in stock.
 * - `singleVariant`: exactly one colour and size.
 * - `longName`: a name of more than 200 characters.
 * - `markupInName`: `<`, `>`, `&`, both quotes, a dash and accents in the name; so in its brand's name.
 * - `laterVariantDiscounted`: only the colours after the first are discounted; the article tells that discount.
 * - `oneMenuLevel`, `twoMenuLevels`: menu levels 2 and 3, or 3, are missing (0).
 * - `priceWithCents`: Q 187.43, no discount.
 * - `lastPair`: one colour, one size with stock 1, the others 0.
 *
 * @internal for tests
 */
export const EDGE_CASE_SKUS: Readonly<Record<EdgeCase, string>> = {
  withoutPictures: skuOf('withoutPictures'),
  withoutVariants: skuOf('withoutVariants'),
  soldOut: skuOf('soldOut'),
  singleVariant: skuOf('singleVariant'),
  longName: skuOf('longName'),
  markupInName: skuOf('markupInName'),
  laterVariantDiscounted: skuOf('laterVariantDiscounted'),
  oneMenuLevel: skuOf('oneMenuLevel'),
  twoMenuLevels: skuOf('twoMenuLevels'),
  priceWithCents: skuOf('priceWithCents'),
  lastPair: skuOf('lastPair'),
};

/** The menu place of an edge case position, or nothing for the others. */
export function edgeCasePlacement(position: number): Placement | undefined {
  const entry = entries[position - FIRST_POSITION]?.[1];
  return entry && { brand: brandOf(entry.brand), slot: storedPaymentOf(entry.path, entry.kind) };
}

/** Colours that the article of a position needs for its difficulty; 0 for the ordinary ones. */
export function edgeCaseColors(position: number): number {
  if (entries[position - FIRST_POSITION] === undefined) return 0;
  return entries[position - FIRST_POSITION]?.[0] === 'laterVariantDiscounted' ? 2 : 1;
}

/** The article of a position with its difficulty; the others as they are. */
export function applyEdgeCase(article: CatalogueArticle, position: number): CatalogueArticle {
  return entries[position - FIRST_POSITION]?.[1].change(article) ?? article;
}
