import { expect, test } from 'vitest';
import { titleOfPath } from '#domain/page/path-title.ts';

test.each([
  ['/checkout', 'Checkout'],
  ['/checkout-bac', 'Checkout Bac'],
  ['/pago-exito', 'Pago Exito'],
  ['/en/checkout-bac', 'Checkout Bac'],
  ['/checkout/', 'Checkout'],
  ['/-pago--exito-', 'Pago Exito'],
  ['/', ''],
])('dashes become spaces and words are capitalised: %s is %o', (path, title) => {
  expect(titleOfPath(path)).toBe(title);
});
