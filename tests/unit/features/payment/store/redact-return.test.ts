/** Anybody can write an address: it may change only a payment of this browser. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openShopper, type PaymentShopper } from '../../../fixtures/payment-tabs.ts';

const APPROVED = '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9001&orderid=FAC-1';
const DENIED =
  '?response=2&responsetext=Fondos%20insuficientes&transactionid=9002&orderid=FAC-1&response_code=202';

let shopper: PaymentShopper;
beforeEach(async () => {
  shopper = await openShopper();
});

describe("an address's claim about a payment", () => {
  const STRANGER =
    'responsetext=Llame%20al%205555-1234&transactionid=Llame%20al%205555&orderid=FAC-9&authcode=llame%20ya&response_code=llame';

  test.each(['2', '3'])(
    'of an unknown payment is an outcome without its message (response=%s)',
    async (response) => {
      await shopper.open(`?response=${response}&${STRANGER}`);
      expect(shopper.outcome().kind).toBe(response === '2' ? 'denied' : 'system-error');
      expect(JSON.stringify(shopper.outcome())).not.toMatch(/llame/i);
    },
  );
  test('is ignored if this browser has a payment that it does not name', async () => {
    await shopper.post();
    await shopper.open(`?response=2&${STRANGER}`);
    expect(shopper.outcome().kind).toBe('denied');
    expect(JSON.stringify(shopper.outcome())).not.toMatch(/llame/i);
  });
  test('approved, without an order here, is shown by its numbers alone', async () => {
    await shopper.open(`?response=1&${STRANGER}`);
    expect(shopper.outcome().kind).toBe('nothing');
    expect(JSON.stringify(shopper.outcome())).not.toMatch(/llame/i);
    await shopper.open(APPROVED);
    expect(shopper.outcome()).toMatchObject({
      kind: 'nothing',
      paymentReturn: { responseText: '', transactionId: '9001', authCode: '123456' },
    });
  });
  test("is the provider's message about a payment of this browser, also without the order id in the tab that posted", async () => {
    await shopper.post();
    await shopper.open(DENIED.replace('orderid=FAC-1', 'orderid='));
    expect(shopper.outcome()).toMatchObject({
      kind: 'denied',
      paymentReturn: { responseText: 'Fondos insuficientes' },
    });
    await shopper.open('?response=2&responsetext=Llame%20al%205555-1234');
    expect(JSON.stringify(shopper.outcome())).not.toMatch(/llame/i);
  });
});
