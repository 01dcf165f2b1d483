/** A good answer of each call, from which the faults are made. */
import { ARTICLE } from '../unit/fixtures/wire.ts';
import type { CallName } from './matrix/matrix.ts';

const address = {
  ...{ IdDireccion: 3, IdUsuario: 7, Nombre: 'Casa', IdPais: 1, IdDepartamento: 1, IdMunicipio: 101 },
  ...{ Telefono: '50255512345', Direccion: '6a avenida 12-34', Observaciones: '--' },
  ...{ Predeterminada: 1, Estado: 1 },
};
const user = {
  ...{ IdUsuario: 7, Nombre: 'Ana Lucía Morales', Usuario: 'ana', Correo: 'ana@example.com' },
  ...{ Telefono1: '50255512345', IdRol: 1 },
};
const session = { data: { usuario: user, direcciones: [address], token: 'abc' }, message: 'success' };
const found = { data: [ARTICLE], message: 'success' };

/** The article of the cart in `tests/unit/fixtures/cart-items.ts`. */
const article = {
  ...{ ...ARTICLE, IdArticulo: 1, Sku: 'KNL-1', CodigoInterno: '7001', Precio_SD: 100, Precio_CD: 0 },
  ...{ Descripcion_g: '', Imagenes: [] },
};

export const ANSWERS: Readonly<Record<CallName, unknown>> = {
  search: found,
  filter: found,
  stock: { code: 200, message: 'success', data: { stock: 5 } },
  product: { data: { articulo: article, variantes: [], talla: [], color: [], relacionados: [] } },
  login: session,
  register: session,
  reset: { data: { respuesta: { Respuesta: 'Correo enviado' } }, message: 'success' },
  address: { data: { direcciones: [address] }, message: 'success' },
  taxId: {
    Encabezado: [{ Respuesta: 'True', Descripcion: '' }],
    Detalle: [{ Nit: '576937K', Nombre: 'GARCÍA,MARÍA', Nombre_Comercial: '' }],
  },
  create: { data: [{ UIdCarrito: 'U-1', DocumentoLocal: 'D-1' }], message: 'success' },
  payment: {
    meta: { resultado: 1, mensaje: '' },
    data: {
      ...{ action: 'http://127.0.0.1:4401/pay', type: 'sale', key_id: 'key', hash: 'h', time: '1700000000' },
      ...{ amount: '100.00', tax: '10.71', orderid: 'FAC-1', redirect: 'http://localhost/pago-exito' },
    },
  },
  record: { Resultado: 1, Mensaje: 'OK' },
  invoice: { message: 'success' },
};
