/** Messages about an order that failed (checkout §8; decision 60, Toast corners). */
import type { CartItem } from '#features/cart/rules/cart.ts';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import type { LineCheck } from '#features/cart/store/line-check.ts';
import type { PlaceOrderOutcome } from '#features/payment/store/place-order.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { failureText, serviceMessage } from '#shared/ui/island/failure-text.ts';
import { type CheckoutTexts, type CheckoutToast, notifyCheckout } from '../checkout-text.ts';
import { finalConsumerRejection } from './RejectedTaxId.tsx';

/** A notice that stays next to the pay button. */
export type PayNotice =
  | { readonly kind: 'locked' | 'unknown' | 'unrecorded' | 'duplicate' | 'sent' }
  /** In the page too, because a toast disappears and its code may not load. */
  | {
      readonly kind: 'failed';
      readonly texts: readonly string[];
      /** The service accepts no payment for the existing order; the shopper may create another. */
      readonly canOrderAgain?: boolean;
      /** The service's message if it rejects an order for CF. */
      readonly rejection?: string;
    }
  | CartChange;

/** The differences that the shopper has not resolved. */
export type CartChange = Pick<LineCheck, 'differences' | 'unread'> & { readonly kind: 'cart-changed' };

/** Removes an accepted difference; undefined after the last. */
export function withoutDifference(change: CartChange, accepted: CartDifference): CartChange | undefined {
  return unresolved({ ...change, differences: change.differences.filter((each) => each !== accepted) });
}

/** Removes everything about a removed line; undefined after the last. */
export function withoutLine({ differences, unread }: CartChange, removed: CartItem): CartChange | undefined {
  const isOther = ({ line }: { readonly line: CartItem }): boolean => line.cartItemId !== removed.cartItemId;
  return unresolved({
    kind: 'cart-changed',
    differences: differences.filter(isOther),
    unread: unread.filter(isOther),
  });
}

function unresolved(change: CartChange): CartChange | undefined {
  return change.differences.length + change.unread.length > 0 ? change : undefined;
}

/** Milliseconds of a stock warning (checkout §9). */
const STOCK_WARNING_MS = 7000;

/** The notice for an outcome; undefined if there is none. */
export function noticeOf(outcome: PlaceOrderOutcome, texts: CheckoutTexts): PayNotice | undefined {
  switch (outcome.kind) {
    case 'locked':
    case 'unknown':
    case 'unrecorded':
    case 'duplicate':
    case 'sent':
      return { kind: outcome.kind };
    case 'cart-changed':
      return outcome;
    default: {
      const lines = outcomeTexts(outcome, texts);
      if (lines.length === 0) return undefined;
      const rejection = finalConsumerRejection(outcome);
      return {
        kind: 'failed',
        texts: lines.filter((text) => text !== rejection),
        ...(rejection !== undefined && { rejection }),
        ...(isOrderRejected(outcome) && { canOrderAgain: true }),
      };
    }
  }
}

/** Whether the cart service rejects, or does not know, the order of an earlier press. */
function isOrderRejected(outcome: PlaceOrderOutcome): boolean {
  if (outcome.kind === 'payment-refused') return outcome.isEarlierOrder === true;
  if (outcome.kind !== 'payment-failed' || !outcome.isEarlierOrder) return false;
  return outcome.failure.kind === 'http' && outcome.failure.status === 404;
}

/** Lookup failures with their own text (decision 67, Stock lookup texts). */
function stockFailureText(failure: ServiceFailure, messages: CheckoutTexts['messages']): string {
  if (failure.kind === 'refused') return messages('stock.refused', { message: failure.message });
  return messages('stock.network', { status: 'status' in failure ? failure.status : 0 });
}

function noticesOfLines(
  { shortages, unread }: LineCheck,
  messages: CheckoutTexts['messages'],
): readonly CheckoutToast[] {
  const warnings = shortages.map(({ line }): CheckoutToast => {
    const message = messages('cart.notEnoughStock', { name: line.name });
    return { type: 'warn', message, position: 'top-left', duration: STOCK_WARNING_MS };
  });
  const errors = unread.map(({ call, failure }): CheckoutToast => {
    if (call === 'stock') console.warn(messages('stock.lookupFailed'));
    const message = (call === 'stock' ? stockFailureText : failureText)(failure, messages);
    return { type: 'error', message, position: 'bottom-left' };
  });
  return [...warnings, ...errors];
}

/** The specified text of an outcome, then the service's; none if it is shown otherwise. */
function outcomeTexts(outcome: PlaceOrderOutcome, texts: CheckoutTexts): readonly string[] {
  return allTexts(outcome, texts).filter((text) => text !== '');
}

function allTexts(outcome: PlaceOrderOutcome, { t, messages }: CheckoutTexts): readonly string[] {
  switch (outcome.kind) {
    case 'cart-empty':
      return [messages('cart.empty')];
    case 'offline':
      return [messages('failure.network')];
    case 'amount':
    case 'origin':
    case 'storage':
      return [t(`outcome.${outcome.kind}`)];
    case 'order-id':
      return [t('outcome.orderId')];
    case 'cart-failed':
      return [messages('order.cartFailed'), outcome.message];
    case 'cart-id-missing':
      return [messages('order.cartIdMissing')];
    case 'payment-refused':
      return [outcome.message || t('outcome.paymentRefused')];
    case 'payment-failed':
      return outcome.failure.kind === 'unexpected'
        ? [messages('order.invalidData'), serviceMessage(outcome.failure)]
        : [failureText(outcome.failure, messages)];
    case 'order-failed':
      return [messages('order.failed', { message: failureText(outcome.failure, messages) })];
    default:
      return [];
  }
}

/** Shows toasts for an outcome; `noticeOf` returns the notice. */
export function notifyOutcome(outcome: PlaceOrderOutcome, texts: CheckoutTexts): void {
  const type = outcome.kind === 'cart-empty' ? 'warn' : 'error';
  const whole = outcomeTexts(outcome, texts).map(
    (message): CheckoutToast => ({ type, message, position: 'top-center' }),
  );
  const lines = outcome.kind === 'cart-changed' ? noticesOfLines(outcome, texts.messages) : [];
  // The notice is an alert and announces it.
  notifyCheckout([...whole, ...lines].map((toast): CheckoutToast => ({ ...toast, isAnnouncedInPage: true })));
}
