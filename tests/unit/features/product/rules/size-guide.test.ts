import { describe, expect, it } from 'vitest';
import { guideFor, usualSizes } from '#features/product/rules/size-guide.ts';

const guide = { brand: null, sizes: ['40', '41'] };
const guides = [
  { ...guide, id: 'shoes', kind: 'shoes', categories: ['hombre/zapatos', 'hombre/deporte'] },
  { ...guide, id: 'tops', kind: 'tops', categories: ['hombre'], sizes: ['S', 'M', 'L'] },
  { ...guide, id: 'shirts', kind: 'shirts', categories: ['hombre/ropa'], sizes: ['S', 'M'] },
  { ...guide, id: 'other/shoes', kind: 'shoes', brand: 'other', categories: ['hombre/zapatos/tenis'] },
  { ...guide, id: 'zarpaso/socks', kind: 'socks', brand: 'zarpaso', categories: [] },
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
    [
      'none with a size that it does not have',
      { category: 'hombre/zapatos', brand: 'x', sizes: ['40', '46'] },
      undefined,
    ],
    [
      'none of its brand, where its category has none',
      { category: 'mujer', brand: 'zarpaso', sizes: ['40'] },
      undefined,
    ],
    ['none without sizes', { category: 'hombre/zapatos', brand: 'x', sizes: [] }, undefined],
  ])('is %s', (_, article, id) => {
    expect(guideFor(guides, article)?.id).toBe(id);
  });
});

describe("a brand's usual fit", () => {
  const measured = (rows: Readonly<Record<string, readonly [number, number]>>) =>
    Object.entries(rows).map(([size, length]) => ({ size, cm: [length] }));
  const common = measured({ '41': [25.3, 25.8], '42': [25.9, 26.5], '43': [26.6, 27.2] });

  it.each([
    ['the same where it is cut alike', 'normal', common, { 41: '41', 42: '42', 43: '43' }],
    [
      'the one that its longest feet fit into, where it is cut small',
      'small',
      measured({ '41': [25, 25.5], '42': [25.6, 26.2], '43': [26.3, 26.9] }),
      { 41: '42', 42: '43' },
    ],
    [
      'the one that its middle fits into, where it is cut large',
      'large',
      measured({ '40': [25.3, 25.8], '41': [25.9, 26.5], '42': [26.6, 27.2] }),
      { 41: '40', 42: '41', 43: '42' },
    ],
    [
      'the one that just reaches the middle of it, where it is cut alike',
      'normal',
      measured({ '41': [25, 25.55], '42': [25.6, 26.1], '43': [26.2, 26.9] }),
      { 41: '41', 42: '43', 43: '43' },
    ],
    ['nothing where it has no sizes', 'small', [], {}],
  ] as const)('is %s', (_what, fit, rows, usual) => {
    expect(usualSizes(common, { fit, rows })).toEqual(usual);
  });
});
