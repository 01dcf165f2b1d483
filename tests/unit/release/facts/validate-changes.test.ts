import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warningLines } from '../../../../scripts/release/describe/changes.ts';
import type { Facts } from '../../../../scripts/release/facts/facts.ts';
import { validateChanges } from '../../../../scripts/release/facts/validate-changes.ts';
import { articleAt, articles, FACTS, menuOf } from '../facts-fixture.ts';

const LIMITS = { articlesGone: 0.1, menuGone: 0.2 };
const kinds = (after: Partial<Facts>, before: Partial<Facts> = {}): readonly string[] =>
  validateChanges({ ...FACTS, ...before }, { ...FACTS, ...after }, LIMITS).map(({ kind }) => kind);
const without = (count: number): Facts['articles'] =>
  Object.fromEntries(Object.entries(articles(20)).slice(count));
const priced = (price: number, lowest = price): Partial<Facts> => ({
  articles: { ...articles(19), X: articleAt(price, { lowest }) },
});

describe('a change needs a confirmation', () => {
  test.each<[string, Partial<Facts>, Partial<Facts>, readonly string[]]>([
    ['not when nothing changed', {}, {}, []],
    ['not when a tenth of the articles is gone', {}, { articles: without(2) }, []],
    ['when more are gone', {}, { articles: without(3) }, ['articles-gone']],
    ['not when the only article is gone', { articles: articles(1) }, { articles: {} }, []],
    ['not for a price that doubled', priced(10_000), priced(20_000), []],
    ['for a price ten times higher', priced(10_000), priced(100_000), ['price-jump']],
    ['for a price ten times lower', priced(10_000), priced(1000), ['price-jump']],
    ["for a variant's price ten times lower", priced(10_000), priced(10_000, 1000), ['price-jump']],
    ['for a price of zero', priced(10_000), priced(0), ['price-zero']],
    ['not again for a price that was zero', priced(0), priced(0), []],
    [
      'for a new article without a price',
      { articles: {} },
      { articles: { X: articleAt(0) } },
      ['price-zero'],
    ],
    ['when the data come from elsewhere', {}, { apiUrl: 'https://other.example.test' }, ['other-service']],
    ['when a fifth of the menu is more than gone', {}, { menu: [...menuOf('5:Mujer')] }, ['menu-gone']],
    [
      'not when a branch moved',
      {},
      { menu: [...menuOf('1:Hombre/4:Ropa', '5:Mujer/2:Zapatos/3:Tenis')] },
      [],
    ],
    [
      'for two entries with one address',
      {},
      { menu: [...menuOf('1:Hombre', '6:Hómbre')] },
      ['menu-gone', 'same-address'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(kinds(after, before)).toEqual(expected);
  });

  test('for a parameter that cannot be read, once for each value', () => {
    const unread = (value: string): Partial<Facts> => ({
      settings: { ...FACTS.settings, whatsapp: value },
      unreadable: { whatsapp: 'CANALWHATSAPP' },
    });
    expect(kinds(unread('pendiente'))).toEqual(['unreadable-settings']);
    expect(kinds(unread('pendiente'), unread('pendiente'))).toEqual([]);
    expect(kinds(unread('323'), unread('pendiente'))).toEqual(['unreadable-settings']);
    expect(warningLines(validateChanges(FACTS, { ...FACTS, ...unread('pendiente') }, LIMITS))).toEqual([
      '1 parámetro no se puede leer:',
      '  CANALWHATSAPP: «pendiente»',
    ]);
  });

  test('for an entry that leads nowhere, once', () => {
    const menu = FACTS.menu.map((entry) => (entry.title === 'Ropa' ? { ...entry, articles: 0 } : entry));
    expect(kinds({ menu })).toEqual(['leads-nowhere']);
    expect(kinds({ menu }, { menu })).toEqual([]);
  });

  test('on the first publication, too', () => {
    const after = { ...FACTS, articles: { X: articleAt(0) } };
    expect(warningLines(validateChanges(undefined, after, LIMITS))).toEqual([
      '1 artículo sin precio:',
      '  Tenis (X)',
    ]);
  });
});

test('a limit of 1 accepts that everything is missing, a limit of 0 rejects two items', () => {
  const after = { ...FACTS, articles: without(2), menu: [] };
  expect(validateChanges(FACTS, after, { articlesGone: 1, menuGone: 1 })).toEqual([]);
  expect(validateChanges(FACTS, after, { articlesGone: 0, menuGone: 1 })).toHaveLength(1);
});

test('any price that changes by a factor of ten needs a confirmation, and no smaller change does', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, (from, to) => {
      const isSlip = Math.max(from, to) / Math.min(from, to) >= 10;
      expect(kinds(priced(to), priced(from))).toEqual(isSlip ? ['price-jump'] : []);
    }),
  );
});
