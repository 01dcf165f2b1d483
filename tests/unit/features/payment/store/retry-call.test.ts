/** Lost calls (decision 202): safe ones are repeated, and a purchase succeeds. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '#shared/http/failure.ts';
import { retryCall } from '#shared/http/retry-call.ts';
import { bad, good } from '../../../fixtures/fake-order-services.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const lost = bad({ kind: 'network' });

async function outcomeOf(answers: readonly Answer<number>[]) {
  const left = [...answers];
  const call = vi.fn(async () => left.shift() ?? lost);
  const retrying = retryCall(call);
  await vi.runAllTimersAsync();
  return { ...(await retrying), calls: call.mock.calls.length };
}

test.each([
  ['an answer at once is not asked for again', [good(1)], good(1), 1],
  ['what is lost twice is asked for a third time', [lost, lost, good(1)], good(1), 3],
  ['what is always lost is given up after four tries', [], lost, 4],
  [
    'a refusal is an answer',
    [lost, bad({ kind: 'refused', message: 'No' })],
    bad({ kind: 'refused', message: 'No' }),
    2,
  ],
  [
    'a status is an answer',
    [bad({ kind: 'http', status: 500, message: '' })],
    bad({ kind: 'http', status: 500, message: '' }),
    1,
  ],
] as const)('%s', async (_, answers, answer, calls) => {
  expect(await outcomeOf(answers)).toMatchObject({ answer, calls, isRepeated: calls > 1 });
});

describe('with lost calls', () => {
  /** Loses the first `count` tries of each call, and answers the later ones. */
  function loseFirst(count: number): string[] {
    const asked: string[] = [];
    const answers: Readonly<Record<string, unknown>> = {
      '/api/v1/items/stock': { code: 200, message: '', data: { stock: 3 } },
      '/api/Cart': { Resultado: 1, Mensaje: 'OK', Detalle: '' },
    };
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
      const { pathname } = new URL(url);
      const name = `${method} ${pathname}`;
      asked.push(name);
      if (asked.filter((each) => each === name).length <= count) throw new TypeError('Failed to fetch');
      return Response.json(answers[pathname] ?? {});
    });
    vi.stubGlobal('addEventListener', () => undefined);
    return asked;
  }
  const settle = async <T>(work: Promise<T>): Promise<T> => {
    await vi.runAllTimersAsync();
    return work;
  };
  const load = () => import('#features/payment/store/order-services.ts');

  test('stock is read after two lost tries', async () => {
    const asked = loseFirst(2);
    const { configuredServices } = await load();
    expect(await settle(configuredServices.stock('7001'))).toEqual(good(3));
    expect(asked).toHaveLength(3);
  });
  test('a payment is recorded after two lost tries, with a note that one may have arrived', async () => {
    loseFirst(2);
    const { recordAtService } = await load();
    const { approved } = await import('../../../fixtures/samples.ts');
    const paid = { cartOrder: { cartId: 'U-1', localDocument: 'D-1' }, paymentReturn: approved };
    expect(await settle(recordAtService(paid))).toMatchObject({
      ok: true,
      value: { result: 1, isRepeated: true },
    });
  });
  test('a cart order is requested once', async () => {
    const asked = loseFirst(1);
    const { configuredServices } = await load();
    const { buildOrder } = await import('#features/checkout/rules/order.ts');
    const { request, START } = await import('../../../fixtures/fake-order-services.ts');
    const order = buildOrder({
      cart: [],
      customer: request.customer,
      now: START,
      random: () => 0,
      keyId: 'k',
    });
    expect(await settle(configuredServices.createCart(order))).toEqual(lost);
    expect(asked).toEqual(['POST /api/Cart/create']);
  });
});
