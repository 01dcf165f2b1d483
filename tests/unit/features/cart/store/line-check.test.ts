/** The check of stock and prices before an order is sent: every line, each reported separately. */
import { beforeEach, expect, test } from 'vitest';
import { checkLines } from '#features/cart/store/line-check.ts';
import type { OrderServices } from '#features/payment/store/order-services.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { article, bad, fakeOrderServices, good, request } from '../../../fixtures/fake-order-services.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from '../../../fixtures/payment-tabs.ts';

let browser: SharedBrowser;
let tab: Tab;

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
});

const network: ServiceFailure = { kind: 'network' };
const notFound = bad({ kind: 'http', status: 404, message: '' });

/** The differences that block the order; fails without any, or if a cart was created. */
async function changes(given: Partial<OrderServices>, shownTotal = request.shownTotal) {
  const services = fakeOrderServices(given);
  const outcome = await tab.placing.placeOrder({ ...request, shownTotal }, services);
  if (outcome.kind !== 'cart-changed') throw new Error(outcome.kind);
  expect(services.calls).not.toContain('create');
  expect(tab.attempt.$cartOrder.get().attempt.state).toBe('failed');
  return outcome;
}

test.each<[string, number]>([
  ['none left', 0],
  ['a negative number', -1],
  ['no number', Number.NaN],
])('%s: the line is named, and can only be removed', async (_, stock) => {
  const { shortages, differences, unread } = await changes({ stock: async () => good(stock) });
  expect(shortages.map((each) => [each.line.name, each.available])).toEqual([['Tenis', 0]]);
  expect([differences.map(({ kind }) => kind), unread]).toEqual([['gone'], []]);
});
test.each<[string, Answer<number>]>([
  ['fails', bad(network)],
  ['is refused', bad({ kind: 'refused', message: 'x' })],
])('a stock lookup that %s counts as 0, and is no difference to accept', async (_, answer) => {
  const { shortages, differences, unread } = await changes({ stock: async () => answer });
  expect(shortages).toMatchObject([{ available: 0 }]);
  expect([differences, unread.map(({ call }) => call)]).toEqual([[], ['stock']]);
});
test('a line may have exactly the remaining units', async () => {
  const services = fakeOrderServices({ stock: async () => good(1) });
  expect((await tab.placing.placeOrder(request, services)).kind).toBe('ready');
});
test('another price is reported before anything is sent', async () => {
  const { differences } = await changes({ product: async () => good({ ...article, price: 12_000 }) });
  expect(differences).toMatchObject([{ kind: 'price-changed', before: 10_000, now: 12_000 }]);
});
test('an article that is not sold any more is gone', async () => {
  const { differences, unread } = await changes({ product: async () => notFound });
  expect([differences.map(({ kind }) => kind), unread]).toEqual([['gone'], []]);
});
test.each<[string, Answer<ProductDetail>]>([
  ['no connection', bad(network)],
  ['HTTP 500', bad({ kind: 'http', status: 500, message: '' })],
  ['a page instead of JSON', bad({ kind: 'not-json', status: 200 })],
])('a price that could not be loaded, %s, is not trusted', async (_, answer) => {
  const { shortages, differences, unread } = await changes({ product: async () => answer });
  expect([shortages, differences, unread.map(({ call }) => call)]).toEqual([[], [], ['price']]);
});
test('a shortage hides no other difference: every changed line is reported, an unchanged one is not', async () => {
  browser = sharedBrowser([
    line({ id: 1, cartItemId: 'few', code: 'few', quantity: 3 }),
    line({ id: 2, cartItemId: 'dear', code: 'dear', sku: 'D', productSku: 'D' }),
    line({ id: 3, cartItemId: 'gone', code: 'gone', sku: 'G', productSku: 'G' }),
    line({ id: 4, cartItemId: 'unread', code: 'unread', sku: 'U', productSku: 'U' }),
    line({ id: 5, cartItemId: 'good', code: 'good' }),
  ]);
  tab = await openTab(browser);
  const { shortages, differences, unread } = await changes(
    {
      stock: async (code) => good(code === 'few' ? 2 : 9),
      product: async (sku) => {
        if (sku === 'G') return notFound;
        if (sku === 'U') return bad(network);
        return good(sku === 'D' ? { ...article, price: 11_000 } : article);
      },
    },
    70_000,
  );
  expect(shortages.map((each) => [each.line.cartItemId, each.available])).toEqual([['few', 2]]);
  expect(differences.map(({ kind, line: { cartItemId } }) => [cartItemId, kind])).toEqual([
    ['few', 'fewer'],
    ['dear', 'price-changed'],
    ['gone', 'gone'],
  ]);
  expect(unread.map((each) => each.line.cartItemId)).toEqual(['unread']);
});
test('a cart of 40 lines is requested a few calls at a time, and each code once', async () => {
  const lines = Array.from({ length: 40 }, (_, at) =>
    line({ cartItemId: `l-${at}`, id: at, code: `c-${at % 39}`, productSku: `p-${at % 20}` }),
  );
  let open = 0;
  let most = 0;
  const slow = async <Said>(said: Said): Promise<Said> => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 0));
    open -= 1;
    return said;
  };
  const services = fakeOrderServices({
    stock: () => slow(good(5)),
    product: () => slow(good(article)),
  });
  await checkLines(lines, services);
  expect(most).toBeLessThanOrEqual(8);
  expect(services.calls).toHaveLength(39 + 20);
});
test('a lost connection is not awaited line by line', async () => {
  const lines = Array.from({ length: 40 }, (_, at) =>
    line({ cartItemId: `l-${at}`, id: at, code: `c-${at}`, productSku: `p-${at}` }),
  );
  const services = fakeOrderServices({ stock: async () => bad(network), product: async () => bad(network) });
  const { shortages, unread } = await checkLines(lines, services);
  expect([shortages.length, unread.length]).toEqual([40, 80]);
  expect(services.calls.length).toBeLessThanOrEqual(8);
});
test('a product of two lines is requested once', async () => {
  browser = sharedBrowser([line(), line({ id: 2, cartItemId: 'b', code: '7002' })]);
  tab = await openTab(browser);
  const services = fakeOrderServices();
  await tab.placing.placeOrder({ ...request, shownTotal: 20_000 }, services);
  expect(services.calls.filter((call) => call.startsWith('product'))).toEqual(['product KNL-1']);
});
