/**
 * Renders product cards to HTML once per build, because each is in several lists (decision 185, Cards without slots).
 * Uses React directly, because slots of an Astro component take longer than the cards.
 */

import { categoryIndex } from '#features/catalogue/rules/category-index.ts';
import { NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { preferredChoice } from '#features/catalogue/rules/preferred-choice.ts';
import { sizesInStock } from '#features/product/rules/color-sizes.ts';
import { placedPicture } from '#features/product/rules/picture.ts';
import type { ColorOption, Product } from '#features/product/rules/product.ts';
import { sizeKind, sizeKinds } from '#features/product/rules/size-preference.ts';
import { CARD_SIZES } from '#features/product/ui/card/ProductCard.tsx';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { minifyHtml } from '#shared/html/minify-html.ts';
import { cacheFragmentOfEach } from '#shared/html/once/cached-fragment.ts';
import { toLatin1String } from '#shared/html/once/latin1-string.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { type Locale, serviceLanguage } from '#shared/i18n/locales.ts';
import { pageText } from '#shared/i18n/page-text.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import type { Menu } from '#shared/menu/menu.ts';
import { builtCard } from './built-card.tsx';
import { cardColors, colorHexes } from './card-colors.ts';
import { cardTexts } from './card-text.ts';

/** What all cards of a list are made of, besides their products. */
export interface CardList {
  readonly locale: Locale;
  readonly menu: Menu;
  readonly colors: readonly ColorOption[];
  readonly headingLevel: 2 | 3;
  /** Exact `sizes` of the pictures where the grid is not as wide as the page. */
  readonly sizes?: string | undefined;
}

/**
 * Replaced by the `sizes` of a card's picture, which differ between grids. Texts of services are cleaned of this
 * character (`shared/http/wire/fields.ts`).
 */
const SIZES_PLACE = '\u001A';
/** As `minifyHtml` writes it. */
const SIZES_ATTRIBUTE = ` sizes=${SIZES_PLACE}`;

/** Numbers are a shoe's unless it is said otherwise. */
function clothesInNumbers(
  { name, sizes, levels }: Product,
  categoriesOf: ReturnType<typeof categoryIndex>,
): 'clothes' | undefined {
  const numbers = sizes.filter((size) => sizeKind(size) === 'shoes');
  if (numbers.length === 0) return undefined;
  const kindOf = sizeKinds({ name, categories: categoriesOf(levels) });
  return numbers.some((size) => kindOf(size) === 'clothes') ? 'clothes' : undefined;
}

/** Draws cards in their places of a list, for pictures of any width. */
function cardDrawing({ locale, menu, colors, headingLevel }: CardList): (product: Product) => string {
  const textOf = cardTexts(pageText(locale, 'catalogue'));
  const hexes = colorHexes(colors);
  const categoriesOf = categoryIndex(menu);
  const request = { template: shopConfiguration.imageTemplate };
  const nameLang = locale === serviceLanguage ? undefined : serviceLanguage;
  const format = (cents: number): string => formatQuetzales(cents, locale);
  return (product) => {
    const [first = '', second] = product.images;
    const place = {
      sizes: (product.stock > 0 && sizesInStock(product).join('|')) || undefined,
      sizeKind: clothesInNumbers(product, categoriesOf),
    };
    const html = builtCard(place, {
      product,
      href: pathTo.product(locale, product.sku) + preferredChoice(product, NO_SELECTION),
      nameLang,
      picture: placedPicture(first, 'card', request),
      secondPicture: second ? placedPicture(second, 'hover', request) : undefined,
      colors: cardColors(product, hexes, locale),
      text: textOf(product),
      format,
      headingLevel,
      sizes: SIZES_PLACE,
    });
    return toLatin1String(minifyHtml(html));
  };
}

/** Answers the HTML of a product's card, in its place of a list. */
export function cardsOf(list: CardList): (product: Product) => string {
  const { locale, menu, colors, headingLevel, sizes = CARD_SIZES } = list;
  let drawing: ((product: Product) => string) | undefined;
  const draw = cacheFragmentOfEach(['card', locale, menu, colors, headingLevel], (product: Product) => {
    drawing ??= cardDrawing(list);
    return drawing(product);
  });
  const attribute = ` sizes="${sizes}"`;
  return (product) => draw(product).replaceAll(SIZES_ATTRIBUTE, () => attribute);
}
