/**
 * A tap prints prices without the browser's own number formatter, which takes a slow phone 50 ms and more (decision
 * 166).
 */
import { expect, test, vi } from 'vitest';
import { pageMoneyFormat, printMoney } from '#shared/money/page-money.ts';

test('a price is printed without a formatter of the browser', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const price = document.createElement('p');
  printMoney(price, 156_000, pageMoneyFormat());
  expect(price.textContent).toBe('Q\u00A01,560.00');
  expect(made).not.toHaveBeenCalled();
});
