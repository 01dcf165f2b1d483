/** The readable orders placed from this browser (contract, Storage keys). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../../fixtures/fake-browser.ts';
import { attempts, order, ordered, summary } from '../../../../fixtures/order-samples.ts';

afterEach(() => vi.unstubAllGlobals());

/** The history over the stored orders. */
async function open(stored: readonly unknown[]) {
  const browser = fakeBrowser({ 'tienda:orders': JSON.stringify(stored) });
  const history = await import('#features/payment/store/order-history.ts');
  const numbers = history.$orders.get().map(({ number }) => number);
  return { history, numbers, rejected: browser.stored.get('tienda:orders:rejected') };
}

describe('a stored order', () => {
  it.each([
    ['no order at all', null],
    ['a moment that no date can be', order({ summary: summary({ placedAt: 8.64e15 + 1 }) })],
    ['a moment of a year of five digits', order({ summary: summary({ placedAt: Date.UTC(10_000, 0) }) })],
    ['a moment before there were computers', order({ summary: summary({ placedAt: -1 }) })],
    ['no units', order({ summary: summary({ lines: [{ ...ordered, quantity: 0 }] }) })],
    ['fewer than no units', order({ summary: summary({ lines: [{ ...ordered, quantity: -2 }] }) })],
    ['half a unit', order({ summary: summary({ lines: [{ ...ordered, quantity: 0.5 }] }) })],
  ])('with %s is left out and set aside', async (_damage, damaged) => {
    const { numbers, rejected } = await open([damaged, order({ number: 'D-2' })]);
    expect(numbers).toEqual(['D-2']);
    expect(rejected).toBe(JSON.stringify([damaged]));
  });

  it('that is whole is read, and nothing set aside', async () => {
    const { numbers, rejected } = await open([order({ attempt: attempts.recorded })]);
    expect([numbers, rejected]).toEqual([['D-1'], undefined]);
  });

  it('is read among the fifty newest only', async () => {
    const { numbers } = await open(Array.from({ length: 60 }, (_, index) => order({ number: `D-${index}` })));
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 'D-0', 'D-49']);
  });

  it.each([
    ['recorded', attempts.recorded, true],
    ['known to the service before', attempts.duplicate, true],
    ['denied', attempts.denied, false],
    ['not made by card', undefined, false],
  ])('whose payment is %s counts as paid, or not', async (_outcome, attempt, isPaid) => {
    const { history } = await open([]);
    expect(history.isPaidOrder(order({ attempt }))).toBe(isPaid);
  });
});
