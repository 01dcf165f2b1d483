/** What filters hand on to the product pages of a list. */
import { expect, test } from 'vitest';
import { wantedChoice } from '#islands/catalogue/wanted-choice.ts';

test.each([
  { selection: {}, query: '' },
  { selection: { color: ['negro'] }, query: '?color=negro' },
  { selection: { color: ['negro'], size: ['42'] }, query: '?color=negro&talla=42' },
  { selection: { color: ['negro'], size: ['42', '43'] }, query: '?color=negro' },
  { selection: { color: ['negro', 'gris'], size: ['42'] }, query: '' },
  { selection: { size: ['42'] }, query: '' },
])('a list of $selection leads to products with "$query"', ({ selection, query }) => {
  expect(wantedChoice(selection)).toBe(query);
});
