import { describe, expect, it } from 'vitest';
import { requestHash, responseHash } from '../../../scripts/sandbox/payment/payment-return.ts';
import { createCart, pay, record, recordBody, returnOf } from './order-fixture.ts';
import { call, NOON, smallSandbox } from './sandbox-fixture.ts';

const KEY = 'clave-de-prueba';
const LAST_CAP = [{ sku: 'GORRA-1', quantity: 1 }];
const PAIR = [{ sku: 'TENIS-1-102', quantity: 2 }];

describe('GET /api/Payment/{UIdCarrito}', () => {
  it('has a signed form for the provider, with the shop’s return page', async () => {
    const sandbox = smallSandbox();
    const cart = await createCart(sandbox, PAIR);
    const { answer } = await call(sandbox, `/api/Payment/${cart.UIdCarrito}?env=dev`);
    expect(answer.meta.resultado).toBe(1);
    expect(answer.data).toMatchObject({
      ...{ action: 'http://127.0.0.1:4401/pay', type: 'sale', key_id: 'sandbox-key', amount: '898.50' },
      ...{ tax: '96.27', first_name: 'CONSUMIDOR', last_name: 'FINAL', time: String(NOON / 1000) },
      redirect: 'https://tienda.example/pago-exito',
    });
    expect(answer.data.hash).toBe(requestHash(answer.data, KEY));
  });

  it('has a new order id with every call', async () => {
    const sandbox = smallSandbox();
    const { UIdCarrito } = await createCart(sandbox, PAIR);
    const ids = await Promise.all(
      [1, 2, 3].map(
        async () => (await call(sandbox, `/api/Payment/${UIdCarrito}?env=dev`)).answer.data.orderid,
      ),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('fails with resultado 0 for an unknown cart', async () => {
    const { answer } = await call(smallSandbox(), '/api/Payment/x?env=dev');
    expect(answer).toEqual({ meta: { resultado: 0, mensaje: 'El carrito no existe' }, data: null });
  });
});

describe('a payment at the provider', () => {
  it('ends at the shop with signed return fields', async () => {
    const sandbox = smallSandbox();
    const home = await returnOf(sandbox, await pay(sandbox, await createCart(sandbox, PAIR)));
    expect(home.origin + home.pathname).toBe('https://tienda.example/pago-exito');
    const fields = Object.fromEntries(home.searchParams);
    expect(fields).toMatchObject({ response: '1', responsetext: 'APROBADA', amount: '898.50', type: 'sale' });
    expect(Object.keys(fields).sort()).toEqual(
      [
        ...['response', 'responsetext', 'authcode', 'transactionid', 'avsresponse', 'cvvresponse', 'orderid'],
        ...['type', 'response_code', 'website', 'three_ds_version', 'ipaddress', 'eci', 'cavv', 'username'],
        ...['time', 'amount', 'hash'],
      ].sort(),
    );
    const { orderid = '', amount = '', time = '', response = '', transactionid = '' } = fields;
    const checks = { avsresponse: 'N', cvvresponse: 'M' };
    const signed = { orderid, amount, time, response, transactionid, ...checks };
    expect(fields['hash']).toBe(responseHash(signed, KEY));
  });

  it.each([
    ['4000000000000002', '2'],
    ['4000000000009995', '2'],
    ['4000000000000119', '3'],
    ['4000000000003220', '1'],
  ])('answers card %s with response %s', async (ccnumber, response) => {
    const sandbox = smallSandbox();
    const home = await returnOf(sandbox, await pay(sandbox, await createCart(sandbox, PAIR), { ccnumber }));
    expect(home.searchParams.get('response')).toBe(response);
  });

  it.each(['decision=cancel', 'decision=continue&code=000000'])('denies after %s', async (answer) => {
    const sandbox = smallSandbox();
    const home = await returnOf(sandbox, await pay(sandbox, await createCart(sandbox, PAIR)), answer);
    expect(home.searchParams.get('response')).toBe('2');
  });

  it('cannot be cancelled after the shop got its result', async () => {
    const sandbox = smallSandbox();
    const paid = await pay(sandbox, await createCart(sandbox, PAIR));
    await returnOf(sandbox, paid);
    const again = await returnOf(sandbox, paid, 'decision=cancel');
    expect(again.searchParams.get('response')).toBe('1');
  });

  it.each([
    ['another amount', { amount: '1.00' }],
    ['another hash', { hash: '0' }],
    ['another merchant', { key_id: 'x' }],
    ['a return address of a stranger', { redirect: 'https://evil.example/pago-exito' }],
    ['a return address that is a script', { redirect: 'javascript:alert(1)' }],
  ])('stops at %s, and charges nothing', async (_, fields) => {
    const sandbox = smallSandbox();
    const response = await pay(sandbox, await createCart(sandbox, PAIR), fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('No se realizó ningún cobro');
  });

  it('accepts payment data for 15 minutes', async () => {
    let now = NOON;
    const sandbox = smallSandbox({ now: () => now });
    const cart = await createCart(sandbox, PAIR);
    const { data } = (await call(sandbox, `/api/Payment/${cart.UIdCarrito}?env=dev`)).answer;
    now += 15 * 60_000 + 1;
    const home = await returnOf(sandbox, await pay(sandbox, cart, data));
    expect(home.searchParams.get('responsetext')).toBe('LA SOLICITUD DE PAGO VENCIO');
  });

  it('charges an order once: the same order id gives the same transaction again', async () => {
    const sandbox = smallSandbox();
    const cart = await createCart(sandbox, PAIR);
    const { data } = (await call(sandbox, `/api/Payment/${cart.UIdCarrito}?env=dev`)).answer;
    const first = await returnOf(sandbox, await pay(sandbox, cart, data));
    const second = await returnOf(sandbox, await pay(sandbox, cart, data));
    expect(second.searchParams.get('transactionid')).toBe(first.searchParams.get('transactionid'));
  });

  it('stores no card number and no verification code', async () => {
    const sandbox = smallSandbox();
    await pay(sandbox, await createCart(sandbox, PAIR), { cvv: '987' });
    const { context } = sandbox;
    const tables = context.database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const rows = tables.flatMap(({ name }) => context.database.prepare(`SELECT * FROM ${name}`).all());
    const stored = JSON.stringify([rows, context.requests.all()]);
    expect(stored).toContain('"last4":"1111"');
    expect(stored).not.toContain('4111111111111111');
    expect(stored).not.toContain('"987"');
  });
});

describe('unusual redirects, by fault', () => {
  it.each([
    ['provider-direct', 303, /^https:\/\/tienda\.example\/pago-exito\?/],
    ['provider-third-origin', 303, /^http:\/\/localhost:4401\/banco\//],
    ['provider-resend', 307, /^http:\/\/localhost:4401\/banco\//],
  ] as const)('%s', async (fault, status, target) => {
    const sandbox = smallSandbox();
    sandbox.context.faults.add({ path: '/pay', fault });
    const response = await pay(sandbox, await createCart(sandbox, PAIR));
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toMatch(target);
  });

  it('provider-detour returns to the shop through another origin after the 3-D Secure page', async () => {
    const sandbox = smallSandbox();
    sandbox.context.faults.add({ path: '/3ds/*', fault: 'provider-detour' });
    const bank = await returnOf(sandbox, await pay(sandbox, await createCart(sandbox, PAIR)));
    expect(bank.origin).toBe('http://localhost:4401');
    const home = await sandbox.providerApp.request(bank.pathname);
    expect(home.headers.get('Location')).toMatch(/^https:\/\/tienda\.example\/pago-exito\?.*response=1/);
  });

  it('provider-auto-post shows a form that returns to the shop through another origin', async () => {
    const sandbox = smallSandbox();
    sandbox.context.faults.add({ path: '/pay', fault: 'provider-auto-post' });
    const page = await (await pay(sandbox, await createCart(sandbox, PAIR))).text();
    const action = /action="http:\/\/localhost:4401(\/banco\/[^"]+)"/.exec(page)?.[1] ?? '';
    const home = await sandbox.providerApp.request(action, { method: 'POST' });
    expect(home.headers.get('Location')).toMatch(/^https:\/\/tienda\.example\/pago-exito\?.*response=1/);
  });
});

describe('PATCH /api/Cart', () => {
  it('records a payment once and takes the units out of the stock once', async () => {
    const sandbox = smallSandbox();
    const cart = await createCart(sandbox, PAIR);
    const body = recordBody(cart, await returnOf(sandbox, await pay(sandbox, cart)));
    expect(await record(sandbox, body)).toEqual({
      ...{ Resultado: 1, Mensaje: 'success', Detalle: cart.DocumentoLocal },
    });
    expect((await record(sandbox, body)).Resultado).toBe(2);
    expect(sandbox.context.stock.byCode('1000-102')).toBe(3);
    const { answer } = await call(sandbox, `/api/Payment/${cart.UIdCarrito}?env=dev`);
    expect(answer.meta).toEqual({ resultado: 0, mensaje: 'El carrito ya fue pagado' });
  });

  it('answers 2 to the duplicate test card, which the provider reports ahead', async () => {
    const sandbox = smallSandbox();
    const cart = await createCart(sandbox, PAIR);
    const paid = await pay(sandbox, cart, { ccnumber: '4000000000000259' });
    const body = recordBody(cart, await returnOf(sandbox, paid));
    expect((await record(sandbox, body)).Resultado).toBe(2);
    expect(sandbox.context.stock.byCode('1000-102')).toBe(3);
  });

  it('gives the last pair to one of two buyers; the other payment is stored for a refund', async () => {
    const sandbox = smallSandbox();
    const carts = [await createCart(sandbox, LAST_CAP), await createCart(sandbox, LAST_CAP)];
    const bodies = await Promise.all(
      carts.map(async (cart) => recordBody(cart, await returnOf(sandbox, await pay(sandbox, cart)))),
    );
    const answers = await Promise.all(bodies.map((body) => record(sandbox, body)));
    expect(answers.map((answer) => answer.Resultado)).toEqual([1, 8]);
    expect(answers[1].Mensaje).toContain('No hay suficiente stock para Gorra básica');
    expect(sandbox.context.stock.byCode('2000')).toBe(0);
    const refused = sandbox.context.database.prepare('SELECT transaction_id FROM refused_payments').all();
    expect(refused).toEqual([{ transaction_id: bodies[1]?.BACTransactionID }]);
  });

  it('answers 2 when a cart was paid twice, and stores the second payment for a refund', async () => {
    const sandbox = smallSandbox();
    const cart = await createCart(sandbox, PAIR);
    const [first, second] = [await pay(sandbox, cart), await pay(sandbox, cart)];
    const bodies = [
      recordBody(cart, await returnOf(sandbox, first)),
      recordBody(cart, await returnOf(sandbox, second)),
    ];
    const results = [];
    for (const body of [...bodies, ...bodies]) results.push((await record(sandbox, body)).Resultado);
    expect(results).toEqual([1, 2, 2, 2]);
    const refused = sandbox.context.database.prepare('SELECT transaction_id FROM refused_payments').all();
    expect(refused).toEqual([{ transaction_id: bodies[1]?.BACTransactionID }]);
    expect(sandbox.context.stock.byCode('1000-102')).toBe(3);
  });

  it.each([
    ['an unknown cart', { UIdCarrito: 'x' }, 3],
    ['another document', { documentoLocal: 'DL-9' }, 3],
    ['an order of nobody', { BACOrderId: 'x' }, 4],
    ['a forged hash', { BAC_HASH: '0123456789abcdef0123456789abcdef' }, 5],
    ['another amount', { amount: '1.00' }, 5],
    ['another transaction', { BACTransactionID: '9' }, 5],
  ])('refuses %s', async (_, change, result) => {
    const sandbox = smallSandbox();
    const cart = await createCart(sandbox, PAIR);
    const body = recordBody(cart, await returnOf(sandbox, await pay(sandbox, cart)));
    expect((await record(sandbox, { ...body, ...change })).Resultado).toBe(result);
    expect(sandbox.context.stock.byCode('1000-102')).toBe(5);
  });

  it('refuses the order of another cart, and a payment that was denied', async () => {
    const sandbox = smallSandbox();
    const [cart, other] = [await createCart(sandbox, PAIR), await createCart(sandbox, PAIR)];
    const body = recordBody(cart, await returnOf(sandbox, await pay(sandbox, other)));
    expect((await record(sandbox, body)).Resultado).toBe(4);
    const denied = await returnOf(sandbox, await pay(sandbox, cart, { ccnumber: '4000000000000002' }));
    expect((await record(sandbox, recordBody(cart, denied))).Resultado).toBe(7);
  });
});

describe('the hash', () => {
  const ORDER = { orderid: 'FAC-PRUEBA-1', amount: '100.00' };

  it('signs a request like the published vector', () => {
    expect(requestHash({ ...ORDER, time: '1700000000' }, KEY)).toBe('aba62b96a30d0546e9fa7f3afb42a1c5');
  });

  it('signs a response like the published vector', () => {
    const fields = { response: '1', transactionid: '9000000001', avsresponse: 'N', cvvresponse: 'M' };
    expect(responseHash({ ...ORDER, ...fields, time: '1700000060' }, KEY)).toBe(
      'b6df0560aba19c80c0bf04c6c28aa3f0',
    );
  });
});
