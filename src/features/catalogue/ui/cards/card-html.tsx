/**
 * Renders product cards to HTML once per build, because each is in several lists (decision 185, Cards without slots).
 * React renders them directly, because slots of an Astro component take longer than the cards.
 */

import { renderToString } from 'react-dom/server';
import { categoryIndex, NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { preferredChoice } from '#features/catalogue/rules/preferred-choice.ts';
import { sizesInStock } from '#features/product/rules/color-sizes.ts';
import { placedPicture } from '#features/product/rules/picture.ts';
import type { ColorOption, Product } from '#features/product/rules/product.ts';
import { sizeKind, sizeKinds } from '#features/product/rules/size-preference.ts';
import { CARD_SIZES, type PictureLoading, ProductCard } from '#features/product/ui/card/ProductCard.tsx';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { toLatin1String } from '#shared/html/latin1.ts';
import { minifyHtml } from '#shared/html/minify-html.ts';
import { cacheFragmentOfEach } from '#shared/html/once/cached-fragment.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { type Locale, serviceLanguage } from '#shared/i18n/locales.ts';
import { pageText } from '#shared/i18n/page-text.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import type { Menu } from '#shared/menu/menu.ts';
import { cardColors, cardTexts, colorHexes } from './card-props.ts';

/** The properties that all cards of a list share. */
export interface CardList {
  readonly locale: Locale;
  readonly menu: Menu;
  readonly colors: readonly ColorOption[];
  readonly headingLevel: 2 | 3;
  /** Exact `sizes` of the pictures where the grid is narrower than the page. */
  readonly sizes?: string | undefined;
}

type RenderCard = (product: Product, loading?: PictureLoading) => string;

/** Answers the HTML of a product's card as an item of a list. */
export function cardsOf(list: CardList): RenderCard {
  const { locale, menu, colors, headingLevel, sizes = CARD_SIZES } = list;
  let render: RenderCard | undefined;
  const cached = (loading: PictureLoading) =>
    cacheFragmentOfEach(['card', locale, menu, colors, headingLevel, sizes, loading], (product: Product) => {
      render ??= cardRenderer(list);
      return render(product, loading);
    });
  const cards = { lazy: cached('lazy'), eager: cached('eager'), priority: cached('priority') };
  return (product, loading = 'lazy') => cards[loading](product);
}

function cardRenderer({ locale, menu, colors, headingLevel, sizes = CARD_SIZES }: CardList): RenderCard {
  const textOf = cardTexts(pageText(locale, 'catalogue'));
  const hexes = colorHexes(colors);
  const isClothes = numbersOfClothes(menu);
  const request = { template: shopConfiguration.imageTemplate };
  const nameLang = locale === serviceLanguage ? undefined : serviceLanguage;
  const format = (cents: number): string => formatQuetzales(cents, locale);
  return (product, loading = 'lazy') => {
    const [first = '', second] = product.images;
    const html = renderToString(
      <li
        className="card-place"
        data-sizes={(product.stock > 0 && sizesInStock(product).join('|')) || undefined}
        data-size-kind={isClothes(product) ? 'clothes' : undefined}
      >
        <ProductCard
          product={product}
          href={pathTo.product(locale, product.sku) + preferredChoice(product, NO_SELECTION)}
          nameLang={nameLang}
          picture={placedPicture(first, 'card', request)}
          loading={loading}
          secondPicture={second ? placedPicture(second, 'hover', request) : undefined}
          colors={cardColors(product, hexes, locale)}
          text={textOf(product)}
          format={format}
          headingLevel={headingLevel}
          sizes={sizes}
        />
      </li>,
    );
    return toLatin1String(minifyHtml(html));
  };
}

/** Whether the numbers among a product's sizes are sizes of clothes; by default they are a shoe's. */
function numbersOfClothes(menu: Menu): (product: Product) => boolean {
  const categoriesOf = categoryIndex(menu);
  return ({ name, sizes, levels }) => {
    const numbers = sizes.filter((size) => sizeKind(size) === 'shoes');
    if (numbers.length === 0) return false;
    const kindOf = sizeKinds({ name, categories: categoriesOf(levels) });
    return numbers.some((size) => kindOf(size) === 'clothes');
  };
}
