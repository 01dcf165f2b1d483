/** The moment of the post: the posted fields, and the message when it is not possible any more. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFieldIds } from '#features/checkout/ui/card/card-memory.ts';
import { postHandOff, postPayment } from '#features/checkout/ui/pay/post-payment.ts';
import { $cartOrder, advanceAttempt, forgetCartOrder } from '#features/payment/store/payment-attempt.ts';
import { paymentData } from '../../../../fixtures/fake-order-services.ts';

const now = new Date();
const ready = { startedAt: now.getTime(), cartId: 'U-1', payment: paymentData() };
const GOOD = { holder: 'MARIA', number: '4111111111111111', expiryMonth: '12', expiryYear: '39', cvc: '123' };
let submit: ReturnType<typeof vi.spyOn>;

/** The card's fields, filled in. */
function cardForm(card: Readonly<Record<keyof typeof cardFieldIds, string>>): HTMLFormElement {
  const form = document.createElement('form');
  for (const field of ['holder', 'number', 'expiryMonth', 'expiryYear', 'cvc'] as const) {
    form.append(
      Object.assign(document.createElement('input'), { id: cardFieldIds[field], value: card[field] }),
    );
  }
  document.body.replaceChildren(form);
  return form;
}

beforeEach(() => {
  forgetCartOrder();
  advanceAttempt({ type: 'start', now });
  advanceAttempt({ type: 'cart-requested' });
  advanceAttempt({ type: 'cart-created', cartOrder: { cartId: 'U-1', localDocument: 'D-1' } });
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  return () => submit.mockRestore();
});

test('a valid card is posted once, and its fields are empty then', () => {
  const form = cardForm(GOOD);
  expect(postPayment(ready, form)).toBe('posted');
  expect([submit.mock.calls.length, $cartOrder.get().attempt.state]).toEqual([1, 'posted']);
  expect(new Set([...form.querySelectorAll('input')].map(({ value }) => value))).toEqual(new Set(['']));
});
test('a card that was wiped meanwhile is reported field by field, and ends the attempt', () => {
  const problems = postPayment(
    ready,
    cardForm({ holder: '', number: '', expiryMonth: '', expiryYear: '', cvc: '' }),
  );
  expect(Array.isArray(problems) && problems[0]).toEqual({ field: 'holder', error: 'holder-missing' });
  expect([submit.mock.calls.length, $cartOrder.get().attempt.state]).toEqual([0, 'failed']);
});
test('a payment of another attempt is reported as locked', () => {
  advanceAttempt({ type: 'came-back' });
  expect(postPayment(ready, cardForm(GOOD))).toBe('locked');
  expect(submit.mock.calls).toHaveLength(0);
});

describe('the hidden form', () => {
  beforeEach(() => document.body.replaceChildren());

  test('the form is posted to its action with all its fields, and leaves nothing in the page', () => {
    const posted: unknown[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      posted.push([this.getAttribute('action'), this.method, this.isConnected, [...new FormData(this)]]);
    });
    const fields = [
      { name: 'action', value: 'https://provider.test/pay' },
      { name: 'submit', value: 'x' },
      { name: 'ccnumber', value: '4111111111111111' },
    ];
    postHandOff({ action: 'https://provider.test/pay', fields });
    expect(posted).toEqual([
      ['https://provider.test/pay', 'post', true, fields.map(({ name, value }) => [name, value])],
    ]);
    expect(document.documentElement.outerHTML).not.toContain('4111');
    expect(document.querySelector('form')).toBeNull();
    submit.mockRestore();
  });
});
