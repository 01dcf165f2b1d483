/** The pay button's work: place the order, hand the card over to the provider, and say what stands in the way. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { checkCard } from '#domain/card.ts';
import { setPaymentAside } from '#stores/payment-attempt.ts';
import {
  abandon,
  handOff,
  type OrderRequest,
  type PlaceOrderOutcome,
  placeOrder,
  type ReadyPayment,
} from '#stores/place-order.ts';
import { readCard, wipeCard } from './card-memory.ts';
import type { CheckoutTexts } from './checkout-text.ts';
import { postHandOff } from './hand-off-form.ts';
import { noticeOf, type PayNotice, tellOutcome } from './pay-notices.ts';
import { useComeBack } from './use-come-back.ts';

/** The button comes back after this long, whatever happens (checkout spec §9). */
const BUTTON_REST_MS = 5000;

export type Payment = {
  readonly isBusy: boolean;
  /** What stays on the page beside the button until something is done about it. */
  readonly notice: PayNotice | undefined;
  readonly pay: (request: OrderRequest) => Promise<void>;
  /** Something of the notice was settled: what is left of it. */
  readonly setNotice: (notice: PayNotice | undefined) => void;
  /** The explicit choice to begin again although a payment may exist. */
  readonly setAside: () => void;
};

/** Posts the card that is in the form at this moment; a card that was wiped meanwhile ends the attempt. */
function post(ready: ReadyPayment, form: HTMLFormElement): boolean {
  const card = readCard(form);
  const prepared = checkCard(card, new Date()).length === 0 ? handOff(ready, card) : undefined;
  if (!prepared) {
    abandon(ready);
    return false;
  }
  postHandOff(prepared);
  wipeCard(form);
  return true;
}

export function usePayment(form: RefObject<HTMLFormElement | null>, texts: CheckoutTexts): Payment {
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<PayNotice | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function rest(): void {
    clearTimeout(timer.current);
    setIsBusy(false);
  }
  function take(outcome: PlaceOrderOutcome): void {
    tellOutcome(outcome, texts);
    setNotice(noticeOf(outcome));
    rest();
  }
  async function pay(request: OrderRequest): Promise<void> {
    setIsBusy(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsBusy(false), BUTTON_REST_MS);
    const outcome = await placeOrder(request);
    if (outcome.kind !== 'ready' || !form.current) take(outcome);
    else if (!post(outcome, form.current)) rest();
  }
  useComeBack((found) => {
    rest();
    setNotice(found);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isBusy,
    notice,
    pay,
    setNotice,
    setAside: () => {
      setPaymentAside(new Date());
      setNotice(undefined);
    },
  };
}
