/** Places the order, posts the card to the provider, and reports problems. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardProblem } from '#features/checkout/rules/card.ts';
import { isLocked, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { returnToCheckout, setPaymentAside } from '#features/payment/store/payment-attempt.ts';
import {
  abandon,
  type OrderRequest,
  type PlaceOrderOutcome,
  placeOrder,
  type ReadyPayment,
} from '#features/payment/store/place-order.ts';
import { forgetUnpaidOrders } from '#features/payment/store/unpaid-orders.ts';
import { type CheckoutTexts, useCheckoutTexts } from '../checkout-text.ts';
import { isTaxIdAwaited, lookUpAwaitedTaxId } from '../tax-id/TaxIdForm.tsx';
import { noticeOf, notifyOutcome, type PayNotice } from './pay-notices.ts';
import { postPayment } from './post-payment.ts';
import { finalConsumerRejection, focusTaxId } from './RejectedTaxId.tsx';

/** Milliseconds until the button is enabled again (checkout §9). */
const BUTTON_REST_MS = 5000;

export type Payment = ReturnType<typeof usePayment>;

type PaymentPlace = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The card became invalid after the press. */
  readonly onCardProblems: (problems: readonly CardProblem[]) => void;
};

export function usePayment({ form, onCardProblems }: PaymentPlace) {
  const texts = useCheckoutTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<PayNotice | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = useRef<() => void>(undefined);

  function enableButton(): void {
    clearTimeout(timer.current);
    setIsBusy(false);
  }
  function showOutcome(outcome: PlaceOrderOutcome): void {
    notifyOutcome(outcome, texts);
    // The answer to a second press may arrive after the order was sent.
    setNotice((before) => (before?.kind === 'sent' ? before : noticeOf(outcome, texts)));
    enableButton();
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
    } else if (posted === 'locked') showOutcome({ kind: 'locked' });
    else {
      enableButton();
      onCardProblems(posted);
    }
  }
  async function pay(request: OrderRequest): Promise<void> {
    setIsBusy(true);
    // The last press's failure does not apply to this one.
    setNotice((before) => (before?.kind === 'failed' ? undefined : before));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsBusy(false), BUTTON_REST_MS);
    const outcome = await placeOrder(request);
    if (outcome.kind === 'ready') finish(outcome);
    else showOutcome(outcome);
  }
  useCheckoutReturn((found) => {
    enableButton();
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
    isBusy,
    /** Stays next to the button until it is resolved. */
    notice,
    pay,
    /** Replaces the notice after a part of it was resolved. */
    setNotice,
    /** Orders again by choice, if the service accepts no payment for the existing order. */
    orderAgain: (): void => {
      forgetUnpaidOrders();
      setNotice(undefined);
    },
    /** Starts again by choice, although a payment may exist or is not recorded. */
    setAside: (): void => {
      const now = new Date();
      const blocking = setPaymentAside(now);
      setNotice(isLocked(blocking, now) ? { kind: 'locked' } : noticeOfAttempt(blocking));
    },
  };
}

/** Time in ms; longer than the provider's page takes on a slow connection, so that no payment is made twice. */
export const STILL_HERE_MS = 20_000;

/** Calls back if the page is still visible `STILL_HERE_MS` after the post. Returns a function that stops the wait. */
function whenStillHere(notify: () => void): () => void {
  let timer = setTimeout(check, STILL_HERE_MS);
  function check(): void {
    if (document.visibilityState === 'visible') notify();
    else timer = setTimeout(check, STILL_HERE_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('pagehide', stop);
  }
  window.addEventListener('pagehide', stop);
  return stop;
}

/** A press of the pay button, which waits for the tax id (decision 197, Press of 'Pagar'). */
type PayPress = {
  /** The press waits for the lookup; further presses are ignored. */
  readonly isWaiting: boolean;
  readonly start: () => void;
};

/** Calls the `proceed` of the press, at once or after the lookup, so that the total of the press is paid. */
export function usePayPress(texts: CheckoutTexts, proceed: () => void): PayPress {
  const [isWaiting, setIsWaiting] = useState(false);
  const isStarted = useRef(false);
  async function wait(): Promise<void> {
    isStarted.current = true;
    setIsWaiting(true);
    try {
      await lookUpAwaitedTaxId(texts);
    } finally {
      isStarted.current = false;
      setIsWaiting(false);
    }
    proceed();
  }
  return {
    isWaiting,
    start: () => {
      if (isStarted.current) return;
      if (isTaxIdAwaited()) void wait();
      else proceed();
    },
  };
}

/** The notice of an unfinished attempt; 'locked' is shown at the press. */
function noticeOfAttempt({ state }: PaymentAttempt): PayNotice | undefined {
  if (state === 'unknown' || state === 'duplicate') return { kind: state };
  return state === 'returned' || state === 'record-failed' ? { kind: 'unrecorded' } : undefined;
}

/** Ends or continues the attempt when the shopper is on a checkout page, and returns its notice. */
function noticeOnReturn(): PayNotice | undefined {
  return noticeOfAttempt(returnToCheckout(new Date()));
}

/** Calls back when the page is rendered or restored by the browser (decision 76, Card data). */
function useCheckoutReturn(onComeBack: (notice: PayNotice | undefined) => void): void {
  const comeBack = useEffectEvent(() => onComeBack(noticeOnReturn()));
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) comeBack();
    };
    comeBack();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
