/** Actions of the cart page and the mini-cart on a line, with toasts (storefront §4, Toasts) and undo (decision 42, Undo). */
import { useState } from 'react';
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import {
  $cart,
  changeLineVariant,
  removeLine,
  restoreLine,
  restoreVariant,
  type TimedRemoval,
  type TimedVariantChange,
} from '#features/cart/store/cart.ts';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { itemPrice } from '#shared/money/price.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useCartText } from './cart-text.ts';
import { changeControl } from './line/LineParts.tsx';
import type { UndoOffer } from './UndoNotice.tsx';

export function useLineActions(format: (cents: number) => string) {
  const locale = useLocale();
  const t = useCartText();
  const messages = useMessages();
  const [offer, setOffer] = useState<UndoOffer | undefined>(undefined);

  /** Shows the toast of a removed unit, and offers to restore a removed line. */
  function notifyRemoved(removed: TimedRemoval | undefined): void {
    if (removed) {
      setOffer({
        message: t('undo.removed', { name: removed.line.name }),
        undo: () => restoreLine(removed),
        control: `remove:${removed.line.cartItemId}`,
      });
    }
    showToast('info', messages('cart.removed'), 'top-left');
  }

  /** Changes a line's variant and offers to undo it; if that failed, returns the `data-control` that gets the focus. */
  function change(line: CartItem, item: NewCartItem): string | undefined {
    const control = changeControl(line);
    const changed = changeLineVariant(line.cartItemId, item);
    if (!changed) {
      const isThere = $cart.get().some(({ cartItemId }) => cartItemId === line.cartItemId);
      if (isThere) showToast('warn', messages('cart.soldOut'), 'top-center');
      else showToast('info', t('undo.gone'), 'top-left');
      return control;
    }
    const message = changeMessage(line, changed, { t, format, locale });
    setOffer({ message, undo: () => restoreVariant(changed), control });
    return undefined;
  }

  return {
    /** The change that can be undone now. */
    offer,
    setOffer,
    withdrawOffer: () => setOffer(undefined),
    notifyRemoved,
    remove: ({ cartItemId }: CartItem) => notifyRemoved(removeLine(cartItemId)),
    change,
  };
}

type MessageTexts = {
  readonly t: Text<'cart'>;
  readonly format: (cents: number) => string;
  readonly locale: Locale;
};

/** The new colour and size, and each consequence: a merged line, fewer units, another price. */
function changeMessage(
  before: CartItem,
  { line, wanted, before: replaced }: TimedVariantChange,
  { t, format, locale }: MessageTexts,
): string {
  const { name, quantity } = line;
  const variant = [
    translateCatalogTerm(locale, 'color', line.selectedProductColor).text,
    translateCatalogTerm(locale, 'size', line.selectedProductSize).text,
  ].filter((word) => word !== '');
  const sentences = [t('change.done', { name, variant: variant.join(', ') })];
  if (replaced.length > 1) sentences.push(t('change.joined'));
  if (quantity < wanted) sentences.push(t('change.fewer', { count: quantity }));
  const price = itemPrice(line);
  if (price !== itemPrice(before)) sentences.push(t('change.price', { price: format(price) }));
  return sentences.join(' ');
}
