/** The first price that a tap prints finds the browser's rules of money ready (decision 107, First interaction). */
import { expect, test, vi } from 'vitest';
import { pageMoneyFormat, printMoney, warmMoney } from '#modules/money/page-money.ts';

test('at rest the formatter of the page’s money is made, and no price makes another', async () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  warmMoney();
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  const price = document.createElement('p');
  printMoney(price, 56_000, pageMoneyFormat());
  expect(price.textContent).toMatch(/560\.00/);
  expect(made).toHaveBeenCalledTimes(1);
});
