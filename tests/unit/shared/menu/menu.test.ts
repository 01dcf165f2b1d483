import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findMenuItem,
  flattenMenu,
  type MenuLevel,
  type MenuRow,
  menuFromRows,
  menuOwner,
  menuTrail,
} from '#shared/menu/menu.ts';

const none: MenuLevel = { id: 0, name: '' };
const men: MenuLevel = { id: 1, name: 'Hombre' };
const shoes: MenuLevel = { id: 2, name: 'Zapatos' };
const sneakers: MenuLevel = { id: 3, name: 'Tenis' };
const kids: MenuLevel = { id: 9, name: 'Niños' };

const rows: readonly MenuRow[] = [
  [men, shoes, sneakers],
  [kids, none, none],
  [men, shoes, { id: 4, name: 'Botas' }],
  [men, shoes, sneakers],
];

describe('menuFromRows', () => {
  const menu = menuFromRows(rows);

  test('builds a three-level tree in the order of the rows, repeated rows once', () => {
    expect(flattenMenu(menu).map(({ title }) => title)).toEqual([
      'Hombre',
      'Zapatos',
      'Tenis',
      'Botas',
      'Niños',
    ]);
  });

  test('gives each node its ids, nivel with 0 for missing levels, and the link slug of all levels above', () => {
    expect(findMenuItem(menu, 'hombre/zapatos/tenis')).toEqual({
      id: 3,
      ids: [1, 2, 3],
      title: 'Tenis',
      slug: 'hombre/zapatos/tenis',
      level: '1/2/3',
      items: [],
    });
    expect(findMenuItem(menu, 'hombre/zapatos')).toMatchObject({ ids: [1, 2, 0], level: '1/2/0' });
    expect(findMenuItem(menu, 'ninos')).toMatchObject({ ids: [9, 0, 0], level: '9/0/0', items: [] });
  });

  test('skips a level missing in the middle', () => {
    const [item] = menuFromRows([[men, none, sneakers]]);
    expect(item?.items).toMatchObject([{ title: 'Tenis', slug: 'hombre/tenis', level: '1/0/3' }]);
  });

  test('ignores a level that has only an id or only a name', () => {
    const slugs = (...row: MenuRow) => flattenMenu(menuFromRows([row])).map(({ slug }) => slug);
    expect(slugs(men, { id: 2, name: '' }, sneakers)).toEqual(['hombre', 'hombre/tenis']);
    expect(slugs(men, { id: 0, name: 'Zapatos' }, sneakers)).toEqual(['hombre', 'hombre/tenis']);
  });

  test('keeps children of equal ids at different levels apart', () => {
    const menuOfTwo = menuFromRows([
      [men, none, { id: 5, name: 'A' }],
      [men, { id: 5, name: 'B' }, none],
    ]);
    expect(menuOfTwo[0]?.items.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  test('gives two entries of one name separate addresses, and one without a sluggable name its id', () => {
    const more = { id: 7, name: 'ZAPATOS' };
    const menuOfTwo = menuFromRows([
      [men, shoes, sneakers],
      [men, more, sneakers],
      [men, more, none],
      [men, { id: 8, name: '\u0301' }, none],
    ]);
    expect(flattenMenu(menuOfTwo).map(({ slug }) => slug)).toEqual([
      'hombre',
      'hombre/zapatos',
      'hombre/zapatos/tenis',
      'hombre/zapatos-7',
      'hombre/zapatos-7/tenis',
      'hombre/8',
    ]);
    expect(findMenuItem(menuOfTwo, 'hombre/zapatos-7')).toMatchObject({ ids: [1, 7, 0] });
  });

  test('is empty for no rows and for rows without any level', () => {
    expect(menuFromRows([])).toEqual([]);
    expect(menuFromRows([[none, none, none]])).toEqual([]);
  });

  test('accepts a hundred thousand rows', () => {
    const many = Array.from(
      { length: 100_000 },
      (_, id): MenuRow => [men, shoes, { id: id + 1, name: `N${id}` }],
    );
    expect(flattenMenu(menuFromRows(many))).toHaveLength(100_002);
  });
});

test.each([
  ['hombre/zapatos/tenis', 'Hombre'],
  ['ninos/tenis', 'Niños'],
  ['hombre/zapatos/botas', undefined],
  ['hombre', undefined],
  ['nada', undefined],
])('%s is distinguished by %s', (slug, owner) => {
  expect(menuOwner(menuFromRows([...rows, [kids, sneakers, none]]), slug)).toBe(owner);
});

test('a top level has no parent, whatever else has its name', () => {
  const menu = menuFromRows([...rows, [kids, { id: 10, name: 'Hombre' }, none]]);
  expect(menuOwner(menu, 'hombre')).toBeUndefined();
  expect(menuOwner(menu, 'ninos/hombre')).toBe('Niños');
});

test('menuTrail is the way from the top to the item, itself included', () => {
  const menu = menuFromRows(rows);
  expect(menuTrail(menu, 'hombre/zapatos/botas').map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(menuTrail(menu, 'nada')).toEqual([]);
  expect(findMenuItem(menu, '')).toBeUndefined();
});

test('every item is found by its own slug, at the end of its own trail', () => {
  const level = fc.constantFrom(none, men, shoes, sneakers, kids);
  fc.assert(
    fc.property(fc.array(fc.tuple(level, level, level)), (some) => {
      const menu = menuFromRows(some);
      for (const item of flattenMenu(menu)) {
        const { slug } = item;
        expect(findMenuItem(menu, slug)).toBe(item);
        for (const above of menuTrail(menu, slug)) expect(slug.startsWith(above.slug)).toBe(true);
      }
    }),
  );
});
