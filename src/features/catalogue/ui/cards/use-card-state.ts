/** The shopper's state on cards: currency, saved and compared products, cart, sizes. */

import { useCallback, useMemo } from 'react';
import { $cart, addToCart } from '#features/cart/store/cart.ts';
import type { CategoryIndex } from '#features/catalogue/rules/filter.ts';
import { sizesInStock } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import { mySizesOf } from '#features/product/rules/size-preference.ts';
import { $sizePreference, NO_SIZE } from '#features/product/store/size-preference.ts';
import { $compare, $wishlist } from '#features/saved/store/saved-lists.ts';
import { formatMoney } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { $shownCurrency } from '#shared/money/currency-store.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';

export type CardState = {
  readonly format: (cents: number) => string;
  readonly isInWishlist: (sku: string) => boolean;
  readonly isCompared: (sku: string) => boolean;
  readonly inCart: (sku: string) => boolean;
  /** The sizes in stock that the shopper wears (decision 24, Mi talla), '' for none. */
  readonly mySizes: (product: Product, categories: CategoryIndex) => string;
  /** Adds a product without variants to the cart. */
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
      mySizes: (product, categories) =>
        mine === NO_SIZE || product.stock <= 0
          ? ''
          : mySizesOf(sizesInStock(product), mine, {
              name: product.name,
              categories: categories(product.levels),
            }).join(', '),
      isInWishlist: (sku) => wished.has(sku),
      isCompared: (sku) => compared.has(sku),
      inCart: (sku) => bought.has(sku),
    };
  }, [format, add, mine, wishlist, compare, cart]);
}
