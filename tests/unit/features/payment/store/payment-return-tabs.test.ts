/** One return in several tabs of a browser (decisions 75, 80). */
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { good } from '../../../fixtures/fake-order-services.ts';
import {
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
} from '../../../fixtures/payment-tabs.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';

let browser: SharedBrowser;
let sent: PaidCart[];

const recorder = () => recorderTo(sent);

/** The order of one pair is at the provider. */
beforeEach(async () => {
  browser = sharedBrowser([line()]);
  sent = [];
  await postOrder(await openTab(browser));
});

test('an approval that two tabs open at once is recorded once', async () => {
  const first = await openTab(browser, APPROVED);
  const second = await openTab(browser, APPROVED);
  await Promise.all([
    first.returning.completePayment(recorder()),
    second.returning.completePayment(recorder()),
  ]);
  expect(sent).toHaveLength(1);
  expect([first, second].map((each) => each.returning.$paymentOutcome.get().kind)).toEqual([
    'recorded',
    'recorded',
  ]);
});
test('an approval is not evaluated before another tab has finished its own', async () => {
  const first = await openTab(browser, APPROVED);
  let answer: () => void = () => undefined;
  const firstDone = first.returning.completePayment(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(good({ result: 1, message: '' }));
      }),
  );
  await vi.waitFor(() => expect(first.replaced).toHaveLength(1));
  const second = await openTab(browser, APPROVED);
  const secondDone = second.returning.completePayment(recorder());
  await Promise.resolve();
  expect(second.replaced).toEqual([]);
  answer();
  await Promise.all([firstDone, secondDone]);
  expect([second.returning.$paymentOutcome.get().kind, sent, second.replaced.length]).toEqual([
    'recorded',
    [],
    1,
  ]);
});
test.each([
  ['first', [1, 2]],
  ['second', [2, 1]],
])(
  'an approval of two tabs without Web Locks whose own record is answered %s shows no duplicate in the end',
  async (_, results) => {
    const tabs = [await openTab(browser, APPROVED), await openTab(browser, APPROVED)] as const;
    vi.stubGlobal('navigator', { onLine: true });
    const answers: (() => void)[] = [];
    const done = tabs.map((each, index) =>
      each.returning.completePayment(
        () =>
          new Promise((resolve) => {
            answers.push(() => resolve(good({ result: results[index] ?? 0, message: '' })));
          }),
      ),
    );
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.();
    await done[0];
    answers[1]?.();
    await done[1];
    expect([tabs[1].returning.$paymentOutcome.get().kind, tabs[1].orders.$orders.get().length]).toEqual([
      'recorded',
      1,
    ]);
    expect([tabs[1].cart.$cart.get(), browser.stored.has('tienda:cartOrder')]).toEqual([[], false]);
  },
);
