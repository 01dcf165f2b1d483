import { describe, expect, it } from 'vitest';
import { guideFor } from '#domain/product/size-guide.ts';

const guide = { brand: null, sizes: ['40', '41'] };
const guides = [
  { ...guide, id: 'shoes', kind: 'shoes', categories: ['hombre/zapatos', 'hombre/deporte'] },
  { ...guide, id: 'tops', kind: 'tops', categories: ['hombre'], sizes: ['S', 'M', 'L'] },
  { ...guide, id: 'shirts', kind: 'shirts', categories: ['hombre/ropa'], sizes: ['S', 'M'] },
  { ...guide, id: 'zarpaso/shoes', kind: 'shoes', brand: 'zarpaso', categories: [] },
];

describe('the size guide of an article', () => {
  it.each([
    ['the one of its category', { category: 'hombre/zapatos/tenis', brand: 'x', sizes: ['40'] }, 'shoes'],
    [
      'its brand’s, of the same kind',
      { category: 'hombre/zapatos', brand: 'zarpaso', sizes: ['41'] },
      'zarpaso/shoes',
    ],
    ['the longest category’s', { category: 'hombre/ropa', brand: 'x', sizes: ['S'] }, 'shirts'],
    [
      'a shorter one’s, when only that has its sizes',
      { category: 'hombre/ropa', brand: 'x', sizes: ['L'] },
      'tops',
    ],
    ['none for half a level', { category: 'hombre/zapatosos', brand: 'x', sizes: ['40'] }, undefined],
    ['none without sizes', { category: 'hombre/zapatos', brand: 'x', sizes: [] }, undefined],
  ])('is %s', (_, article, id) => {
    expect(guideFor(guides, article)?.id).toBe(id);
  });
});
