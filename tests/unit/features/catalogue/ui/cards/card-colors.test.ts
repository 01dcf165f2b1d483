import { expect, test } from 'vitest';
import { cardColors, colorHexes } from '#features/catalogue/ui/cards/card-props.ts';

const hexes = colorHexes([{ name: 'AZUL MARINO', hex: '#1f2d50' }]);

test('each colour of a card leads to its product in that colour, whatever case its name has', () => {
  expect(cardColors({ sku: 'A/1', colors: ['Azul marino', 'Café'], sizes: [] }, hexes, 'en')).toEqual([
    { name: 'Navy', hex: '#1f2d50', href: '/en/producto/A%2F1?color=azul-marino' },
    { name: 'Brown', hex: '', href: '/en/producto/A%2F1?color=cafe' },
  ]);
});

test('a colour that the dictionary lacks is marked as Spanish', () => {
  const [color] = cardColors({ sku: 'A', colors: ['Fucsia'], sizes: [] }, hexes, 'en');
  expect(color).toMatchObject({ name: 'Fucsia', lang: 'es' });
});

test('a chosen size stays chosen in the colours that have it', () => {
  const shoe = { sku: 'A', colors: ['Negro', 'Rojo'], sizes: ['41', '42'], soldOut: [3] };
  expect(cardColors(shoe, hexes, 'es-GT', '42').map(({ href }) => href)).toEqual([
    '/producto/A?color=negro&talla=42',
    '/producto/A?color=rojo',
  ]);
});
