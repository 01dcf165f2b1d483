import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../../scripts/release/facts/facts.ts';
import { type MenuChange, menuDifference } from '../../../../scripts/release/facts/menu-difference.ts';
import { menuOf } from '../facts-fixture.ts';

/** A change in a few words: `renamed Tenis Zapatillas`. */
function short(change: MenuChange): string {
  const { kind, entry } = change;
  switch (kind) {
    case 'added':
    case 'removed':
      return `${kind} ${entry.title} +${change.within}`;
    case 'renamed':
      return `${kind} ${change.from} ${entry.title}`;
    case 'moved':
      return `${kind} ${entry.title} ${change.from || '-'} ${change.to || '-'}`;
    case 'reordered':
      return `${kind} ${entry.title}`;
  }
}

const changes = (before: readonly string[], after: readonly string[]): readonly string[] =>
  menuDifference(menuOf(...before), menuOf(...after)).map(short);

const MENU = ['1:Hombre/2:Zapatos/3:Tenis', '1:Hombre/2:Zapatos/4:Botas', '1:Hombre/5:Ropa', '6:Mujer'];

describe('a menu', () => {
  test.each([
    ['is the same', MENU, []],
    ['has a new entry', [...MENU, '6:Mujer/7:Blusas'], ['added Blusas +0']],
    ['has a new branch', [...MENU, '8:Niños/9:Zapatos'], ['added Niños +1']],
    ['lost a branch', MENU.slice(2), ['removed Zapatos +2']],
    [
      'has a renamed entry',
      ['1:Hombre/2:Zapatos/3:Zapatillas', ...MENU.slice(1)],
      ['renamed Tenis Zapatillas'],
    ],
    [
      'has a renamed branch, without changes below it',
      ['1:Caballero/2:Zapatos/3:Tenis', '1:Caballero/2:Zapatos/4:Botas', '1:Caballero/5:Ropa', '6:Mujer'],
      ['renamed Hombre Caballero'],
    ],
    [
      'has a moved entry',
      [MENU[0] ?? '', '1:Hombre/5:Ropa', '6:Mujer/4:Botas'],
      ['moved Botas Zapatos Mujer'],
    ],
    [
      'has a moved branch, without changes below it',
      ['1:Hombre/5:Ropa', '6:Mujer/2:Zapatos/3:Tenis', '6:Mujer/2:Zapatos/4:Botas'],
      ['moved Zapatos Hombre Mujer'],
    ],
    [
      'has an entry at the top that was below',
      [...MENU.slice(0, 2), '6:Mujer', '5:Ropa'],
      ['moved Ropa Hombre -'],
    ],
    [
      'has siblings in another order',
      [MENU[2] ?? '', MENU[1] ?? '', MENU[0] ?? '', MENU[3] ?? ''],
      ['reordered Zapatos', 'reordered Tenis'],
    ],
  ])('that %s', (_, after, expected) => {
    expect(changes(MENU, after)).toEqual(expected);
  });

  test('with two removed entries of the name of an added one has no move', () => {
    const before = ['1:Hombre/2:Tenis', '3:Mujer/4:Tenis', '5:Niños'];
    expect(changes(before, ['1:Hombre', '3:Mujer', '5:Niños/6:Tenis'])).toEqual([
      'removed Tenis +0',
      'removed Tenis +0',
      'added Tenis +0',
    ]);
  });
});

const level = (from: number) => fc.integer({ min: from, max: from + 3 });
const somePath = fc
  .tuple(level(1), fc.option(level(11)), fc.option(level(21)))
  .map(([a, b, c]) => [a, b, b && c].flatMap((id) => (id ? [`${id}:N${id}`] : [])).join('/'));
const someMenu = fc.array(somePath, { maxLength: 12 }).map((paths) => menuOf(...paths));

const count = (kind: MenuChange['kind'], before: readonly MenuEntry[], after: readonly MenuEntry[]) =>
  menuDifference(before, after).reduce(
    (sum, change) => sum + (change.kind === kind ? 1 + ('within' in change ? change.within : 0) : 0),
    0,
  );

describe('whatever the menus are', () => {
  test('a menu equals itself', () => {
    fc.assert(
      fc.property(someMenu, (menu) => {
        expect(menuDifference(menu, menu)).toEqual([]);
      }),
    );
  });

  test('an addition is a removal in the other direction', () => {
    fc.assert(
      fc.property(someMenu, someMenu, (a, b) => {
        expect(count('added', a, b)).toBe(count('removed', b, a));
        expect(count('moved', a, b)).toBe(count('moved', b, a));
      }),
    );
  });

  test('removed and added entries explain the number of entries', () => {
    fc.assert(
      fc.property(someMenu, someMenu, (a, b) => {
        expect(a.length - count('removed', a, b) + count('added', a, b)).toBe(b.length);
      }),
    );
  });

  test('two menus that differ in more than articles always have a change', () => {
    const shape = (menu: readonly MenuEntry[]) => JSON.stringify(menu);
    fc.assert(
      fc.property(someMenu, someMenu, (a, b) => {
        expect(menuDifference(a, b).length === 0).toBe(shape(a) === shape(b));
      }),
    );
  });

  test('a renamed entry is one change', () => {
    fc.assert(
      fc.property(someMenu, fc.nat(), (menu, pick) => {
        fc.pre(menu.length > 0);
        const place = pick % menu.length;
        const after = menu.map((entry, index) => (index === place ? { ...entry, title: 'Otro' } : entry));
        expect(menuDifference(menu, after).map(short)).toEqual([`renamed ${menu[place]?.title} Otro`]);
      }),
    );
  });
});

test.each([
  ['', '', []],
  ['ABC', 'ABC', []],
  ['ABC', 'CAB', ['C']],
  ['ABC', 'BCA', ['A']],
  ['ABCDE', 'BADCE', ['A', 'C']],
])('the fewest siblings that moved from %j to %j are %j', (before, after, moved) => {
  const menu = (order: string): readonly MenuEntry[] =>
    menuOf(...[...order].map((name) => `${name.charCodeAt(0)}:${name}`));
  const found = menuDifference(menu(before), menu(after)).map(({ kind, entry }) => `${kind} ${entry.title}`);
  expect(found).toEqual(moved.map((name) => `reordered ${name}`));
});
