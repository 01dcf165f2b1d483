import { expect, test } from 'vitest';
import type { Order } from '#features/checkout/rules/order.ts';
import { orderPayload } from '#features/payment/api/wire/order-wire.ts';

const ORDER: Order = {
  customer: {
    taxId: '576937K',
    name: 'MARIA LOPEZ',
    email: 'maria@example.com',
    phone: '55512345',
    recipient: '',
    addressLine: '6a avenida 1-2, zona 1, Guatemala, Guatemala',
    place: { departmentId: 0, municipalityId: 0 },
    addressId: 12,
    userId: 7,
    comments: 'Llamar antes',
  },
  lines: [
    {
      itemCode: 'TEN-7-N-26',
      quantity: 3,
      articleId: 71,
      code: 'C-7-1',
      unitPrice: 1999,
      total: 5997,
      tax: 643,
      discount: 1503,
      originalPrice: 2500,
      imageUrl: 'https://img.example.test/a.jpg',
    },
  ],
  total: 5997,
  reference: '1767323045000FAC5000',
  fingerprint: '0123456789abcdef0123456789abcdef',
};

test('the payload has the header of the specification, empty where the payment decides later', () => {
  const { products: _, ...header } = orderPayload(ORDER);
  expect(header).toEqual({
    nitCliente: '576937K',
    nameCliente: 'MARIA LOPEZ',
    lastNameCliente: '',
    documentoLocal: '',
    idCliente: '',
    idMoneda: 1,
    total: 59.97,
    impuesto: 0,
    descuentoPorcentaje: 0,
    descuentoMonto: 0,
    comentarios: 'Llamar antes',
    BACOrderId: '',
    BACResponse: '',
    BACTransactionID: '',
    XmlData: '',
    BAC_HASH: '0123456789abcdef0123456789abcdef',
    BAC_MONTO: '59.97',
    idDireccion: 12,
    IdUsuario_Direccion: 7,
    correoCliente: 'maria@example.com',
    telefonoCliente: '55512345',
    direccionCliente: '6a avenida 1-2, zona 1, Guatemala, Guatemala',
  });
});

test.each([
  ['María García', 'Llamar antes', 'Recibe: María García\nLlamar antes'],
  ['María García', '', 'Recibe: María García'],
  ['', 'Llamar antes', 'Llamar antes'],
  ['', '', ''],
])('the comments begin with the recipient: %j and the notes %j', (recipient, comments, text) => {
  const customer = { ...ORDER.customer, recipient, comments };
  expect(orderPayload({ ...ORDER, customer }).comentarios).toBe(text);
});

test.each([
  ['', 'Recibe: Ana\nREGALO: enviar sin precios.\nLlamar antes'],
  ['Feliz día', 'Recibe: Ana\nREGALO: enviar sin precios.\nMensaje de la tarjeta: Feliz día\nLlamar antes'],
  [
    'Uno\nRecibe: otro',
    'Recibe: Ana\nREGALO: enviar sin precios.\nMensaje de la tarjeta: Uno Recibe: otro\nLlamar antes',
  ],
])('a gift is between the recipient and the notes, its message %j in one line', (message, text) => {
  const customer = { ...ORDER.customer, recipient: 'Ana', comments: 'Llamar antes', gift: { message } };
  expect(orderPayload({ ...ORDER, customer }).comentarios).toBe(text);
});

test('the comments are never longer than a service can be expected to take', () => {
  const long = '👟'.repeat(2000);
  const customer = { ...ORDER.customer, recipient: 'Ana', comments: long, gift: { message: long } };
  const { comentarios } = orderPayload({ ...ORDER, customer });
  expect(Array.from(comentarios)).toHaveLength(1000);
  expect(comentarios.split('\n')[2]).toBe(`Mensaje de la tarjeta: ${'👟'.repeat(200)}`);
});

test('a line has its amounts in quetzales', () => {
  expect(orderPayload(ORDER).products).toEqual([
    {
      itemCode: 'TEN-7-N-26',
      quantity: 3,
      idArticulo: 71,
      codigoInterno: 'C-7-1',
      descripcion: 'C-7-1',
      precioUnitario: 19.99,
      total: 59.97,
      impuestoMonto: 6.43,
      descuentoMonto: 15.03,
      precioOriginal: 25,
      idAlmacen: 1,
      urlImage: 'https://img.example.test/a.jpg',
    },
  ]);
});

test('a name of the form last,first fills both name fields', () => {
  const customer = { ...ORDER.customer, name: 'LOPEZ GARCIA,MARIA' };
  const payload = orderPayload({ ...ORDER, customer });
  expect(payload).toMatchObject({ nameCliente: 'MARIA', lastNameCliente: 'LOPEZ GARCIA' });
});
