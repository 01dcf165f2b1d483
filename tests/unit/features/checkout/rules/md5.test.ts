import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { md5 } from '#features/checkout/rules/md5.ts';

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])('RFC 1321: md5 of %j', (text, digest) => {
  expect(md5(text)).toBe(digest);
});

test.each([
  ['FAC-PRUEBA-1|100.00|1700000000|clave-de-prueba', 'aba62b96a30d0546e9fa7f3afb42a1c5'],
  ['FAC-PRUEBA-1|100.00|1|9000000001|N|M|1700000060|clave-de-prueba', 'b6df0560aba19c80c0bf04c6c28aa3f0'],
])('the provider hashes %s like the card provider', (text, digest) => {
  expect(md5(text)).toBe(digest);
});

const byNode = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');

test('agrees with Node at every length around the borders of a block', () => {
  for (let length = 0; length <= 200; length += 1)
    expect(md5('a'.repeat(length))).toBe(byNode('a'.repeat(length)));
});

test('agrees with Node on any text, as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => md5(text) === byNode(text)),
  );
});
