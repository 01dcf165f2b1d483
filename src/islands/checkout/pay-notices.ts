/** What the shopper is told of an order that did not go through (checkout spec §8; contract, Toast corners). */
import type { CartDifference } from '#domain/cart-difference.ts';
import type { ServiceFailure } from '#domain/failure.ts';
import type { StockShortage } from '#stores/line-check.ts';
import type { PlaceOrderOutcome } from '#stores/place-order.ts';
import { showToast, showToastFor } from '#stores/toast.ts';
import type { CheckoutTexts } from './checkout-text.ts';
import { failureText } from './failure-text.ts';

/** What stays beside the button: another payment stands in the way, or the cart has to be looked at. */
export type PayNotice =
  | { readonly kind: 'locked' | 'unknown' | 'unrecorded' | 'sent' }
  | { readonly kind: 'stock'; readonly shortages: readonly StockShortage[] }
  | { readonly kind: 'differences'; readonly differences: readonly CartDifference[] };

/** Milliseconds a stock warning stays (checkout spec §9). */
const STOCK_WARNING_MS = 7000;

/** The part of an outcome that stays on the page; undefined where a toast says it all. */
export function noticeOf(outcome: PlaceOrderOutcome): PayNotice | undefined {
  switch (outcome.kind) {
    case 'locked':
    case 'unknown':
    case 'unrecorded':
    case 'sent':
      return { kind: outcome.kind };
    case 'stock':
    case 'differences':
      return outcome;
    default:
      return undefined;
  }
}

/** A lookup that failed in a way of its own (contract, Stock lookup texts). */
function stockFailureText(failure: ServiceFailure, messages: CheckoutTexts['messages']): string {
  if (failure.kind === 'refused') return messages('stock.refused', { message: failure.message });
  return messages('stock.network', { status: 'status' in failure ? failure.status : 0 });
}

function tellShortages(shortages: readonly StockShortage[], messages: CheckoutTexts['messages']): void {
  for (const { line, failure } of shortages) {
    const message = messages('cart.notEnoughStock', { name: line.name });
    showToastFor(STOCK_WARNING_MS, { type: 'warn', message, position: 'top-left' });
    if (!failure) continue;
    console.warn(messages('stock.lookupFailed'));
    showToast('error', stockFailureText(failure, messages), 'bottom-left');
  }
}

/** The error text of an outcome; '' where it is told in another way. */
function errorText(outcome: PlaceOrderOutcome, { t, messages }: CheckoutTexts): string {
  switch (outcome.kind) {
    case 'offline':
      return messages('failure.network');
    case 'amount':
    case 'origin':
      return t(`outcome.${outcome.kind}`);
    case 'cart-failed':
      return messages('order.cartFailed');
    case 'cart-id-missing':
      return messages('order.cartIdMissing');
    case 'payment-refused':
      return outcome.message || t('outcome.paymentRefused');
    case 'payment-failed':
      return failureText(outcome.failure, messages);
    case 'order-failed':
      return messages('order.failed', { message: failureMessage(outcome.failure, messages) });
    default:
      return '';
  }
}

/** The service's own words where it has any. */
function failureMessage(failure: ServiceFailure, messages: CheckoutTexts['messages']): string {
  return ('message' in failure ? failure.message : '') || failureText(failure, messages);
}

/** Toasts for an outcome; what stays is drawn from `noticeOf`. */
export function tellOutcome(outcome: PlaceOrderOutcome, texts: CheckoutTexts): void {
  const error = errorText(outcome, texts);
  if (error !== '') showToast('error', error, 'top-center');
  if (outcome.kind === 'cart-empty') showToast('warn', texts.messages('cart.empty'), 'top-center');
  if (outcome.kind === 'stock') tellShortages(outcome.shortages, texts.messages);
}
