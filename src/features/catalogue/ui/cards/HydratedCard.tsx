/** A card of a list that was filtered or sorted: the same as the built ones. */

import { memo, useMemo, useState } from 'react';
import type { ListView } from '#features/catalogue/rules/list-query.ts';
import { cardAt } from '#features/product/rules/card-variant.ts';
import { placedPicture } from '#features/product/rules/picture.ts';
import type { Product } from '#features/product/rules/product.ts';
import { ProductCard } from '#features/product/ui/card/ProductCard.tsx';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { ListActions } from '../ListActions.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { type ColorHexes, cardColors } from './card-colors.ts';
import { LIST_CARD_SIZES } from './card-sizes.ts';
import type { CardTexts } from './card-text.ts';

export type HydratedCardProps = {
  readonly textOf: CardTexts;
  readonly product: Product;
  /** Whose picture it shows, see use-drawn-cards.ts. */
  readonly pictured: Product;
  readonly hexes: ColorHexes;
  readonly view: ListView;
  readonly format: (cents: number) => string;
  readonly isInWishlist: boolean;
  readonly isCompared: boolean;
  readonly inCart: boolean;
  /** Its picture in the colour that the list was filtered by, or ''. */
  readonly colorPicture: string;
  /** Query of the colour that it shows and the size that the list was filtered by, or ''. */
  readonly wanted: string;
  /** The place of colour × size that this opens, see `shownPlace`. */
  readonly place: number;
  /** Those the shopper wears, '' for none. */
  readonly mySizes: string;
  readonly add: (product: Product) => void;
};

/** Two formats: a browser that runs this reads AVIF, or is one of the few that a JPEG is good enough for. */
const request = {
  template: shopConfiguration.imageTemplate,
  formats: ['avif', 'jpeg'] as const,
};

export const HydratedCard = memo(function HydratedCard(props: HydratedCardProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { textOf, product, pictured, hexes, view, inCart, wanted, place, mySizes, add } = props;
  // The second picture is for a mouse; until there is one over the card it is left out.
  const [pointed, setPointed] = useState('');
  // The second picture may be of another colour than the one that was asked for.
  const [first = '', second] = props.colorPicture === '' ? pictured.images : [props.colorPicture];
  // The picture follows a frame later: until then it is the same one.
  const picture = useMemo(() => placedPicture(first, 'card', request), [first]);
  const href = pathTo.product(locale, product.sku) + wanted;
  const size = new URLSearchParams(wanted).get('talla') ?? '';
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
