import { expect, test } from 'vitest';
import type { Rejection } from '#shared/http/wire/list-of.ts';
import { settingsSchema } from '#shared/settings/settings-wire.ts';
import { API } from '../../fixtures/connections.ts';
import { read } from '../../fixtures/wire.ts';

function readSettings(values: Readonly<Record<string, unknown>>) {
  const parametros = Object.entries(values).map(([Nombre, Valor]) => ({ Nombre, Valor }));
  const result = read(
    settingsSchema(API, () => undefined),
    { parametros },
  );
  if (Array.isArray(result)) throw new Error(result.join());
  return result;
}

const settings = (values: Readonly<Record<string, unknown>>) => readSettings(values).settings;

test('the parameters of the contract are mapped', () => {
  const result = settings({
    DIRECCIONPRINCIPAL: '6a avenida',
    FACEBOOK: 'https://www.facebook.com/tienda',
    INSTAGRAM: 'www.instagram.com/tienda',
    TIKTOK: 'https://www.tiktok.com/@tienda',
    CORREO: 'hola@tienda.example',
    CANALWHATSAPP: '50223456789',
    TELEFONO: 50223456789,
    FOOTER: '<p>Pie</p>',
    RUTAIMAGENESARTICULOS: 'https://img.example.test/articulos',
    OTRO: 'x',
  });
  expect(result).toEqual({
    address: '6a avenida',
    facebook: 'https://www.facebook.com/tienda',
    instagram: 'https://www.instagram.com/tienda',
    tiktok: 'https://www.tiktok.com/@tienda',
    email: 'hola@tienda.example',
    whatsapp: 'https://wa.me/50223456789',
    phone: '+50223456789',
    footer: '<p>Pie</p>',
    imageBase: 'https://img.example.test/articulos/',
  });
});

test('unset parameters are empty, and pictures default to the API', () => {
  expect(settings({})).toEqual({
    address: '',
    facebook: '',
    instagram: '',
    tiktok: '',
    email: '',
    whatsapp: '',
    phone: '',
    footer: '',
    imageBase: `${API}/imagenes/articulos/`,
  });
});

test('control characters and directional marks are stripped', () => {
  const result = settings({
    RUTAIMAGENESARTICULOS: '\u202Ehttps://img.example.test/\u0000a/\u200F',
    TELEFONO: '\u202A50223456789\u202C',
  });
  expect(result).toMatchObject({ imageBase: 'https://img.example.test/a/', phone: '+50223456789' });
});

test.each([
  ['https://img.example.test/a?x=1#y', 'https://img.example.test/a/'],
  ['/imagenes', `${API}/imagenes/`],
  ['imagenes/', `${API}/imagenes/`],
  ['javascript:alert(1)', `${API}/imagenes/articulos/`],
  ['http://', `${API}/imagenes/articulos/`],
  [null, `${API}/imagenes/articulos/`],
])('RUTAIMAGENESARTICULOS %j is the base %j', (value, imageBase) => {
  expect(settings({ RUTAIMAGENESARTICULOS: value })).toMatchObject({ imageBase });
});

test.each([
  ['+502 2345-6789', 'https://wa.me/50223456789'],
  [50223456789, 'https://wa.me/50223456789'],
  ['https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
  ['wa.me/50223456789', 'https://wa.me/50223456789'],
  ['javascript:alert(1)', ''],
  ['123', ''],
  ['', ''],
])('CANALWHATSAPP %j leads to %j', (value, whatsapp) => {
  expect(settings({ CANALWHATSAPP: value })).toMatchObject({ whatsapp });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'nada', ''])('FACEBOOK %j is no address', (value) => {
  expect(settings({ FACEBOOK: value })).toMatchObject({ facebook: '' });
});

test('a parameter without a name is left out, and reported', () => {
  const rejected: Rejection[] = [];
  const schema = settingsSchema(API, (rejection) => rejected.push(rejection));
  const parametros = [{ Valor: 'x' }, { Nombre: 'correo', Valor: 'hola@tienda.example' }];
  expect(read(schema, { parametros })).toMatchObject({ settings: { email: 'hola@tienda.example' } });
  expect(rejected).toEqual([{ list: 'parametros', index: 0, path: 'Nombre' }]);
});

test('parameters that are no list are refused', () => {
  const schema = settingsSchema(API, () => undefined);
  expect(read(schema, { parametros: null })).toEqual(['parametros']);
  expect(read(schema, null)).toEqual(['']);
});

test('an unreadable parameter is reported with its value, also one with a fallback', () => {
  const { notes } = readSettings({
    CANALWHATSAPP: 'pendiente',
    TELEFONO: '323',
    FACEBOOK: 'nada',
    RUTAIMAGENESARTICULOS: 'javascript:alert(1)',
    INSTAGRAM: '',
  });
  expect(notes.map(({ parameter, value, used, isRead }) => [parameter, value, used, isRead])).toEqual([
    ['FACEBOOK', 'nada', '', false],
    ['CANALWHATSAPP', 'pendiente', '', false],
    ['TELEFONO', '323', '', false],
    ['RUTAIMAGENESARTICULOS', 'javascript:alert(1)', `${API}/imagenes/articulos/`, false],
  ]);
});

test.each(['3232-3232 / 3333-4444', '3232-3232\n3333-4444', '3232-3232 y 3333-4444'])(
  'of the two numbers %j the first is used, and that is noted',
  (value) => {
    const result = readSettings({ CANALWHATSAPP: value, TELEFONO: value });
    expect(result.settings).toMatchObject({ whatsapp: 'https://wa.me/50232323232', phone: '+50232323232' });
    expect(result.notes.map(({ parameter, isRead }) => [parameter, isRead])).toEqual([
      ['CANALWHATSAPP', true],
      ['TELEFONO', true],
    ]);
  },
);
