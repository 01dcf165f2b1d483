/** A press of the pay button: an unanswered tax id is looked up first (contract, Settled after the second release). */
import { useRef, useState } from 'react';
import type { CheckoutTexts } from '../checkout-text.ts';
import { isTaxIdAwaited, lookUpAwaitedTaxId } from '../tax-id/TaxIdForm.tsx';

export type PayPress = {
  /** The press waits for the lookup; further presses are ignored. */
  readonly isWaiting: boolean;
  readonly start: () => void;
};

/** Calls `proceed` as it is at the press, at once or after the lookup: a total that changes meanwhile is not the one pressed. */
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
