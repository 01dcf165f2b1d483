/** What cards show of the shopper's own things: prices in the chosen currency, and what is kept or in the cart. */

import { useCallback, useMemo } from 'react';
import type { CategoryIndex } from '#domain/catalogue/category-index.ts';
import { sizesInStock } from '#domain/product/color-sizes.ts';
import type { Product } from '#domain/product/product.ts';
import { mySizesOf } from '#domain/product/size-preference.ts';
import { formatMoney } from '#i18n/formats.ts';
import { pathTo } from '#i18n/paths.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useMessages } from '#islands/page/use-messages.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { $cart, addToCart } from '#stores/cart/cart.ts';
import { $shownCurrency } from '#stores/money/currency.ts';
import { showToast } from '#stores/page/toast.ts';
import { $sizePreference, NO_SIZE } from '#stores/product/size-preference.ts';
import { $compare } from '#stores/saved/compare.ts';
import { $wishlist } from '#stores/saved/wishlist.ts';

export type CardState = {
  readonly format: (cents: number) => string;
  readonly isWished: (sku: string) => boolean;
  readonly isCompared: (sku: string) => boolean;
  readonly inCart: (sku: string) => boolean;
  /** The sizes of a product that the shopper wears (decision 24, Mi talla), '' for none. */
  readonly mySizes: (product: Product, categories: CategoryIndex) => string;
  /** Puts a product that has no variants into the cart. */
  readonly add: (product: Product) => void;
};

export function useCardState(): CardState {
  const locale = useLocale();
  const messages = useMessages();
  const shown = useShared($shownCurrency);
  const wishlist = useShared($wishlist);
  const compare = useShared($compare);
  const cart = useShared($cart);
  const mine = useShared($sizePreference);
  const format = useCallback((cents: number) => formatMoney(cents, { locale, ...shown }), [locale, shown]);
  const add = useCallback(
    (product: Product) => {
      const { id, code, sku, name, price, discountedPrice, images, stock } = product;
      const choice = { isSoldOut: false, selectedProductColor: '', selectedProductSize: '' };
      const item = {
        ...choice,
        id,
        variantId: id,
        code,
        sku,
        name,
        price,
        discount: discountedPrice,
        images,
        stock,
      };
      const outcome = addToCart({ ...item, productSku: sku });
      const link = { href: pathTo.page(locale, 'cart'), text: messages('cart.view') };
      if (outcome === 'ok') showToast('success', messages('cart.added'), 'top-left', link);
      else showToast('warn', messages(outcome === 'cart-full' ? 'cart.full' : 'cart.exceeds'), 'top-center');
    },
    [messages, locale],
  );
  return useMemo(() => {
    const wished = new Set(wishlist.map(({ sku }) => sku));
    const compared = new Set(compare.map(({ sku }) => sku));
    const bought = new Set(cart.map(({ productSku }) => productSku));
    return {
      format,
      add,
      // What is sold out is sold out in every size.
      mySizes: (product, categories) =>
        mine === NO_SIZE || product.stock <= 0
          ? ''
          : mySizesOf(sizesInStock(product), mine, {
              name: product.name,
              categories: categories(product.levels),
            }).join(', '),
      isWished: (sku) => wished.has(sku),
      isCompared: (sku) => compared.has(sku),
      inCart: (sku) => bought.has(sku),
    };
  }, [format, add, mine, wishlist, compare, cart]);
}
