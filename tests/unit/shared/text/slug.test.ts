import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from '#shared/text/slug.ts';
import { anyText } from '../../fixtures/samples.ts';

test.each([
  ['Hombre', 'hombre'],
  ['Niños & Bebés', 'ninos-bebes'],
  ['  Tenis  Blancos ', 'tenis-blancos'],
  ['T-Shirts', 't-shirts'],
  ['ÑANDÚ', 'nandu'],
  ['7.5', '7-5'],
  ['', ''],
  ['A/B', 'a-b'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug has only a–z, 0–9 and single dashes, and is its own slug', () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^(?!.*--)[a-z0-9-]*$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

test('a name of any length makes a slug that a file can be named after', () => {
  const slug = slugOf(`${'B'.repeat(199)} ${'c'.repeat(300)}`);
  expect(slug).toBe(`${'b'.repeat(199)}-`);
  expect(slugOf(slug)).toBe(slug);
});

test('a slug is the same however many names came before it', () => {
  const names = Array.from({ length: 5000 }, (_, at) => `Niño ${at}`);
  const slugs = names.map(slugOf);
  expect(names.map(slugOf)).toEqual(slugs);
  expect(slugs[4999]).toBe('nino-4999');
});
