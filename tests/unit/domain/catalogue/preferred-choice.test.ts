/** What filters hand on to the product pages of a list, and to the pictures of its cards. */
import { expect, test } from 'vitest';
import { preferredChoice, preferredPicture } from '#domain/catalogue/preferred-choice.ts';

const shoe = {
  colors: ['Gris', 'Negro'],
  sizes: ['42', '43'],
  colorPictures: ['/gris.jpg', '/negro.jpg'],
};

test.each([
  { selection: {}, query: '' },
  { selection: { color: ['negro'] }, query: '?color=negro' },
  { selection: { color: ['negro'], size: ['42'] }, query: '?color=negro&talla=42' },
  { selection: { color: ['negro'], size: ['42', '43'] }, query: '?color=negro' },
  // The first one that it has of those that were asked for.
  { selection: { color: ['rojo', 'negro', 'gris'], size: ['42'] }, query: '?color=gris&talla=42' },
  { selection: { color: ['rojo'], size: ['42'] }, query: '?talla=42' },
  // Who asks for a size alone is led to a colour that has it.
  { selection: { size: ['42'] }, query: '?color=gris&talla=42' },
])('a list of $selection leads to a shoe in grey and black with "$query"', ({ selection, query }) => {
  expect(preferredChoice(shoe, selection)).toBe(query);
});

test('a card shows the colour that was asked for, where there is a picture of it', () => {
  expect(preferredPicture(shoe, { color: ['negro'] })).toBe('/negro.jpg');
  expect(preferredPicture(shoe, { color: ['negro', 'gris'] })).toBe('/gris.jpg');
  expect(preferredPicture(shoe, {})).toBe('');
  expect(preferredPicture(shoe, { color: ['rojo'] })).toBe('');
  expect(preferredPicture({ colors: ['Negro'], sizes: [] }, { color: ['negro'] })).toBe('');
});

test('of the colours that were asked for, the one that can be had in the size goes before', () => {
  const onlyBlackIn42 = { ...shoe, soldOut: [0] };
  const selection = { color: ['gris', 'negro'], size: ['42'] };
  expect(preferredChoice(onlyBlackIn42, selection)).toBe('?color=negro&talla=42');
  expect(preferredPicture(onlyBlackIn42, selection)).toBe('/negro.jpg');
  expect(preferredChoice(onlyBlackIn42, { ...selection, size: ['43'] })).toBe('?color=gris&talla=43');
});

test('a card keeps its own colour among several that were asked for, and where it has the size', () => {
  const card = { ...shoe, color: 'Negro' };
  expect(preferredChoice(card, {})).toBe('?color=negro');
  expect(preferredPicture(card, {})).toBe('/negro.jpg');
  expect(preferredChoice(card, { color: ['gris', 'negro'] })).toBe('?color=negro');
  expect(preferredChoice(card, { size: ['42'] })).toBe('?color=negro&talla=42');
  expect(preferredChoice({ ...card, soldOut: [2] }, { size: ['42'] })).toBe('?color=gris&talla=42');
});
