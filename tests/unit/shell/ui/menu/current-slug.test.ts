import { describe, expect, test } from 'vitest';
import { ariaCurrent, currentSlug } from '../../../../../src/shell/ui/menu/current-slug.ts';

test.each([
  ['/productos/hombre/zapatos', 'hombre/zapatos'],
  ['/productos', ''],
  ['/nosotros', ''],
])('the page %s shows the category %o', (path, slug) => {
  expect(currentSlug(path)).toBe(slug);
});

describe('a menu link says', () => {
  test.each([
    ['hombre/zapatos', 'page'],
    ['hombre', 'true'],
    ['hombre/zapatos/tenis', undefined],
    ['hombre/zap', undefined],
    ['mujer', undefined],
  ])('for %s on the page of hombre/zapatos: %o', (slug, says) => {
    expect(ariaCurrent(slug, 'hombre/zapatos')).toBe(says);
  });

  test('nothing on a page without a category', () => {
    expect(ariaCurrent('hombre', '')).toBeUndefined();
  });
});
