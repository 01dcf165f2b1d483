/** The name of a saved product's colour. */
import { expect, test } from 'vitest';
import { colorNames, savedColor } from '#features/catalogue/ui/cards/saved-color.ts';

const names = colorNames([{ name: 'Azul marino' }, { name: 'Café' }], 'es-GT');

test.each([
  ['azul-marino', 'Azul marino'],
  ['cafe', 'Café'],
  // The shop no longer has it.
  ['verde-olivo', 'verde olivo'],
  ['constructor', 'constructor'],
])('the colour saved as %s is called %s', (color, name) => {
  expect(savedColor({ color }, names)).toBe(name);
});

test('a product that was saved without a colour names none', () => {
  expect(savedColor({}, names)).toBe('');
});
