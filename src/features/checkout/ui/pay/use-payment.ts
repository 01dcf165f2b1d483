/** The pay button's work: place the order, post the card to the provider, and report problems. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardProblem } from '#features/checkout/rules/card.ts';
import { isLocked } from '#features/payment/rules/payment-attempt.ts';
import { setPaymentAside } from '#features/payment/store/payment-attempt.ts';
import {
  abandon,
  type OrderRequest,
  type PlaceOrderOutcome,
  placeOrder,
  type ReadyPayment,
} from '#features/payment/store/place-order.ts';
import { forgetUnpaidOrders } from '#features/payment/store/unpaid-orders.ts';
import { useCheckoutTexts } from '../checkout-text.ts';
import { noticeOf, notifyOutcome, type PayNotice } from './pay-notices.ts';
import { postPayment } from './post-payment.ts';
import { finalConsumerRejection, focusTaxId } from './RejectedTaxId.tsx';
import { noticeOfAttempt, noticeOnReturn, useCheckoutReturn } from './use-checkout-return.ts';

/** The button comes back after this long, whatever happens (checkout §9). */
const BUTTON_REST_MS = 5000;

export type Payment = {
  readonly isBusy: boolean;
  /** Stays at the button until something is done about it. */
  readonly notice: PayNotice | undefined;
  readonly pay: (request: OrderRequest) => Promise<void>;
  /** Something of the notice was settled: what is left of it. */
  readonly setNotice: (notice: PayNotice | undefined) => void;
  /** The explicit choice to begin again although a payment may exist, or one is not recorded. */
  readonly setAside: () => void;
  /** The explicit choice to order anew where the service takes no payment for the order that exists. */
  readonly orderAgain: () => void;
};

export type PaymentPlace = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The card was good when the button was pressed, and is not any more. */
  readonly onCardProblems: (problems: readonly CardProblem[]) => void;
};

export function usePayment({ form, onCardProblems }: PaymentPlace): Payment {
  const texts = useCheckoutTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<PayNotice | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = useRef<() => void>(undefined);

  function rest(): void {
    clearTimeout(timer.current);
    setIsBusy(false);
  }
  function take(outcome: PlaceOrderOutcome): void {
    notifyOutcome(outcome, texts);
    // The answer to a second press may come after the order went out by the first.
    setNotice((before) => (before?.kind === 'sent' ? before : noticeOf(outcome, texts)));
    rest();
    if (finalConsumerRejection(outcome) !== undefined) focusTaxId();
  }
  function notifyStillHere(): void {
    const found = noticeOnReturn();
    if (found) setNotice(found);
  }
  function finish(ready: ReadyPayment): void {
    if (!form.current) {
      abandon(ready);
      return;
    }
    const posted = postPayment(ready, form.current);
    if (posted === 'posted') {
      stopWaiting.current?.();
      stopWaiting.current = whenStillHere(notifyStillHere);
    } else if (posted === 'locked') take({ kind: 'locked' });
    else {
      rest();
      onCardProblems(posted);
    }
  }
  async function pay(request: OrderRequest): Promise<void> {
    setIsBusy(true);
    // What failed before is not what this press will come to.
    setNotice((before) => (before?.kind === 'failed' ? undefined : before));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsBusy(false), BUTTON_REST_MS);
    const outcome = await placeOrder(request);
    if (outcome.kind === 'ready') finish(outcome);
    else take(outcome);
  }
  useCheckoutReturn((found) => {
    rest();
    setNotice(found);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      stopWaiting.current?.();
    },
    [],
  );
  return {
    orderAgain: () => {
      forgetUnpaidOrders();
      setNotice(undefined);
    },
    isBusy,
    notice,
    pay,
    setNotice,
    setAside: () => {
      const now = new Date();
      const left = setPaymentAside(now);
      setNotice(isLocked(left, now) ? { kind: 'locked' } : noticeOfAttempt(left));
    },
  };
}

/** Longer than a provider's page takes on a slow connection: begun again too early, a payment could be made twice. */
export const STILL_HERE_MS = 20_000;

/**
 * Calls back if the page is still shown `STILL_HERE_MS` after the post: it led to a download, to no page, or was stopped.
 * Returns a function that stops the wait.
 */
function whenStillHere(tell: () => void): () => void {
  let timer = setTimeout(look, STILL_HERE_MS);
  function look(): void {
    if (document.visibilityState === 'visible') tell();
    else timer = setTimeout(look, STILL_HERE_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('pagehide', stop);
  }
  window.addEventListener('pagehide', stop);
  return stop;
}
