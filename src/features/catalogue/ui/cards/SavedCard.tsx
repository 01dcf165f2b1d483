/** The card of a saved product. */

import type { ReactNode } from 'react';
import { placedPicture } from '#features/product/rules/picture.ts';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import { productHref } from '#features/product/ui/product-href.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { Price } from '#shared/money/Price.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { type ColorNames, savedColor } from './saved-color.ts';
import '#features/product/ui/card/ProductCard.css';
import '#features/product/ui/card/ProductGrid.css';

const request = { template: shopConfiguration.imageTemplate };

/** The current prices, how much they fell, and the availability. */
type SavedChange = Pick<SavedProduct, 'price' | 'discountedPrice'> & {
  readonly fell: number;
  readonly isBack: boolean;
  readonly soldOut: boolean;
};

export type SavedCardProps = {
  readonly product: SavedProduct;
  readonly format: (cents: number) => string;
  /** Omitted where no product of the list was saved in a colour. */
  readonly colorNames?: ColorNames;
  readonly headingLevel?: 2 | 3;
  /** The changes since it was saved, if they are known. */
  readonly change?: SavedChange | undefined;
  /** The buttons on its picture. */
  readonly children?: ReactNode;
};

export function SavedCard(props: SavedCardProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { product, format, headingLevel = 2, change, children } = props;
  const { sku, name, image, brand } = product;
  const { price, discountedPrice } = change ?? product;
  const color = savedColor(product, props.colorNames ?? {});
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card" data-sku={sku}>
      <div className="card-figure">
        <Picture
          sources={placedPicture(image, 'card', request)}
          alt=""
          width={320}
          height={320}
          sizes="(min-width: 64rem) 23vw, 46vw"
        />
        {change ? <SavedNews change={change} format={format} /> : null}
      </div>
      <div className="card-body">
        {brand === undefined ? null : (
          <p className="card-brand" translate="no">
            {brand}
          </p>
        )}
        <Heading className="card-name">
          <a href={productHref(locale, product)}>{name}</a>
        </Heading>
        <Price
          price={price}
          discountedPrice={discountedPrice}
          text={{ original: t('card.originalPrice'), now: t('card.currentPrice') }}
          format={format}
        />
        {color === '' ? null : <p className="card-color">{t('wishlist.color', { name: color })}</p>}
        <div className="card-actions">
          <button type="button" aria-label={t('card.viewNamed', { name })} data-action="quick-view">
            {t('card.view')}
          </button>
        </div>
      </div>
      {children}
    </article>
  );
}

/** The changes, on the picture, so that nothing moves. */
function SavedNews({ change, format }: { readonly change: SavedChange } & Pick<SavedCardProps, 'format'>) {
  const t = useCatalogueText();
  const { fell, isBack, soldOut } = change;
  if (fell === 0 && !isBack && !soldOut) return null;
  return (
    <p className="card-badges">
      {soldOut ? <Badge kind="sold-out">{t('card.soldOut')}</Badge> : null}
      {fell > 0 ? <Badge kind="sale">{t('wishlist.fell', { amount: format(fell) })}</Badge> : null}
      {isBack ? <Badge kind="new">{t('wishlist.isBack')}</Badge> : null}
    </p>
  );
}
