/** Coming (back) to a checkout page: what became of the payment that was begun before. */
import { useEffect, useEffectEvent } from 'react';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { returnToCheckout } from '#features/payment/store/payment-attempt.ts';
import type { PayNotice } from './pay-notices.ts';

/** The notice of an unfinished attempt on a checkout page; 'locked' is shown when the shopper pays. */
export function noticeOfAttempt({ state }: PaymentAttempt): PayNotice | undefined {
  if (state === 'unknown' || state === 'duplicate') return { kind: state };
  return state === 'returned' || state === 'record-failed' ? { kind: 'unrecorded' } : undefined;
}

/** The shopper is on a checkout page again, or still: what has become of the attempt, and what is to be said of it. */
export function noticeOnReturn(): PayNotice | undefined {
  return noticeOfAttempt(returnToCheckout(new Date()));
}

/** Calls back when the page is drawn, and when the browser brings it back from its memory (decision 76, Card data). */
export function useCheckoutReturn(onComeBack: (notice: PayNotice | undefined) => void): void {
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
