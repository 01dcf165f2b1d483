import { describe, expect, it, test } from 'vitest';
import { addressOfChoice, choiceInAddress, choiceNotBuilt } from '#features/product/store/product-choice.ts';

describe('the choice in the address', () => {
  it('is written as slugs, next to other parameters', () => {
    const address = addressOfChoice('https://shop.example/producto/x?utm=1#a', {
      color: 'Azul marino',
      size: '7.5',
    });
    expect(address).toBe('https://shop.example/producto/x?utm=1&color=azul-marino&talla=7-5#a');
  });

  it('has no size when none is chosen', () => {
    expect(addressOfChoice('https://s.example/p?color=a&talla=b', { color: 'Rojo', size: undefined })).toBe(
      'https://s.example/p?color=rojo',
    );
  });

  it('is read back, empty if it is missing', () => {
    expect(choiceInAddress('?talla=42')).toEqual({ color: '', size: '42' });
  });
});

const built = 'color=negro&talla=42';

test.each([
  ['', { builtChoice: built }, undefined],
  ['?utm_source=x', { builtChoice: built }, undefined],
  ['?color=negro&talla=42', { builtChoice: built }, undefined],
  ['?color=negro', { builtChoice: built }, undefined],
  ['?color=negro', { builtChoice: 'color=negro&talla=' }, undefined],
  ['?color=negro&talla=41', { builtChoice: built }, 'size'],
  ['?color=negro&talla=41', { builtChoice: 'color=negro&talla=' }, 'size'],
  ['?color=rojo', { builtChoice: built }, 'color'],
  ['?color=rojo&talla=42', { builtChoice: built }, 'color'],
  ['?talla=42', { builtChoice: built }, 'color'],
  ['?color=negro', {}, 'color'],
])('%j on a page built with %j requests another %s', (search, page, other) => {
  expect(choiceNotBuilt(search, page)).toBe(other);
});
