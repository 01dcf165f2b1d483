import { describe, expect, test } from 'vitest';
import { usualSizes } from '#features/product/rules/size-guide.ts';
import {
  GUIDE_KINDS,
  MEASURES,
  measureSchema,
  sizeGuideSchema,
} from '../../../src/content/schemas/size-guide.ts';
import { contentIds, readEntries, readJson } from './content-files.ts';

const ids = contentIds('size-guides', '.json');
const guide = (id: string) => sizeGuideSchema.parse(readJson(`src/content/size-guides/${id}.json`));

describe('size guides', () => {
  test.each(ids)('%s is complete in both languages and is in the folder of its brand and kind', (id) => {
    const { brand, kind } = guide(id);
    expect(id).toBe(brand === null ? kind : `${brand}/${kind}`);
  });

  test('there is one for every kind, whatever the brand', () => {
    expect(ids.filter((id) => !id.includes('/'))).toEqual([...GUIDE_KINDS].sort());
  });

  test('some brands have their own, small and large', () => {
    const fits = ids.filter((id) => id.includes('/')).map((id) => guide(id).fit);
    expect(new Set(fits)).toEqual(new Set(['small', 'large']));
  });

  test.each(ids)('%s grows with its sizes', (id) => {
    const { measures, rows } = guide(id);
    for (const measure of measures) {
      const ends = rows.map(({ cm }) => cm[measure]?.[1] ?? 0);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }
  });

  test.each(ids.filter((id) => id.includes('/')))('%s has the sizes of the guide for all brands', (id) => {
    const { kind, rows } = guide(id);
    expect(rows.map(({ size }) => size)).toEqual(guide(kind).rows.map(({ size }) => size));
  });

  test.each(ids.filter((id) => id.includes('/')))('%s sends nobody the other way than it is cut', (id) => {
    const own = guide(id);
    const measured = ({ rows, measures: [first = 'foot'] }: typeof own) =>
      rows.map(({ size, cm }) => ({ size, cm: [cm[first] ?? ([0, 0] as const)] }));
    const sizes = own.rows.map(({ size }) => size);
    const steps = Object.entries(
      usualSizes(measured(guide(own.kind)), { fit: own.fit, rows: measured(own) }),
    ).map(([size, usual]) => sizes.indexOf(usual) - sizes.indexOf(size));
    const [least, most] = own.fit === 'small' ? [1, 1] : [-1, 0];
    for (const step of steps) expect(Math.min(Math.max(step, least), most)).toBe(step);
  });

  test('every measure is named and explained', () => {
    const entries = readEntries('measures.json');
    expect(entries.map(([id]) => id).sort()).toEqual([...MEASURES].sort());
    for (const [id, data] of entries) expect(measureSchema.safeParse(data).error, id).toBeUndefined();
  });
});

describe('a size guide is refused', () => {
  const good = guide('shoes-men');
  const [first] = good.rows;

  test.each([
    ['a size that stands twice', { ...good, rows: [first, first] }, 'a size stands twice'],
    ['a measure without lengths', { ...good, measures: ['foot', 'chest'] }, 'exactly the measures'],
    [
      'a range that ends before it begins',
      { ...good, rows: [{ ...first, cm: { foot: [25, 24] } }] },
      'ends before',
    ],
    ['a missing language', { ...good, title: { 'es-GT': 'Calzado' } }, 'title'],
    ['no category for its kind', { ...good, categories: [] }, 'a kind has some'],
    ['an unknown field', { ...good, fitt: 'small' }, 'fitt'],
  ])('with %s', (_, data, complaint) => {
    expect(() => sizeGuideSchema.parse(data)).toThrow(complaint);
  });
});
