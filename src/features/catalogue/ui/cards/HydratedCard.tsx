/** A card of a filtered or sorted list; the same as the built ones. */

import { memo, useMemo, useState } from 'react';
import type { ListView } from '#features/catalogue/rules/list-query.ts';
import { cardAt } from '#features/product/rules/card-variant.ts';
import { placedPicture } from '#features/product/rules/picture.ts';
import type { Product } from '#features/product/rules/product.ts';
import { ProductCard } from '#features/product/ui/card/ProductCard.tsx';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { type CardTexts, type ColorHexes, cardColors, LIST_CARD_SIZES } from './card-props.ts';

export type HydratedCardProps = {
  readonly textOf: CardTexts;
  readonly product: Product;
  /** The product whose picture the card shows (`useDrawnCards`). */
  readonly pictured: Product;
  readonly hexes: ColorHexes;
  readonly view: ListView;
  readonly format: (cents: number) => string;
  readonly isInWishlist: boolean;
  readonly isCompared: boolean;
  readonly inCart: boolean;
  /** The picture in a chosen colour, or ''. */
  readonly colorPicture: string;
  /** The query of the chosen colour and size, or ''. */
  readonly choiceQuery: string;
  /** The place of colour × size that the link opens (`shownPlace`). */
  readonly place: number;
  /** The sizes in stock that the shopper wears, '' for none. */
  readonly mySizes: string;
  readonly add: (product: Product) => void;
};

/** Two formats: nearly every browser that runs this reads AVIF, and JPEG is good enough for the others. */
const request = {
  template: shopConfiguration.imageTemplate,
  formats: ['avif', 'jpeg'] as const,
};

export const HydratedCard = memo(function HydratedCard(props: HydratedCardProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { textOf, product, pictured, hexes, view, inCart, choiceQuery, place, mySizes, add } = props;
  // The second picture is for a mouse: it waits until one is over the card.
  const [pointed, setPointed] = useState('');
  // With a colour picture there is no second one, which may be of another colour.
  const [first = '', second] = props.colorPicture === '' ? pictured.images : [props.colorPicture];
  // Unchanged until the picture follows a frame later.
  const picture = useMemo(() => placedPicture(first, 'card', request), [first]);
  const href = pathTo.product(locale, product.sku) + choiceQuery;
  const size = new URLSearchParams(choiceQuery).get('talla') ?? '';
  const card = cardAt(product, place);
  return (
    <li className="card-place" onPointerEnter={() => setPointed(product.sku)}>
      <ProductCard
        product={card}
        href={href}
        nameLang={locale === serviceLanguage ? undefined : serviceLanguage}
        picture={picture}
        isPictureComing={pictured !== product}
        secondPicture={
          second && pointed === product.sku ? placedPicture(second, 'hover', request) : undefined
        }
        colors={cardColors(product, hexes, locale, size)}
        text={textOf(card)}
        format={props.format}
        layout={view}
        sizes={LIST_CARD_SIZES}
        headingLevel={2}
        isInWishlist={props.isInWishlist}
        isCompared={props.isCompared}
        note={mySizes === '' ? null : <p className="card-my-size">{t('mySize.mark', { sizes: mySizes })}</p>}
        actions={
          view === 'list' ? <ListActions product={product} href={href} inCart={inCart} add={add} /> : null
        }
      />
    </li>
  );
});

export type ListActionsProps = {
  readonly product: Product;
  readonly href: string;
  readonly inCart: boolean;
  readonly add: (product: Product) => void;
};

/** The buttons of the list layout (storefront §2): a link for a product with variants, else one that adds it. */
export function ListActions({ product, href, inCart, add }: ListActionsProps) {
  const t = useCatalogueText();
  const { name, stock, colors, sizes } = product;
  if (colors.length > 0 || sizes.length > 0) {
    return (
      <ButtonLink kind="quiet" href={href} aria-label={t('card.detailsOf', { name })}>
        {t('card.details')}
      </ButtonLink>
    );
  }
  if (stock <= 0) {
    return (
      <Button kind="quiet" disabled>
        {t('card.soldOut')}
      </Button>
    );
  }
  return (
    <Button
      kind="quiet"
      disabled={inCart}
      aria-label={t(inCart ? 'card.addedNamed' : 'card.addNamed', { name })}
      onClick={() => add(product)}
    >
      {t(inCart ? 'card.added' : 'card.add')}
    </Button>
  );
}
