/** Adds the chosen variant to the cart; the stock limits it together with the units in the cart (decision 40, Quantity texts). */

import { useState } from 'react';
import { unitsOfVariant } from '#features/cart/rules/cart.ts';
import { $cart, addToCart } from '#features/cart/store/cart.ts';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { quantityLimit, usableStock } from '#features/product/rules/stock.ts';
import { alternatives, type Choice, isSizeOpen } from '#features/product/rules/variant.ts';
import { markLimited } from '#features/product/store/limited-quantity.ts';
import { endToasts, showToast, showToastFor, toastDuration } from '#shared/toast/toast-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useProductText } from '../use-product-text.ts';
import { cartItemOf, type Purchasable } from './purchasable.ts';
import type { ProductChoice } from './use-choice.ts';

/** Topic of the toasts about the quantity. */
const QUANTITY = 'quantity';

/** The last addition in words, and its choice. */
type Addition = {
  readonly name: string;
  /** ' · Negro · 42', or ''. */
  readonly detail: string;
  readonly choice: Choice;
};

export type Buying = {
  /** Units of the chosen variant; 0 if none matches. */
  readonly stock: number;
  readonly inCart: number;
  /** Alternatives to a sold-out choice, in words; '' for none. */
  readonly insteadText: string;
  /** The units in the cart, in words; '' for none. */
  readonly inCartText: string;
  /** The last addition, until something else is chosen. */
  readonly added: Addition | undefined;
  /** The most that can still be added. */
  readonly limit: number;
  readonly quantity: number;
  /** No size is chosen, although one of the colour is in stock. */
  readonly isSizeOpen: boolean;
  /** The button was pressed while the size is open. */
  readonly isSizeAsked: boolean;
  readonly setQuantity: (quantity: number) => void;
  /** Shows the limit after a larger quantity was typed. */
  readonly notifyLimit: () => void;
  readonly add: () => void;
  /** Asks the shopper to choose a size first. */
  readonly askForSize: () => void;
};

export function useBuying(product: Purchasable, chosen: ProductChoice): Buying {
  const locale = useLocale();
  const t = useProductText();
  const messages = useMessages();
  const cart = useShared($cart);
  const { choice, sold, quantity, setQuantity } = chosen;
  const selected = { color: choice.color, size: choice.size ?? '' };
  const stock = usableStock(sold?.stock ?? 0);
  const inCart = unitsOfVariant(cart, { id: product.id, ...selected });
  const limit = quantityLimit({ stock, inCart });
  const [last, setLast] = useState<Addition>();
  const [asked, setAsked] = useState<Choice>();
  const isOpen = isSizeOpen(product.variants, choice);
  const add = (): void => {
    if (!sold) return;
    const check = addToCart(cartItemOf(product, sold, selected), quantity);
    if (check !== 'ok') {
      showToast('warn', check === 'cart-full' ? messages('cart.full') : t('exceedsStock'), 'top-center');
      return;
    }
    setQuantity(1);
    const { color, size } = selected;
    const details = [
      translateCatalogTerm(locale, 'color', color).text,
      translateCatalogTerm(locale, 'size', size).text,
    ].filter(Boolean);
    setLast({ choice, name: product.name, detail: details.map((each) => ` · ${each}`).join('') });
    // Warnings about an earlier quantity are outdated now.
    endToasts(QUANTITY);
    showToast('success', t('added'), 'top-left');
  };
  const instead = alternatives(product.variants, choice);
  const names = instead.names.map((name) => translateCatalogTerm(locale, instead.of, name).text).join(', ');
  const notifyLimit = (): void => {
    markLimited();
    showToastFor(toastDuration, {
      type: 'warn',
      message: t('exceedsAvailable', { n: limit }),
      position: 'top-center',
      topic: QUANTITY,
    });
  };
  return {
    stock,
    inCart,
    insteadText: names === '' ? '' : t(instead.of === 'size' ? 'otherSizes' : 'otherColors', { names }),
    inCartText: inCart === 0 ? '' : t(limit === 0 && stock > 0 ? 'inCartAll' : 'inCart', { count: inCart }),
    added: last?.choice === choice && inCart > 0 ? last : undefined,
    limit,
    quantity,
    isSizeOpen: isOpen,
    isSizeAsked: isOpen && asked === choice,
    setQuantity,
    notifyLimit,
    add,
    askForSize: () => setAsked(choice),
  };
}
