/** Messages about an order that did not go through (checkout §8; decision 60, Toast corners). */
import type { CartItem } from '#features/cart/rules/cart.ts';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import type { LineCheck } from '#features/cart/store/line-check.ts';
import type { PlaceOrderOutcome } from '#features/payment/store/place-order.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { failureText, serviceWords } from '#shared/ui/island/failure-text.ts';
import type { CheckoutTexts } from '../checkout-text.ts';
import { notifyCheckout, type Told } from '../notify-checkout.ts';
import { finalConsumerRejection } from './RejectedTaxId.tsx';

/** A notice that stays at the button: another payment blocks it, the cart has to be checked, or why it failed. */
export type PayNotice =
  | { readonly kind: 'locked' | 'unknown' | 'unrecorded' | 'duplicate' | 'sent' }
  /** Said in the page too: a toast is soon gone, and cannot be drawn where its code cannot be loaded. */
  | {
      readonly kind: 'failed';
      readonly texts: readonly string[];
      /** The service takes no payment for the order that exists: the shopper may choose to make another. */
      readonly canOrderAgain?: boolean;
      /** The service's message if it rejects the order because of CF. */
      readonly rejection?: string;
    }
  | CartChange;

/** What is left to be settled of a cart that changed, line by line. */
export type CartChange = Pick<LineCheck, 'differences' | 'unread'> & { readonly kind: 'cart-changed' };

/** The change after a difference was accepted; undefined when nothing is left. */
export function withoutDifference(change: CartChange, settled: CartDifference): CartChange | undefined {
  return leftOf({ ...change, differences: change.differences.filter((each) => each !== settled) });
}

/** The change after a line was removed, with all that was to be said of it. */
export function withoutLine({ differences, unread }: CartChange, removed: CartItem): CartChange | undefined {
  const isOther = ({ line }: { readonly line: CartItem }): boolean => line.cartItemId !== removed.cartItemId;
  return leftOf({
    kind: 'cart-changed',
    differences: differences.filter(isOther),
    unread: unread.filter(isOther),
  });
}

function leftOf(change: CartChange): CartChange | undefined {
  return change.differences.length + change.unread.length > 0 ? change : undefined;
}

/** Milliseconds a stock warning stays (checkout §9). */
const STOCK_WARNING_MS = 7000;

/** The part of an outcome that stays on the page; undefined where nothing is to be said. */
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
      const said = saidOf(outcome, texts);
      if (said.length === 0) return undefined;
      const rejection = finalConsumerRejection(outcome);
      return {
        kind: 'failed',
        texts: said.filter((text) => text !== rejection),
        ...(rejection !== undefined && { rejection }),
        ...(isOrderRejected(outcome) && { canOrderAgain: true }),
      };
    }
  }
}

/** Whether the cart service takes no payment for an order of an earlier press: it refuses, or knows it no more. */
function isOrderRejected(outcome: PlaceOrderOutcome): boolean {
  if (outcome.kind === 'payment-refused') return outcome.isEarlierOrder === true;
  if (outcome.kind !== 'payment-failed' || !outcome.isEarlierOrder) return false;
  return outcome.failure.kind === 'http' && outcome.failure.status === 404;
}

/** Lookup failures with a specific text (decision 67, Stock lookup texts). */
function stockFailureText(failure: ServiceFailure, messages: CheckoutTexts['messages']): string {
  if (failure.kind === 'refused') return messages('stock.refused', { message: failure.message });
  return messages('stock.network', { status: 'status' in failure ? failure.status : 0 });
}

function noticesOfLines(
  { shortages, unread }: LineCheck,
  messages: CheckoutTexts['messages'],
): readonly Told[] {
  const warnings = shortages.map(({ line }): Told => {
    const message = messages('cart.notEnoughStock', { name: line.name });
    return { type: 'warn', message, position: 'top-left', duration: STOCK_WARNING_MS };
  });
  const errors = unread.map(({ call, failure }): Told => {
    if (call === 'stock') console.warn(messages('stock.lookupFailed'));
    const message = (call === 'stock' ? stockFailureText : failureText)(failure, messages);
    return { type: 'error', message, position: 'bottom-left' };
  });
  return [...warnings, ...errors];
}

/** The error text of an outcome; '' where it is shown in another way. */
function errorText(outcome: PlaceOrderOutcome, { t, messages }: CheckoutTexts): string {
  switch (outcome.kind) {
    case 'offline':
      return messages('failure.network');
    case 'amount':
    case 'origin':
    case 'storage':
      return t(`outcome.${outcome.kind}`);
    case 'order-id':
      return t('outcome.orderId');
    case 'cart-failed':
      return messages('order.cartFailed');
    case 'cart-id-missing':
      return messages('order.cartIdMissing');
    case 'payment-refused':
      return outcome.message || t('outcome.paymentRefused');
    case 'payment-failed':
      return outcome.failure.kind === 'unexpected'
        ? messages('order.invalidData')
        : failureText(outcome.failure, messages);
    case 'order-failed':
      return messages('order.failed', { message: failureText(outcome.failure, messages) });
    default:
      return '';
  }
}

/**
 * The service's words, in addition to the text of the specification: on a cart, and on payment data that cannot be
 * read.
 */
function secondWords(outcome: PlaceOrderOutcome): string {
  if (outcome.kind === 'cart-failed') return outcome.message;
  const isUnreadable = outcome.kind === 'payment-failed' && outcome.failure.kind === 'unexpected';
  return isUnreadable ? serviceWords(outcome.failure) : '';
}

/** All that is said of an outcome that failed as a whole; the service's own word comes second. */
function saidOf(outcome: PlaceOrderOutcome, texts: CheckoutTexts): readonly string[] {
  if (outcome.kind === 'cart-empty') return [texts.messages('cart.empty')];
  return [errorText(outcome, texts), secondWords(outcome)].filter((text) => text !== '');
}

/** Toasts for an outcome; what stays, and is announced, is drawn from `noticeOf`. */
export function notifyOutcome(outcome: PlaceOrderOutcome, texts: CheckoutTexts): void {
  const type = outcome.kind === 'cart-empty' ? 'warn' : 'error';
  const whole = saidOf(outcome, texts).map((message): Told => ({ type, message, position: 'top-center' }));
  const lines = outcome.kind === 'cart-changed' ? noticesOfLines(outcome, texts.messages) : [];
  // The notice by the button is an alert, and says it too.
  notifyCheckout([...whole, ...lines].map((told): Told => ({ ...told, isAnnouncedInPage: true })));
}
