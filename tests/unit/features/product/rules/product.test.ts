import { expect, test } from 'vitest';
import { isGone } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';

test.each<readonly [Answer<string>, boolean]>([
  [{ ok: true, value: 'TEN-7', message: '' }, false],
  [{ ok: false, failure: { kind: 'http', status: 404, message: '' } }, true],
  [{ ok: false, failure: { kind: 'http', status: 410, message: '' } }, false],
  [{ ok: false, failure: { kind: 'http', status: 500, message: 'not found' } }, false],
  [{ ok: false, failure: { kind: 'not-json', status: 404 } }, false],
  [{ ok: false, failure: { kind: 'network' } }, false],
])('of %j the article is gone: %s', (answer, expected) => {
  expect(isGone(answer)).toBe(expected);
});
