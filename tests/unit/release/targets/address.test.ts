import { expect, test } from 'vitest';
import { readAddress } from '../../../../scripts/release/targets/address.ts';

test.each([
  ['/srv/shop', { kind: 'folder', folder: '/srv/shop' }],
  ['s3://shop', { kind: 'bucket', bucket: 'shop', prefix: '' }],
  ['s3://shop.example/a/b/', { kind: 'bucket', bucket: 'shop.example', prefix: 'a/b' }],
  ['shop@server:/srv/shop/', { kind: 'server', host: 'shop@server', folder: '/srv/shop' }],
  ['server.example:/srv/shop', { kind: 'server', host: 'server.example', folder: '/srv/shop' }],
  ['cloudflare-pages://my-shop', { kind: 'host', host: 'cloudflare-pages', project: 'my-shop' }],
  ['netlify://1f2e-3d', { kind: 'host', host: 'netlify', project: '1f2e-3d' }],
])('%s names a target', (text, address) => {
  expect(readAddress(text)).toEqual(address);
});

test.each([
  'ftp://server/shop',
  's3://',
  's3://Shop',
  's3://shop/$(x)',
  'netlify://a/b',
  'cloudflare-pages://',
  's3:/shop/live',
  's3://shop/../other',
  'netlify:/abc',
  ':/srv/shop',
  ' ',
])('%s names no known target', (text) => {
  expect(readAddress(text)).toBeUndefined();
});

test.each([
  ['~/shop', '/home/shop', { kind: 'folder', folder: '/home/shop/shop' }],
  ['~/shop', '', undefined],
  ['~other/shop', '/home/shop', undefined],
])('%s with the home folder %o is %o', (text, home, address) => {
  expect(readAddress(text, { home })).toEqual(address);
});

test.each([
  '-oX@server:/srv',
  'server:/srv/$(x)',
  'server:/srv/a b',
  'shop@server.example:~/shop',
  'shop@server.example:shop',
])('%s is neither given to a shell nor taken for a folder', (text) => {
  expect(readAddress(text, { home: '/home/shop' })).toBeUndefined();
});

test('a drive letter is one on Windows alone: elsewhere it would be a folder of the project', () => {
  expect(readAddress('C:\\shop', { isWindows: true })).toEqual({ kind: 'folder', folder: 'C:\\shop' });
  expect(readAddress('C:\\shop')).toBeUndefined();
});

test('a folder with a colon in its name is named with its path', () => {
  expect(readAddress('./shop:new')).toEqual({ kind: 'folder', folder: './shop:new' });
});
