/** The cart service's status of a payment with an unknown outcome (decision 200). */
import { beforeEach, expect, test } from 'vitest';
import { $paymentAnswer, fetchPaymentStatus } from '#features/payment/store/payment-status.ts';
import { bad, good, paymentData } from '../../../fixtures/fake-order-services.ts';

beforeEach(() => $paymentAnswer.set({ kind: 'idle' }));

test.each([
  ['payment data means that no payment is known', good(paymentData()), { kind: 'unpaid' }],
  [
    'a refusal is given in the words of the service',
    bad({ kind: 'refused', message: 'El carrito ya fue pagado' }),
    { kind: 'refused', message: 'El carrito ya fue pagado' },
  ],
  ['a refusal without words says nothing', bad({ kind: 'refused', message: '' }), { kind: 'no-answer' }],
  ['no connection says nothing', bad({ kind: 'network' }), { kind: 'no-answer' }],
  ['a status says nothing', bad({ kind: 'http', status: 500, message: 'x' }), { kind: 'no-answer' }],
] as const)('%s', async (_, answer, known) => {
  await fetchPaymentStatus('U-1', async () => answer);
  expect($paymentAnswer.get()).toEqual(known);
});

test('it is requested once at a time', async () => {
  const asked: string[] = [];
  const ask = async (cartId: string) => {
    asked.push(cartId);
    return good(paymentData());
  };
  await Promise.all([fetchPaymentStatus('U-1', ask), fetchPaymentStatus('U-1', ask)]);
  expect(asked).toEqual(['U-1']);
});
