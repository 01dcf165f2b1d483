import { expect, test } from 'vitest';
import { folderAddress, webAddress } from '#shared/http/url.ts';

test.each([
  ['https://www.facebook.com/tienda', 'https://www.facebook.com/tienda'],
  ['http://tienda.example', 'http://tienda.example/'],
  ['HTTPS://TIENDA.example/A', 'https://tienda.example/A'],
  ['www.instagram.com/tienda', 'https://www.instagram.com/tienda'],
  ['WWW.Tienda.GT', 'https://www.tienda.gt/'],
  ['tienda.gt', 'https://tienda.gt/'],
  ['mi-tienda.com.gt?a=1', 'https://mi-tienda.com.gt/?a=1'],
  ['tienda.gt#inicio', 'https://tienda.gt/#inicio'],
  ['tienda', ''],
  ['tienda.', ''],
  ['tienda.gt:8080', ''],
  ['/tienda.gt', ''],
  [' tienda.gt', ''],
  ['@tienda.gt', ''],
  ['mailto:hola@tienda.gt', ''],
  ['javascript:alert(1)//tienda.gt', ''],
  ['xhttps://tienda.gt', ''],
  ['httpsx://tienda.gt', ''],
  ['', ''],
])('the setting %j leads to %j', (value, address) => {
  expect(webAddress(value)).toBe(address);
});

test.each([
  ['https://img.example/a', 'https://img.example/a/'],
  ['https://img.example/a/', 'https://img.example/a/'],
  ['http://img.example', 'http://img.example/'],
  ['/fotos', 'https://tienda.example/fotos/'],
  ['fotos/', 'https://tienda.example/fotos/'],
  ['', ''],
  ['ftp://img.example/a', ''],
  ['xhttps://img.example/a', ''],
  ['http:', ''],
])('the folder %j is %j', (value, address) => {
  expect(folderAddress(value, 'https://tienda.example')).toBe(address);
});
