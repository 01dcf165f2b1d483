/**
 * A product's page waits for its scripts only where its address asks for something else than was printed (decision 6,
 * Rendering).
 */
import { expect, test } from 'vitest';
import { notPrinted } from '../../../../src/modules/product/printed-choice.ts';

const printed = 'color=negro&talla=42';

test.each([
  ['', { printed }, undefined],
  ['?utm_source=x', { printed }, undefined],
  ['?color=negro&talla=42', { printed }, undefined],
  // What the colour alone opens may be another size than the printed one, which is reduced.
  ['?color=negro', { printed }, 'size'],
  ['?color=negro', { printed, printedAlone: '' }, undefined],
  ['?color=negro&talla=41', { printed, printedAlone: '' }, 'size'],
  ['?color=rojo', { printed, printedAlone: '' }, 'color'],
  ['?color=rojo&talla=42', { printed }, 'color'],
  ['?talla=42', { printed }, 'color'],
  ['?color=negro', {}, 'color'],
])('%j on a page printed as %j asks for another %s', (search, page, other) => {
  expect(notPrinted(search, page)).toBe(other);
});
