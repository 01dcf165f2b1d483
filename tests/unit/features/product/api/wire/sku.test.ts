import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sku } from '#features/product/api/wire/sku.ts';
import { read } from '../../../../fixtures/wire.ts';

const row = z.object({ Sku: sku });

test.each([
  ['TEN-7', 'TEN-7'],
  [' TEN-7 ', 'TEN-7'],
  [77, '77'],
  ['.a', '.a'],
  ['a.', 'a.'],
  ['a..', 'a..'],
  ['...', '...'],
  ['ñ'.repeat(200), 'ñ'.repeat(200)],
])('%j is the sku %j', (value, text) => {
  expect(read(row, { Sku: value })).toEqual({ Sku: text });
});

test.each([
  '',
  ' ',
  '.',
  '..',
  ' .. ',
  'a.html',
  'a/b',
  'a\\b',
  'a\nb',
  'a\uD83D',
  'ñ'.repeat(201),
  true,
  ['a'],
  null,
])('%j names no page', (value) => {
  expect(read(row, { Sku: value })).toEqual(['Sku']);
});
