/** A kept product: picture, name and price, and what its list does with it. */

import type { ReactNode } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';
import { cardPicture } from '#domain/product/card-picture.ts';
import { useCatalogueText } from '#islands/catalogue/use-catalogue-text.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { productHref } from '#islands/product/product-href.ts';
import type { SavedProduct } from '#stores/saved/stored-saved-products.ts';
import { Price } from '#ui/money/Price.tsx';
import { Picture } from '#ui/product/Picture.tsx';
import { type ColorNames, savedColor } from './saved-color.ts';
import '#ui/product/CardToggle.css';
import '#ui/product/ProductCard.css';
import '#ui/product/ProductGrid.css';

const request = { template: shopConfiguration.imageTemplate };

export type SavedCardProps = {
  readonly product: SavedProduct;
  readonly format: (cents: number) => string;
  /** Left out where no product of the list was kept in a colour. */
  readonly colorNames?: ColorNames;
  readonly headingLevel?: 2 | 3;
  /** The buttons on its picture. */
  readonly children?: ReactNode;
};

export function SavedCard(props: SavedCardProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { product, format, headingLevel = 2, children } = props;
  const { sku, name, price, discountedPrice, image, brand } = product;
  const color = savedColor(product, props.colorNames ?? {});
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card" data-layout="grid" data-sku={sku}>
      <div className="card-figure">
        <Picture
          sources={cardPicture(image, 'card', request)}
          alt=""
          width={320}
          height={320}
          sizes="(min-width: 64rem) 23vw, 46vw"
        />
        <div className="card-toggles">{children}</div>
      </div>
      <div className="card-body">
        {brand === undefined ? null : <p className="card-brand">{brand}</p>}
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
          <button
            type="button"
            className="card-view"
            aria-label={t('card.viewNamed', { name })}
            data-action="quick-view"
            data-sku={sku}
          >
            {t('card.view')}
          </button>
        </div>
      </div>
    </article>
  );
}
