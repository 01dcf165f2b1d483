import { describe, expect, test } from 'vitest';
import { deliverySchema, returnTermsSchema } from '../../../src/content/schemas/delivery.ts';
import { contentIds, readEntries } from './content-files.ts';

const rows = readEntries('delivery/departments.json').map(([id, data]) => ({
  id,
  row: deliverySchema.parse(data),
}));
const terms = readEntries('delivery/returns.json').map(([id, data]) => ({
  id,
  row: returnTermsSchema.parse(data),
}));
const departments = rows.filter(({ id }) => id !== 'default');

describe('delivery', () => {
  test('reaches each of the 22 departments', () => {
    const expected = Array.from({ length: 22 }, (_, index) => index + 1);
    expect(departments.map(({ row }) => row.department)).toEqual(expected);
    expect(departments.map(({ id }) => id)).toEqual(expected.map(String));
  });

  test('has a default for every place', () => {
    const { days, department } = rows.find(({ id }) => id === 'default')?.row ?? {};
    const all = departments.flatMap(({ row }) => [
      row.days,
      ...row.municipalities.map((place) => place.days),
    ]);
    expect(department).toBeNull();
    expect(days).toEqual({
      min: Math.min(...all.map(({ min }) => min)),
      max: Math.max(...all.map(({ max }) => max)),
    });
  });

  test('names exceptions by municipalities of the same department', () => {
    const exceptions = departments.flatMap(({ row }) =>
      row.municipalities.map((place) => [place.id, row.department]),
    );
    expect(exceptions.length).toBeGreaterThan(0);
    for (const [municipality, department] of exceptions) {
      expect(Math.floor((municipality ?? 0) / 100), String(municipality)).toBe(department);
    }
  });

  test('leads to existing return terms, and those to an existing document', () => {
    const known = terms.map(({ id }) => id);
    expect(rows.filter(({ row }) => !known.includes(row.returns))).toEqual([]);
    const documents = contentIds('documents', '.md');
    for (const { row } of terms) expect(documents).toContain(`es-GT/${row.document}`);
  });

  test('is refused with a longer minimum than maximum', () => {
    const row = rows[0]?.row;
    expect(() => deliverySchema.parse({ ...row, days: { min: 4, max: 3 } })).toThrow(
      'shorter than the shortest',
    );
  });
});
