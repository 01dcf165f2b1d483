import { describe, expect, test } from 'vitest';
import { differenceLines } from '../../../../scripts/release/describe/changes.ts';
import { differenceBetween, isSame } from '../../../../scripts/release/facts/difference.ts';
import type { Facts } from '../../../../scripts/release/facts/facts.ts';
import { articleAt, articles, FACTS, menuOf } from '../facts-fixture.ts';

const linesOf = (after: Partial<Facts>, before: Partial<Facts> = {}): readonly string[] =>
  differenceLines(differenceBetween({ ...FACTS, ...before }, { ...FACTS, ...after }));

test('equal facts have no difference', () => {
  const difference = differenceBetween(FACTS, structuredClone(FACTS));
  expect(isSame(difference)).toBe(true);
  expect(differenceLines(difference)).toEqual([]);
});

test.each<[string, Partial<Facts>]>([
  ['one article', { articles: { ...articles(20), 'A-0': articleAt(12_000) } }],
  ['an article that came and one that went', { articles: { ...articles(19), 'B-0': articleAt(1) } }],
  ['a menu entry', { menu: [...menuOf('1:Hombre')] }],
  ['a parameter', { settings: { phone: '1', footer: '' } }],
  ['a document', { files: {} }],
  ['the code', { program: 'other' }],
])('facts that differ in %s are not the same', (_, after) => {
  expect(isSame(differenceBetween(FACTS, { ...FACTS, ...after }))).toBe(false);
});

/** A file before and after, with its text. */
const written = (file: string, text: string): Facts['files'] => ({
  [file]: { digest: text, title: '', text },
});

describe('a changed file of the editors is described with', () => {
  const delivery = (days: object): string =>
    JSON.stringify({
      1: { days: { min: 1, max: 2 }, municipalities: [{ id: 101, days }] },
      2: { days, municipalities: [] },
    });
  test.each<[string, string, string, readonly string[]]>([
    [
      'src/content/delivery/departments.json',
      delivery({ min: 2, max: 3 }),
      delivery({ min: 2, max: 5 }),
      [
        'Tabla de entregas: cambió',
        '  Guatemala (1) › municipalities › Mixco (101) › days › max: 3 → 5',
        '  El Progreso (2) › days › max: 3 → 5',
      ],
    ],
    [
      'locales/es-GT/cart.json',
      '{ "title": "Tu carrito", "old": "Viejo" }',
      '{ "title": "Su carrito", "new": "Nuevo" }',
      [
        'Textos (cart): cambió',
        '  title: «Tu carrito» → «Su carrito»',
        '  old: se quita «Viejo»',
        '  new: se agrega «Nuevo»',
      ],
    ],
    [
      'src/content/documents/es-GT/nosotros.md',
      '---\ntitle: Nosotros\nupdated: 2026-10-02\n---\n\n## Uno\n\nSe cambia en 30 días.\n',
      '---\ntitle: Nosotros\nupdated: 2026-11-02\n---\n\n## Uno\n\nSe cambia en 15 días.\n\nDos.\n',
      [
        'Documento (nosotros): cambió',
        '  updated: 2026-10-02 → 2026-11-02',
        '  se quita «Se cambia en 30 días.»',
        '  se agrega «Se cambia en 15 días.»',
        '  se agrega «Dos.»',
      ],
    ],
    [
      'src/content/reviews/a.json',
      '{ "reviews": [{ "rating": 4 }, { "rating": 3 }] }',
      '{ "reviews": [{ "rating": 5 }, { "rating": 4 }, { "rating": 3 }] }',
      ['Opiniones (a): cambió', '  reviews › 1: se agrega «{"rating":5}»'],
    ],
  ])('%s', (file, before, after, lines) => {
    const places = {
      'department 1': 'Guatemala',
      'department 2': 'El Progreso',
      'municipality 101': 'Mixco',
    };
    expect(linesOf({ places, files: written(file, after) }, { files: written(file, before) })).toEqual(lines);
  });

  test('an excerpt of a long text from its first difference', () => {
    const text = (days: number): string =>
      `${'Palabras que no cambian. '.repeat(8)}Se cambia en ${days} días.`;
    const file = 'src/content/home.json';
    const lines = linesOf(
      { files: written(file, JSON.stringify({ text: text(15) })) },
      { files: written(file, JSON.stringify({ text: text(30) })) },
    );
    expect(lines[1]).toContain('Se cambia en 30 días.» → «…');
    expect(lines[1]).toContain('Se cambia en 15 días.»');
  });

  test('its first changes, and the number of the others', () => {
    const texts = (text: string): string =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`k${at}`, text])));
    const file = 'locales/es-GT/cart.json';
    const lines = linesOf({ files: written(file, texts('b')) }, { files: written(file, texts('a')) });
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toBe('  … y 3 más');
  });

  test('no details, if the record of an earlier version lacks its text', () => {
    const file = 'locales/es-GT/cart.json';
    expect(
      linesOf({ files: written(file, '{}') }, { files: { [file]: { digest: '0', title: '' } } }),
    ).toEqual(['Textos (cart): cambió']);
  });
});

