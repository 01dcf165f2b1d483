import { describe, expect, it } from 'vitest';
import { addressOfChoice, choiceInAddress } from '#features/product/store/product-choice.ts';

describe('the choice in the address', () => {
  it('stands there as slugs, beside what else is asked for', () => {
    const address = addressOfChoice('https://shop.example/producto/x?utm=1#a', {
      color: 'Azul marino',
      size: '7.5',
    });
    expect(address).toBe('https://shop.example/producto/x?utm=1&color=azul-marino&talla=7-5#a');
  });

  it('loses the size when none is chosen', () => {
    expect(addressOfChoice('https://s.example/p?color=a&talla=b', { color: 'Rojo', size: undefined })).toBe(
      'https://s.example/p?color=rojo',
    );
  });

  it('is read back, empty where it says nothing', () => {
    expect(choiceInAddress('?talla=42')).toEqual({ color: '', size: '42' });
  });
});
