/** The pay button's work: place the order, hand the card over to the provider, and say what stands in the way. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardProblem, checkCard } from '#domain/card.ts';
import { believedNow } from '#stores/clock.ts';
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

/** What became of the post: done, not this page's to make any more, or a card that cannot be posted. */
type Posted = 'posted' | 'locked' | readonly CardProblem[];

/** Posts the card that is in the form at this moment; one that was wiped or changed meanwhile ends the attempt. */
function post(ready: ReadyPayment, form: HTMLFormElement): Posted {
  const card = readCard(form);
  const problems = checkCard(card, believedNow());
  if (problems.length > 0) {
    abandon(ready);
    return problems;
  }
  const prepared = handOff(ready, card);
  if (!prepared) return 'locked';
  postHandOff(prepared);
  wipeCard(form);
  return 'posted';
}

export type PaymentPlace = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The card was good when the button was pressed, and is not any more. */
  readonly onCardProblems: (problems: readonly CardProblem[]) => void;
};

export function usePayment({ form, onCardProblems }: PaymentPlace, texts: CheckoutTexts): Payment {
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
  function finish(ready: ReadyPayment): void {
    if (!form.current) {
      abandon(ready);
      return;
    }
    const posted = post(ready, form.current);
    if (posted === 'posted') return;
    if (posted === 'locked') take({ kind: 'locked' });
    else {
      rest();
      onCardProblems(posted);
    }
  }
  async function pay(request: OrderRequest): Promise<void> {
    setIsBusy(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsBusy(false), BUTTON_REST_MS);
    const outcome = await placeOrder(request);
    if (outcome.kind === 'ready') finish(outcome);
    else take(outcome);
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