describe('the report describes', () => {
  const one = { 'A-0': articleAt(10_000) };
  test.each<[string, Partial<Facts>, Partial<Facts>, readonly string[]]>([
    [
      'a renamed menu entry',
      { menu: [...menuOf('1:Hombre')] },
      { menu: [...menuOf('1:Caballero')] },
      ['Menú: «Hombre» ahora se llama «Caballero»'],
    ],
    [
      'a branch of the menu that is gone',
      { menu: [...menuOf('1:Hombre/2:Zapatos', '3:Mujer')] },
      { menu: [...menuOf('3:Mujer')] },
      ['Menú: se quita «Hombre» (hombre), con 1 entrada dentro'],
    ],
    [
      'an entry that moved to the top',
      { menu: [...menuOf('1:Hombre/2:Zapatos')] },
      { menu: [...menuOf('1:Hombre', '2:Zapatos')] },
      ['Menú: «Zapatos» pasa de «Hombre» a el primer nivel'],
    ],
    [
      'a parameter',
      {},
      { settings: { phone: '', footer: 'Hola' } },
      ['Parámetro teléfono: «2345-6789» → vacío', 'Parámetro pie de página: vacío → «Hola»'],
    ],
    [
      'documents and tables by their names',
      { files: { 'src/content/documents/es-GT/nosotros.md': { digest: '0', title: 'Nosotros' } } },
      {
        files: {
          'src/content/documents/es-GT/nosotros.md': { digest: '1', title: 'Nosotros' },
          'src/content/size-guides/zarpaso/shoes-men.json': { digest: '1', title: '' },
          'src/content/delivery/holidays.json': { digest: '1', title: '' },
          'locales/en/cart.json': { digest: '1', title: '' },
        },
      },
      [
        'Guía de tallas (zarpaso/shoes-men): se agrega',
        'Feriados: se agrega',
        'Textos en inglés (cart): se agrega',
        'Documento «Nosotros»: cambió',
      ],
    ],
    [
      'a price',
      { articles: one },
      { articles: { 'A-0': articleAt(12_550) } },
      ['Artículos que cambiaron: 1', '  Tenis (A-0): precio Q 100.00 → Q 125.50'],
    ],
    [
      'a price of thousands',
      { articles: { 'A-0': articleAt(123_456_789) } },
      { articles: { 'A-0': articleAt(125_000) } },
      ['Artículos que cambiaron: 1', '  Tenis (A-0): precio Q 1,234,567.89 → Q 1,250.00'],
    ],
    [
      'an offer',
      { articles: one },
      { articles: { 'A-0': articleAt(10_000, { lowest: 7500, digest: 'x' }) } },
      ['Artículos que cambiaron: 1', '  Tenis (A-0): precio Q 100.00 → Q 100.00 (desde Q 75.00)'],
    ],
    [
      'another price and another offer',
      { articles: { 'A-0': articleAt(10_000, { lowest: 7500 }) } },
      { articles: { 'A-0': articleAt(9000, { lowest: 700, digest: 'x' }) } },
      [
        'Artículos que cambiaron: 1',
        '  Tenis (A-0): precio Q 100.00 (desde Q 75.00) → Q 90.00 (desde Q 7.00)',
      ],
    ],
    [
      'an article that is sold out under another name',
      { articles: one },
      { articles: { 'A-0': articleAt(10_000, { name: 'Bota', soldOut: true, digest: 'x' }) } },
      ['Artículos que cambiaron: 1', '  Bota (A-0): antes «Tenis», agotado'],
    ],
    [
      'an article of which only the page changed',
      { articles: one },
      { articles: { 'A-0': articleAt(10_000, { digest: 'x' }) } },
      ['Artículos que cambiaron: 1', '  Tenis (A-0): su página'],
    ],
    [
      'new articles and not the order that follows from them',
      { articles: {}, lists: { order: '1', places: '1' } },
      { articles: one, lists: { order: '2', places: '2' } },
      ['Artículos nuevos: 1', '  Tenis (A-0)', 'Departamentos y municipios: cambiaron'],
    ],
    [
      'the order alone',
      { lists: { order: '1' } },
      { lists: { order: '2' } },
      ['Orden de los artículos: cambió'],
    ],
    ['the program', {}, { program: 'other' }, ['El programa de la tienda o su configuración cambió']],
  ])('%s', (_, before, after, lines) => {
    expect(linesOf(after, before)).toEqual(lines);
  });

  test('the first of many changes, and the number of the others', () => {
    const lines = linesOf({ articles: {} }, { articles: articles(30) });
    expect(lines[0]).toBe('Artículos que ya no están: 30');
    expect(lines).toHaveLength(14);
    expect(lines.at(-1)).toBe('  … y 18 más');
  });
});

test('an article with the name of a property of every object is an article', () => {
  const lines = linesOf({ articles: { constructor: articleAt(1) } }, { articles: {} });
  expect(lines).toEqual(['Artículos nuevos: 1', '  Tenis (constructor)']);
});
