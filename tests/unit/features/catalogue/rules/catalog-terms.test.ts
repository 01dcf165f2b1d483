import { describe, expect, test } from 'vitest';
import { COLORS, KINDS } from '../../../../../scripts/sandbox/catalogue/data.ts';
import { MENU } from '../../../../../scripts/sandbox/catalogue/menu.ts';
import { SIZES } from '../../../../../scripts/sandbox/catalogue/variants.ts';
import {
  type CatalogTermKind,
  translateCatalogTerm,
} from '../../../../../src/features/catalogue/rules/catalog-terms.ts';
import { choiceParts, suggestionName } from '../../../../../src/features/search/rules/suggestion-text.ts';
import { loadText } from '../../../../../src/shared/i18n/client-text.ts';

const t = (await loadText('catalogue'))('en');

describe('a word of the services', () => {
  test.each<[CatalogTermKind, string, string]>([
    ['category', 'Tenis', 'Sneakers'],
    ['color', 'Azul marino', 'Navy'],
    ['color', 'AZUL MARINO', 'Navy'],
    ['color', 'cafe', 'Brown'],
    ['size', 'Única', 'One size'],
    ['tag', 'frío', 'cold weather'],
  ])('is translated by its kind on an English page, however it is written: %s %s', (kind, word, text) => {
    expect(translateCatalogTerm('en', kind, word)).toEqual({ text });
  });

  test('that the dictionary lacks stays Spanish and is marked, whatever other kinds have', () => {
    expect(translateCatalogTerm('en', 'color', 'Fucsia')).toEqual({ text: 'Fucsia', lang: 'es' });
    expect(translateCatalogTerm('en', 'color', 'Tenis')).toEqual({ text: 'Tenis', lang: 'es' });
    expect(translateCatalogTerm('en', 'size', '6 meses')).toEqual({ text: '6 meses', lang: 'es' });
  });

  test.each<[CatalogTermKind, string]>([
    ['size', '42'],
    ['size', 'XXXL'],
    ['size', '38½'],
    ['size', '2T'],
    ['brand', 'Zarpaso'],
  ])('that is the same in every language has no language: %s %s', (kind, word) => {
    expect(translateCatalogTerm('en', kind, word)).toEqual({ text: word });
  });

  test('is never translated on a Spanish page', () => {
    expect(translateCatalogTerm('es-GT', 'color', 'Negro')).toEqual({ text: 'Negro' });
    expect(translateCatalogTerm('es-GT', 'color', 'Fucsia')).toEqual({ text: 'Fucsia' });
  });
});

test('the dictionary has every word of the sandbox', () => {
  const words: readonly (readonly [CatalogTermKind, readonly string[]])[] = [
    ['category', MENU.flatMap((path) => [path.level1Name, path.level2Name, path.level3Name])],
    ['color', COLORS.map(({ name }) => name)],
    ['size', SIZES.map(({ name }) => name)],
    ['tag', ['escuela', 'oferta', ...KINDS.flatMap(({ tags }) => tags)]],
  ];
  const spanish = words.flatMap(([kind, all]) =>
    all.filter((word) => word !== '' && translateCatalogTerm('en', kind, word).lang === 'es'),
  );
  expect(spanish).toEqual([]);
});

test('a suggested category and its filters are named in English', () => {
  expect(suggestionName({ kind: 'category', key: 'hombre/tenis', name: 'Hombre · Tenis' }, t, 'en')).toEqual([
    'Men · Sneakers',
  ]);
  expect(
    choiceParts(
      [
        { group: 'color', slugs: ['negro'], name: 'Negro' },
        { group: 'size', slugs: ['unica'], name: 'Única' },
      ],
      t,
      'en',
    ).join(''),
  ).toBe('Black, size One size');
});
