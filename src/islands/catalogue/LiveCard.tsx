/** A card of a list that was filtered or sorted: the same as the printed ones. */
import { memo } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';
import type { ListView } from '#domain/list-query.ts';
import { pictureSources } from '#domain/picture.ts';
import type { Product } from '#domain/product.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { ProductCard } from '#ui/ProductCard.tsx';
import { type ColorHexes, cardColors } from './card-colors.ts';
import { CARD_WIDTHS, LIST_CARD_SIZES, SECOND_WIDTHS } from './card-pictures.ts';
import { cardText } from './card-text.ts';
import { ListActions } from './ListActions.tsx';

export type LiveCardProps = {
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
  readonly product: Product;
  readonly hexes: ColorHexes;
  readonly view: ListView;
  readonly format: (cents: number) => string;
  readonly isWished: boolean;
  readonly isCompared: boolean;
  readonly inCart: boolean;
  /** Query of the colour and size that the list was filtered by, or ''. */
  readonly wanted: string;
  /** Those the shopper wears, '' for none. */
  readonly mySizes: string;
  readonly add: (product: Product) => void;
};

const request = { template: shopConfiguration.imageTemplate, widths: CARD_WIDTHS };
const secondRequest = { ...request, widths: SECOND_WIDTHS };

export const LiveCard = memo(function LiveCard(props: LiveCardProps) {
  const { locale, t, product, hexes, view, format, isWished, isCompared, inCart, wanted, mySizes, add } =
    props;
  const [first = '', second] = product.images;
  const href = pathTo.product(locale, product.sku) + wanted;
  return (
    <ProductCard
      product={product}
      href={href}
      picture={pictureSources(first, request)}
      secondPicture={second ? pictureSources(second, secondRequest) : undefined}
      colors={cardColors(product, hexes, locale)}
      text={cardText(t, product)}
      format={format}
      layout={view}
      sizes={LIST_CARD_SIZES}
      headingLevel={2}
      isWished={isWished}
      isCompared={isCompared}
      actions={
        <>
          {view === 'list' ? (
            <ListActions t={t} product={product} href={href} inCart={inCart} add={add} />
          ) : null}
          {mySizes === '' ? null : (
            <span className="card-my-size">{t('mySize.mark', { sizes: mySizes })}</span>
          )}
        </>
      }
    />
  );
});
