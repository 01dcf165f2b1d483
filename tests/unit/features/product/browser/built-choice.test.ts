/**
 * A product's page waits for its scripts only where its address asks for something else than was printed (decision 6,
 * Rendering).
 */
import { expect, test } from 'vitest';
import { choiceNotBuilt } from '../../../../../src/features/product/browser/built-choice.ts';

const printed = 'color=negro&talla=42';

test.each([
  ['', { builtChoice: printed }, undefined],
  ['?utm_source=x', { builtChoice: printed }, undefined],
  ['?color=negro&talla=42', { builtChoice: printed }, undefined],
  ['?color=negro', { builtChoice: printed }, undefined],
  ['?color=negro', { builtChoice: 'color=negro&talla=' }, undefined],
  ['?color=negro&talla=41', { builtChoice: printed }, 'size'],
  ['?color=negro&talla=41', { builtChoice: 'color=negro&talla=' }, 'size'],
  ['?color=rojo', { builtChoice: printed }, 'color'],
  ['?color=rojo&talla=42', { builtChoice: printed }, 'color'],
  ['?talla=42', { builtChoice: printed }, 'color'],
  ['?color=negro', {}, 'color'],
])('%j on a page printed as %j asks for another %s', (search, page, other) => {
  expect(choiceNotBuilt(search, page)).toBe(other);
});
