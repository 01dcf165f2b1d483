/** Rows as a column for each field, for data files (decision 182, Files of data in columns). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from '#shared/codec/columns.ts';

test("all rows' values of a field form one column, null where no row has one", () => {
  expect(toColumns([{ sku: 'a', stock: 0 }, { sku: 'b', color: 'Rojo' }, { sku: 'c' }])).toEqual({
    sku: ['a', 'b', 'c'],
    stock: [0, null, null],
    color: [null, 'Rojo', null],
  });
});

test('no rows are no columns, and read back as none', () => {
  expect(toColumns([])).toEqual({});
  expect(fromColumns({})).toEqual([]);
});

test('any rows read back unchanged from a file', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()));
  const rows = fc.array(
    fc.record({ sku: fc.string(), size: value, color: value }, { requiredKeys: ['sku'] }),
  );
  fc.assert(
    fc.property(rows, (all) => {
      expect(fromColumns(JSON.parse(JSON.stringify(toColumns(all))))).toEqual(all);
    }),
  );
});
