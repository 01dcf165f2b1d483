import { describe, expect, it } from 'vitest';
import { guestOrder } from './order-fixture.ts';
import { call, smallSandbox } from './sandbox-fixture.ts';

const PAIR = [{ sku: 'TENIS-1-102', quantity: 2 }];

/** Creates a cart of an order with changed fields, or changed fields of its line. */
async function create({ order = {}, line = {} }: { order?: object; line?: object }) {
  const sandbox = smallSandbox();
  const base = guestOrder(sandbox, PAIR);
  const products = base.products.map((product) => ({ ...product, ...line }));
  return call(sandbox, '/api/Cart/create?env=dev', { body: { ...base, products, ...order } });
}

describe('POST /api/Cart/create', () => {
  it('answers with the two ids of the cart', async () => {
    const { status, answer } = await create({});
    expect(status).toBe(200);
    expect(answer).toMatchObject({ message: 'success', data: [{ DocumentoLocal: 'DL-00000001' }] });
    expect(answer.data[0].UIdCarrito).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reads numbers that arrive as strings', async () => {
    expect((await create({ line: { quantity: '2', precioUnitario: '449.25' } })).status).toBe(200);
  });

  it.each([
    ['a unit price that is not the shop’s', { line: { precioUnitario: 1, total: 2 } }, 'ahora es Q 449.25'],
    ['an original price that is not the shop’s', { line: { precioOriginal: 1 } }, 'El precio de'],
    ['a line total that is not the product', { line: { total: 449.25 } }, 'El total de Tenis'],
    ['a tax that is not in the total', { line: { impuestoMonto: 0 } }, 'El impuesto de'],
    ['a discount that is not the difference', { line: { descuentoMonto: 1 } }, 'El descuento de'],
    ['a total that is not the sum', { order: { total: 1 } }, 'El total del pedido'],
    ['an amount to pay that is not the total', { order: { BAC_MONTO: '898.5' } }, 'El monto a pagar'],
    ['an unknown sku', { line: { itemCode: 'X' } }, 'El artículo X no existe'],
    ['the code of another variant', { line: { codigoInterno: '1000-101' } }, 'no existe'],
    ['the id of another variant', { line: { idArticulo: 101 } }, 'no existe'],
    ['an address that nobody has', { order: { idDireccion: 9 } }, 'La dirección de entrega'],
  ])('refuses %s', async (_, change, message) => {
    const { status, answer } = await create(change);
    expect(status).toBe(409);
    expect(answer.message).toContain(message);
  });

  it.each([
    ['no lines', { order: { products: [] } }],
    ['half a pair', { line: { quantity: 1.5 } }],
    ['no units', { line: { quantity: 0 } }],
    ['a tax id of 15 characters', { order: { nitCliente: '123456789012345' } }],
    ['no e-mail address', { order: { correoCliente: 'a@b' } }],
    ['a phone of 12 digits', { order: { telefonoCliente: '502555123456' } }],
    ['an invalid fingerprint', { order: { BAC_HASH: 'x' } }],
  ])('does not take an order with %s', async (_, change) => {
    expect((await create(change)).status).toBe(400);
  });

  it('refuses more units than there are, counted over all lines of a code', async () => {
    const sandbox = smallSandbox();
    const body = guestOrder(sandbox, [
      { sku: 'TENIS-1-102', quantity: 3 },
      { sku: 'TENIS-1-102', quantity: 3 },
    ]);
    const { status, answer } = await call(sandbox, '/api/Cart/create?env=dev', { body });
    expect(status).toBe(409);
    expect(answer.message).toBe('No hay suficiente stock para Tenis Volcán Rápido. Disponible: 5');
  });

  it('demands the environment', async () => {
    const sandbox = smallSandbox();
    expect((await call(sandbox, '/api/Cart/create', { body: guestOrder(sandbox, PAIR) })).status).toBe(400);
  });

  it('ends the session of a token that has expired', async () => {
    const sandbox = smallSandbox();
    const headers = { Authorization: 'Bearer dead' };
    const body = guestOrder(sandbox, PAIR);
    expect((await call(sandbox, '/api/Cart/create?env=dev', { body, headers })).status).toBe(401);
  });

  it('takes a saved address from its own customer', async () => {
    const sandbox = smallSandbox();
    const login = { rolId: 1, emailUser: 'ana@example.com', password: 'Quetzal2024' };
    const { data } = (await call(sandbox, '/api/v1/users/login', { body: login })).answer;
    const address = {
      idDireccion: data.direcciones[0].IdDireccion,
      IdUsuario_Direccion: data.usuario.IdUsuario,
    };
    const body = { ...guestOrder(sandbox, PAIR), ...address };
    const headers = { Authorization: `Bearer ${data.token}` };
    expect((await call(sandbox, '/api/Cart/create?env=dev', { body, headers })).status).toBe(200);
    expect((await call(sandbox, '/api/Cart/create?env=dev', { body })).status).toBe(409);
  });
});

describe('POST /api/v1/invoices', () => {
  it('takes an order without a card, and the units with it', async () => {
    const sandbox = smallSandbox();
    const body = guestOrder(sandbox, [{ sku: 'GORRA-1', quantity: 1 }]);
    expect((await call(sandbox, '/api/v1/invoices', { body })).answer).toEqual({ message: 'success' });
    expect(sandbox.context.stock.byCode('2000')).toBe(0);
    expect((await call(sandbox, '/api/v1/invoices', { body })).answer.message).toContain(
      'No hay suficiente stock',
    );
  });
});
