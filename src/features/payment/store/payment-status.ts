/** Asks the cart service about a payment with an unknown outcome (decision 200, Return without a result). */
import { atom } from 'nanostores';
import type { PaymentData } from '#features/payment/rules/payment.ts';
import type { Answer } from '#shared/http/failure.ts';
import { configuredServices } from './order-services.ts';

type PaymentAnswer =
  | { readonly kind: 'idle' | 'asking' | 'no-answer' }
  /** The service offers payment data: it knows no payment of this order. */
  | { readonly kind: 'unpaid' }
  /** The service refuses payment data: the order may be paid. */
  | { readonly kind: 'refused'; readonly message: string };

export const $paymentAnswer = atom<PaymentAnswer>({ kind: 'idle' });

function readAnswer(answer: Answer<PaymentData>): PaymentAnswer {
  if (answer.ok) return { kind: 'unpaid' };
  const { failure } = answer;
  return failure.kind === 'refused' && failure.message !== ''
    ? { kind: 'refused', message: failure.message }
    : { kind: 'no-answer' };
}

/** Fetches the payment data of the order; it is not posted or stored. */
export async function fetchPaymentStatus(
  cartId: string,
  ask: (cartId: string) => Promise<Answer<PaymentData>> = configuredServices.paymentData,
): Promise<void> {
  if ($paymentAnswer.get().kind === 'asking') return;
  $paymentAnswer.set({ kind: 'asking' });
  $paymentAnswer.set(readAnswer(await ask(cartId)));
}
