/** The choice that filters pass on to the product pages of a list, and to the pictures of its cards. */
import { expect, test } from 'vitest';
import { preferredChoice, preferredPicture, shownPlace } from '#features/catalogue/rules/preferred-choice.ts';

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
  // The first requested value that the product has.
  { selection: { color: ['rojo', 'negro', 'gris'], size: ['42'] }, query: '?color=gris&talla=42' },
  { selection: { color: ['rojo'], size: ['42'] }, query: '?talla=42' },
  // A size alone leads to a colour that has it.
  { selection: { size: ['42'] }, query: '?color=gris&talla=42' },
])('a list of $selection leads to a shoe in grey and black with "$query"', ({ selection, query }) => {
  expect(preferredChoice(shoe, selection)).toBe(query);
});

test('a card shows the requested colour, where it has a picture', () => {
  expect(preferredPicture(shoe, { color: ['negro'] })).toBe('/negro.jpg');
  expect(preferredPicture(shoe, { color: ['negro', 'gris'] })).toBe('/gris.jpg');
  expect(preferredPicture(shoe, {})).toBe('');
  expect(preferredPicture(shoe, { color: ['rojo'] })).toBe('');
  expect(preferredPicture({ colors: ['Negro'], sizes: [] }, { color: ['negro'] })).toBe('');
});

test('of the requested colours, the one available in the size comes first', () => {
  const onlyBlackIn42 = { ...shoe, soldOut: [0] };
  const selection = { color: ['gris', 'negro'], size: ['42'] };
  expect(preferredChoice(onlyBlackIn42, selection)).toBe('?color=negro&talla=42');
  expect(preferredPicture(onlyBlackIn42, selection)).toBe('/negro.jpg');
  expect(preferredChoice(onlyBlackIn42, { ...selection, size: ['43'] })).toBe('?color=gris&talla=43');
});

test('a card keeps its own colour among several requested ones, and where it has the size', () => {
  const card = { ...shoe, color: 'Negro' };
  expect(preferredChoice(card, {})).toBe('?color=negro');
  expect(preferredPicture(card, {})).toBe('/negro.jpg');
  expect(preferredChoice(card, { color: ['gris', 'negro'] })).toBe('?color=negro');
  expect(preferredChoice(card, { size: ['42'] })).toBe('?color=negro&talla=42');
  expect(preferredChoice({ ...card, soldOut: [2] }, { size: ['42'] })).toBe('?color=gris&talla=42');
});

test('of the requested colours, a sold-out one comes last', () => {
  const noGrey = { ...shoe, soldOut: [0, 1] };
  expect(preferredChoice(noGrey, { color: ['gris', 'negro'] })).toBe('?color=negro');
  expect(preferredChoice({ ...noGrey, soldOut: [0, 1, 2, 3] }, { color: ['negro', 'gris'] })).toBe(
    '?color=gris',
  );
  expect(preferredChoice({ ...shoe, soldOut: [0] }, { color: ['gris', 'negro'] })).toBe('?color=gris');
});

test('where no colour has the size, the requested one is shown, or its own', () => {
  const card = { ...shoe, color: 'Negro' };
  expect(preferredChoice(card, { color: ['gris'], size: ['44'] })).toBe('?color=gris&talla=44');
  expect(preferredChoice(card, { color: ['rojo'], size: ['44'] })).toBe('?color=negro&talla=44');
  expect(preferredChoice(card, { size: ['44'] })).toBe('?color=negro&talla=44');
  expect(preferredChoice(shoe, { size: ['44'] })).toBe('?talla=44');
});

test.each([
  ['its own colour in the first size', { color: 'Negro' }, {}, 2],
  ['the first size that can be had', { color: 'Negro', soldOut: [2] }, {}, 3],
  ['the first size, where the colour is sold out', { color: 'Negro', soldOut: [2, 3] }, {}, 2],
  ['the size that was asked for', { color: 'Negro' }, { size: ['43'] }, 3],
  ['the first size too, where that was asked for', { color: 'Negro', soldOut: [2] }, { size: ['42'] }, 0],
  [
    'a sold-out size that was asked for with its colour',
    { soldOut: [2] },
    { color: ['negro'], size: ['42'] },
    2,
  ],
  ['the first that can be had, where it has not the size', { color: 'Negro' }, { size: ['44'] }, 2],
  ['the colour that was asked for', {}, { color: ['negro'], size: ['43'] }, 3],
  ['no place where nobody knows its colour', {}, {}, -1],
  ['the size of what has no colours', { colors: [] }, { size: ['43'] }, 1],
  ['the first that can be had of what has no colours', { colors: [], soldOut: [0] }, {}, 1],
  ['the only place of what has neither', { colors: [], sizes: [] }, {}, 0],
])('an address opens %s', (_what, more, selection, place) => {
  expect(shownPlace({ ...shoe, ...more }, selection)).toBe(place);
});
