/**
 * Putting what is chosen into the cart, held to the stock together with what the cart has (decision 40, Quantity
 * texts).
 */

import { useState } from 'react';
import { unitsOfVariant } from '#features/cart/rules/cart.ts';
import { $cart, addToCart } from '#features/cart/store/cart.ts';
import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
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

/** A thing in words, and the choice it was made by. */
type AddedThing = {
  readonly name: string;
  /** ' · Negro · 42', or ''. */
  readonly detail: string;
  readonly choice: Choice;
};

export type Buying = {
  /** Units there are; 0 when nothing matches the choice. */
  readonly stock: number;
  readonly inCart: number;
  /** What there is of it instead of a sold-out choice, in words; '' where nothing is, or where it is not sold out. */
  readonly insteadText: string;
  /** How many of it the cart has, in words; '' for none. */
  readonly inCartText: string;
  /** What was put into the cart last, until something else is chosen. */
  readonly added: AddedThing | undefined;
  /** The most that can still be added. */
  readonly limit: number;
  readonly quantity: number;
  /** No size is chosen, and one of the colour could be. */
  readonly isSizeOpen: boolean;
  /** It was to be bought while the size is open. */
  readonly isSizeAsked: boolean;
  readonly setQuantity: (quantity: number) => void;
  /** Says how many there are when more was asked for. */
  readonly notifyLimit: () => void;
  readonly add: () => void;
  /** Says that a size is to be chosen first. */
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
  const [last, setLast] = useState<AddedThing>();
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
    // What was said of a quantity typed before is settled by it.
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
