import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { id } from '#shared/http/wire/fields.ts';
import {
  listOf,
  optionalListOf,
  type Rejection,
  type Report,
  readableListOf,
} from '#shared/http/wire/list-of.ts';
import { read } from '../../../fixtures/wire.ts';

const row = z.object({ place: z.object({ id }) });
const good = { place: { id: 1 } };

type ListOf = (
  name: string,
  shape: typeof row,
  report: Report,
) => z.ZodMiniType<readonly z.infer<typeof row>[]>;

function readWith(list: ListOf, value: unknown) {
  const rejected: Rejection[] = [];
  const rows = read(
    list('lugares', row, (rejection) => rejected.push(rejection)),
    value,
  );
  return { rows, rejected };
}

test.each([
  ['listOf', listOf],
  ['optionalListOf', optionalListOf],
  ['readableListOf', readableListOf],
] as const)('%s leaves out unreadable rows, and reports their positions', (_, list) => {
  const { rows, rejected } = readWith(list, [7, good, { place: { id: 0 } }]);
  expect(rows).toEqual([good]);
  expect(rejected).toEqual([
    { list: 'lugares', index: 0, path: '' },
    { list: 'lugares', index: 2, path: 'place.id' },
  ]);
});

test('a missing list is empty, and nothing is reported about it', () => {
  for (const nothing of [null, undefined]) {
    expect(readWith(optionalListOf, nothing)).toEqual({ rows: [], rejected: [] });
    expect(readWith(listOf, nothing).rows).toEqual(['']);
    expect(readWith(readableListOf, nothing).rows).toEqual(['']);
  }
});

test('an unreadable list is refused where an empty one would be a statement', () => {
  expect(readWith(readableListOf, [7]).rows).toEqual(['0']);
  expect(readWith(readableListOf, []).rows).toEqual([]);
  expect(readWith(listOf, [7]).rows).toEqual([]);
});
