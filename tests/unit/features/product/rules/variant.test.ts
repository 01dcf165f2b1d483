import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alternatives,
  changeColor,
  choiceFromSlugs,
  choiceOf,
  choiceQuery,
  chooseSize,
  colorsOf,
  findVariant,
  initialChoice,
  initialImages,
  initialVariant,
  isSizeAvailable,
  isSizeOpen,
  isUnavailable,
  openColor,
  publishedStock,
  shownVariant,
  sizesForColor,
  soldOutSizes,
} from '#features/product/rules/variant.ts';
import { variant } from '../../../fixtures/samples.ts';

const black41 = { ...variant, id: 1, size: '41', stock: 0, images: [] };
const black42 = { ...variant, id: 2, size: '42', stock: 3 };
const white42 = { ...variant, id: 3, color: 'Blanco', size: '42', stock: 0, images: ['/b.jpg'] };
const white43 = {
  ...variant,
  id: 4,
  color: 'Blanco',
  size: '43',
  stock: 0,
  discountedPrice: 40_000,
  discount: 20,
};
const variants = [black41, black42, white42, white43];

describe('initial selection', () => {
  const cheap43 = { ...white43, stock: 2 };
  test.each([
    ['the first with a discount that can be bought', [black41, black42, white43, cheap43], cheap43, black42],
    ['else the first that can be bought', [black41, white43, black42], black42, black42],
    ['where none can be bought the first of all', [black41, white42, white43], black41, black41],
    ['none without variants', [], undefined, undefined],
  ])('is %s', (_what, some, onPage, inQuickView) => {
    expect(initialVariant(some, 'discount')).toBe(onPage);
    expect(initialVariant(some, 'first')).toBe(inQuickView);
  });

  test.each([
    ['the only size', [black42, white43], { color: 'Negro', size: '42' }],
    ['no size of several, in stock or not', [black41, black42], { color: 'Negro', size: undefined }],
    ['no size where none can be had', [black41, white42], { color: 'Negro', size: undefined }],
    [
      'no size where there are none, sold out or not',
      [{ ...black41, size: '' }],
      { color: 'Negro', size: '' },
    ],
    ['nothing without variants', [], undefined],
  ])('chooses %s', (_what, some, choice) => {
    expect(initialChoice(some, 'discount')).toEqual(choice);
  });

  test('is sold out only where everything is', () => {
    const stocks = fc.array(fc.record({ stock: fc.nat(2), discountedPrice: fc.constantFrom(0, 40_000) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(stocks, fc.constantFrom('discount', 'first'), (each, rule) => {
        const some = each.map((own, at) => ({ ...variant, ...own, size: String(at) }));
        const first = initialVariant(some, rule);
        expect(first?.stock === 0).toBe(some.every(({ stock }) => stock === 0));
      }),
    );
  });
});

describe('the shown variant of a choice', () => {
  test('is its variant, of a colour without a chosen size the first available one, else the first', () => {
    expect(shownVariant(variants, { color: 'Negro', size: '42' })).toBe(black42);
    expect(shownVariant(variants, { color: 'Negro', size: undefined })).toBe(black42);
    expect(shownVariant(variants, { color: 'Blanco', size: undefined })).toBe(white42);
    expect(shownVariant(variants, { color: 'Rojo', size: undefined })).toBeUndefined();
    expect(shownVariant(variants, { color: 'Negro', size: '99' })).toBe(black41);
  });
});

test('colours are in the order of the variants, each once', () => {
  expect(colorsOf(variants)).toEqual(['Negro', 'Blanco']);
});

test.each([
  [[white42], ['/a.jpg'], ['/b.jpg']],
  [[{ ...white42, images: [] }], ['/a.jpg'], ['/a.jpg']],
  [[], ['/a.jpg'], ['/a.jpg']],
  [
    [
      { ...black42, images: ['/n.jpg'] },
      { ...white43, stock: 1, images: ['/reduced.jpg'] },
    ],
    ['/a.jpg'],
    ['/reduced.jpg'],
  ],
  [[{ ...white42, images: [] }], [], []],
])('a page starts with the pictures of its first variant, else with its own: %#', (some, images, shown) => {
  expect(initialImages({ variants: some, images })).toEqual(shown);
  expect(isUnavailable({ variants: some, images })).toBe(shown.length === 0);
});

test('only sizes that exist for the selected colour are listed', () => {
  expect(sizesForColor(variants, 'Negro')).toEqual(['41', '42']);
  expect(sizesForColor(variants, 'Blanco')).toEqual(['42', '43']);
  expect(sizesForColor(variants, 'Rojo')).toEqual([]);
});

describe('choosing', () => {
  const red41 = { ...variant, color: 'Rojo', size: '41', stock: 2 };
  const red42 = { ...variant, color: 'Rojo', size: '42', stock: 2 };
  test.each([
    ['keeps the size that can be had there', '42', [red41, red42], '42'],
    ['has no size where its own has not the chosen one', '43', [red41, red42], undefined],
    ['has no size where nobody has chosen one', undefined, [red41, red42], undefined],
    ['has its only size', '42', [red41], '41'],
    ['has no size where the chosen one is sold out', '42', [red41, { ...red42, stock: 0 }], undefined],
  ])('another colour %s', (_what, size, reds, then) => {
    expect(changeColor([black42, ...reds], { color: 'Negro', size }, 'Rojo')).toEqual({
      color: 'Rojo',
      size: then,
    });
  });
  test('never selects a size that the shopper did not choose, where there are several', () => {
    const colors = fc.constantFrom('Negro', 'Rojo');
    const some = fc.array(
      fc.record({ color: colors, size: fc.constantFrom('40', '41', '42'), stock: fc.nat(1) }),
    );
    fc.assert(
      fc.property(some, colors, (rows, color) => {
        const all = rows.map((row) => ({ ...variant, ...row }));
        const { size } = openColor(all, color);
        if (size !== undefined) expect(sizesForColor(all, color)).toEqual([size]);
      }),
    );
  });
  test.each([
    [{ color: 'Negro', size: undefined }, true],
    [{ color: 'Negro', size: '42' }, false],
    [{ color: 'Blanco', size: undefined }, false],
  ])('of %j leaves a size open: %s', (choice, isOpen) => {
    expect(isSizeOpen(variants, choice)).toBe(isOpen);
  });
  test('a size keeps the colour', () => {
    expect(chooseSize(choiceOf(black42), '41')).toEqual({ color: 'Negro', size: '41' });
  });
});

describe('the selected variation', () => {
  test('has its stock', () => {
    expect(findVariant(variants, { color: 'Negro', size: '42' })).toBe(black42);
    expect(publishedStock(variants, choiceOf(black42))).toBe(3);
  });
  test.each([
    { color: 'Negro', size: '43' },
    { color: 'Negro', size: undefined },
  ])('with no match (%j) stock is 0', (choice) => {
    expect(publishedStock(variants, choice)).toBe(0);
  });
  test('size buttons are disabled when the variation is missing or has stock 0', () => {
    expect(isSizeAvailable(variants, { color: 'Negro', size: '42' })).toBe(true);
    expect(isSizeAvailable(variants, { color: 'Negro', size: '41' })).toBe(false);
    expect(isSizeAvailable(variants, { color: 'Negro', size: '43' })).toBe(false);
  });
});

describe('the choice in an address', () => {
  test('is read from its own address', () => {
    const query = new URLSearchParams(choiceQuery({ color: 'Negro', size: '41' }));
    expect([query.get('color'), query.get('talla')]).toEqual(['negro', '41']);
    expect(choiceQuery({ color: '', size: undefined })).toBe('color=&talla=');
  });
  test.each([
    [
      { color: 'negro', size: '41' },
      { color: 'Negro', size: '41' },
    ],
    [
      { color: 'NEGRO', size: '' },
      { color: 'Negro', size: undefined },
    ],
    [
      { color: 'negro', size: '99' },
      { color: 'Negro', size: undefined },
    ],
    [{ color: 'rojo', size: '42' }, undefined],
    [{ color: '', size: '' }, undefined],
    [
      { color: '', size: '42' },
      { color: 'Negro', size: '42' },
    ],
    [
      { color: '', size: '43' },
      { color: 'Blanco', size: '43' },
    ],
    [{ color: '', size: '99' }, undefined],
  ])('%j is %j', (slugs, choice) => {
    expect(choiceFromSlugs(variants, slugs)).toEqual(choice);
  });
  test('with a size that its colour lacks is the colour as it opens', () => {
    expect(choiceFromSlugs([black42], { color: 'negro', size: '99' })).toEqual({
      color: 'Negro',
      size: '42',
    });
  });
  test('of a size alone is the first colour that has it in stock, else the first that has it', () => {
    const size = { color: '', size: '42' };
    expect(choiceFromSlugs([white42, black42], size)).toEqual(choiceOf(black42));
    expect(choiceFromSlugs([white42, { ...black42, stock: 0 }], size)).toEqual(choiceOf(white42));
  });
  test('of a colour alone has no size, also where a variant has none', () => {
    const sizeless = { ...black42, size: '' };
    expect(choiceFromSlugs([sizeless, black41], { color: 'negro', size: '' })).toEqual({
      color: 'Negro',
      size: undefined,
    });
    expect(choiceFromSlugs([sizeless], { color: '', size: '' })).toBeUndefined();
  });
});

test.each([
  ['Negro', '41', 'size', ['42']],
  ['Negro', '42', 'size', []],
  ['Blanco', '42', 'color', ['Negro']],
  ['Blanco', undefined, 'size', []],
])('instead of %s in %s there is another %s: %j', (color, size, of, names) => {
  expect(alternatives([black41, black42, white42, white43], { color, size })).toEqual({ of, names });
});

test('a variant without names offers no alternative', () => {
  const some = [
    black41,
    { ...variant, size: '' },
    { ...variant, color: '', size: '42' },
    { ...white42, stock: 1 },
  ];
  expect(alternatives(some, choiceOf(black41))).toEqual({ of: 'color', names: ['Blanco'] });
});

test('without stock there is no alternative', () => {
  expect(alternatives([black41, white42], { color: 'Negro', size: '41' }).names).toEqual([]);
});

describe('the sizes for which “Avísame” is offered', () => {
  test.each([
    ['those of the colour without stock', variants, 'Negro', 9, ['41']],
    ['all of a colour that is sold out', variants, 'Blanco', 9, ['42', '43']],
    ['the article itself, sold out and without variants', [], '', 0, ['']],
    ['the article itself, with a stock that is no number', [], '', Number.NaN, ['']],
    ['none of an article without variants that there is', [], '', 3, []],
    ['none of a colour that the article does not have', variants, 'Verde', 0, []],
  ] as const)('are %s', (_which, some, color, stock, sizes) => {
    expect(soldOutSizes({ variants: some, stock }, color)).toEqual(sizes);
  });
});
