/** The wishlist on its page (ui, Wishlist and compare). What is printed is the empty list. */
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';
import { pictureSources } from '#domain/picture.ts';
import { clientText } from '#i18n/client-text.ts';
import { formatMoney } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { $shownCurrency, PRINTED_CURRENCY } from '#stores/currency.ts';
import { NO_PRODUCTS } from '#stores/saved-products.ts';
import type { SavedProduct } from '#stores/stored-products.ts';
import { $wishlist, clearWishlist } from '#stores/wishlist.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { CARD_WIDTHS } from './card-pictures.ts';
import { SavedButton } from './SavedButton.tsx';
import { useSavedFocus } from './use-saved-focus.ts';
import '#ui/ProductCard.css';
import '#ui/ProductGrid.css';
import './Saved.css';

const text = await clientText('catalogue');
const request = { template: shopConfiguration.imageTemplate, widths: CARD_WIDTHS };

export type WishlistPageProps = { readonly locale: Locale };

export function WishlistPage({ locale }: WishlistPageProps) {
  const t = text(locale);
  const products = useStore($wishlist, { ssr: () => NO_PRODUCTS });
  const shown = useStore($shownCurrency, { ssr: () => PRINTED_CURRENCY });
  const list = useRef<HTMLDivElement>(null);
  useSavedFocus(list, products.length);
  const format = (cents: number): string => formatMoney(cents, { locale, ...shown });
  if (products.length === 0) {
    const action = { href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') };
    return (
      <div ref={list} tabIndex={-1} className="saved">
        <EmptyState title={t('wishlist.empty')} icon="heart" action={action}>
          <p>{t('wishlist.emptyHint')}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="saved">
      <ul className="product-grid saved-list" role="list" aria-label={t('wishlist.title')}>
        {products.map((product) => (
          <li key={product.sku}>
            <SavedCard product={product} locale={locale} t={t} format={format} />
          </li>
        ))}
      </ul>
      <p>
        <Button
          kind="quiet"
          onClick={() => {
            clearWishlist();
            // The counts of this tab listen to what other tabs are told by the browser.
            dispatchEvent(new StorageEvent('storage'));
          }}
        >
          {t('wishlist.clear')}
        </Button>
      </p>
    </div>
  );
}

type SavedCardProps = {
  readonly product: SavedProduct;
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
  readonly format: (cents: number) => string;
};

function SavedCard({ product, locale, t, format }: SavedCardProps) {
  const { sku, name, price, discountedPrice, image } = product;
  return (
    <article className="card" data-layout="grid" data-sku={sku}>
      <div className="card-figure">
        <Picture
          sources={pictureSources(image, request)}
          alt=""
          width={320}
          height={320}
          sizes="(min-width: 64rem) 23vw, 46vw"
        />
        <div className="card-toggles">
          <SavedButton action="wishlist" sku={sku} label={t('wishlist.remove', { name })} />
        </div>
      </div>
      <div className="card-body">
        <h2 className="card-name">
          <a href={pathTo.product(locale, sku)}>{name}</a>
        </h2>
        <Price
          price={price}
          discountedPrice={discountedPrice}
          text={{ original: t('card.originalPrice'), now: t('card.currentPrice') }}
          format={format}
        />
      </div>
    </article>
  );
}
