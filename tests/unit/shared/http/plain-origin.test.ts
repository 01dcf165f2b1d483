import { expect, test } from 'vitest';
import { plainOrigin } from '#shared/http/url.ts';

test.each([
  ['https://Pay.example/form?x#y', 'https://pay.example'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['https://[::1]:8443/', 'https://[::1]:8443'],
  ['https://pay.example./', 'https://pay.example.'],
  // Hosts with another meaning in a policy, other schemes, and invalid addresses.
  ['https://*/', undefined],
  ['https://*.example/', undefined],
  ['https://x;sandbox/', undefined],
  ['ftp://pay.example/', undefined],
  ['mailto:a@pay.example', undefined],
  ['pay.example', undefined],
  ['', undefined],
])('the origin of %j is %j', (address, origin) => {
  expect(plainOrigin(address)).toBe(origin);
});

test('a relative address has the origin of its base', () => {
  expect(plainOrigin('/form', 'https://pay.example/a')).toBe('https://pay.example');
  expect(plainOrigin('/form')).toBeUndefined();
});
