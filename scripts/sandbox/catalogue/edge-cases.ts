import { discounted } from './article.ts';
import type { CatalogueArticle } from './catalogue.ts';
import { brandOf, type KindCode } from './data.ts';
import { type Placement, placeOf } from './menu.ts';
import { sumOfStock } from './variants.ts';

type EdgeCase = {
  readonly brand: string;
  readonly path: string;
  readonly kind: KindCode;
  readonly change: (article: CatalogueArticle) => CatalogueArticle;
};

const FIRST_POSITION = 12;

const LONG_NAME =
  'Chumpa acolchada impermeable con capucha desmontable, doble zíper, bolsas interiores para celular y documentos, ' +
  'puños ajustables y detalles reflectivos Rutamar Altiplano Edición de Invierno para caminatas largas bajo la lluvia';
const MARKUP_NAME = 'Cincho "Año Nuevo" <edición única> de Cobanero & Co. — piel d\'época, güipil y ñandú';

/** Sets the stock by position of the variant, and updates the article's own. */
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

/** Discounts all colours but the first, so that the initial variant is not the first one. */
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

const withoutImages = <Item extends { readonly images: readonly string[] }>(item: Item): Item => ({
  ...item,
  images: [],
});

const CASES = {
  /** No picture, neither of the article nor of a variant (unavailable page). */
  withoutPictures: {
    ...{ brand: 'CBR', path: 'Hombre/Ropa/Playeras', kind: 'PLA' },
    change: (article) => ({ ...withoutImages(article), variants: article.variants.map(withoutImages) }),
  },
  /** An article without variants, 9 in stock. */
  withoutVariants: {
    ...{ brand: 'CHC', path: 'Accesorios/Billeteras', kind: 'BIL' },
    change: (article) => ({ ...article, variants: [], stock: 9 }),
  },
  /** Variants, none of them in stock. */
  soldOut: {
    ...{ brand: 'ZRP', path: 'Hombre/Deporte', kind: 'COR' },
    change: (article) => stocked(article, () => 0),
  },
  /** One colour and size. */
  singleVariant: {
    ...{ brand: 'LMB', path: 'Accesorios/Gorras y gorros', kind: 'GOR' },
    change: (article) => stocked({ ...article, variants: article.variants.slice(0, 1) }, () => 6),
  },
  /** A name of more than 200 characters. */
  longName: {
    ...{ brand: 'RTM', path: 'Hombre/Ropa/Chumpas', kind: 'CHU' },
    change: (article) => ({ ...article, name: LONG_NAME }),
  },
  /** `<`, `>`, `&`, both quotes, a dash and accents in the name; an ampersand in the brand's name too. */
  markupInName: {
    ...{ brand: 'CHC', path: 'Accesorios/Cinchos', kind: 'CIN' },
    change: (article) => ({ ...article, name: MARKUP_NAME }),
  },
  /** Only the colours after the first are discounted; the article's own discount equals theirs. */
  laterVariantDiscounted: { brand: 'KNL', path: 'Hombre/Ropa/Sudaderas', kind: 'SUD', change: laterDiscount },
  /** Menu levels 2 and 3 are missing (0). */
  oneMenuLevel: {
    ...{ brand: 'MQR', path: 'Escolar', kind: 'MOC' },
    change: (article) => stocked(article, (index) => 8 + index),
  },
  /** Menu level 3 is missing (0). */
  twoMenuLevels: { brand: 'AMT', path: 'Mujer/Deporte', kind: 'LEG', change: (article) => article },
  /** Q 187.43, no discount. */
  priceWithCents: {
    ...{ brand: 'AMT', path: 'Mujer/Ropa/Blusas', kind: 'BLU' },
    change: (article) => priced(article, 18_743, 0),
  },
  /** One colour, one size with stock 1, the others 0. */
  lastPair: {
    ...{ brand: 'KNL', path: 'Hombre/Zapatos/Tenis', kind: 'TEN' },
    change: (article) => stocked(onlyFirstColor(article), (index) => (index === 2 ? 1 : 0)),
  },
} as const satisfies Record<string, EdgeCase>;

type EdgeCaseName = keyof typeof CASES;
const entries: readonly (readonly [name: string, EdgeCase])[] = Object.entries(CASES);
const caseAt = (position: number): EdgeCase | undefined => entries[position - FIRST_POSITION]?.[1];

/**
 * The sku of the article with a difficulty, the same for every seed in a catalogue of 30 articles or more.
 * @internal for tests
 */
export function edgeCaseSku(name: EdgeCaseName): string {
  const position = FIRST_POSITION + entries.findIndex(([key]) => key === name);
  return `${CASES[name].brand}-${CASES[name].kind}-${String(position + 1).padStart(4, '0')}`;
}

/** The brand and menu place of an edge case's position; undefined for the other positions. */
export function edgeCasePlacement(position: number): Placement | undefined {
  const found = caseAt(position);
  return found && { brand: brandOf(found.brand), place: placeOf(found.path, found.kind) };
}

/** Minimum number of colours of the article at a position; 0 for ordinary articles. */
export function edgeCaseColors(position: number): number {
  const found = caseAt(position);
  if (found === undefined) return 0;
  return found.change === laterDiscount ? 2 : 1;
}

/** The article of a position with its difficulty; the others unchanged. */
export const applyEdgeCase = (article: CatalogueArticle, position: number): CatalogueArticle =>
  caseAt(position)?.change(article) ?? article;
