import { expect, test } from 'vitest';
import { errorLines } from '../../../scripts/commands/error-lines.ts';

test('a build is reported from its first error on, whatever names its earlier pages have', () => {
  const log =
    '  ├─ /marca/terror.html (+1ms)\n  └─ /producto/error-404.html (+1ms)\n\n[ERROR] ENAMETOOLONG: b\n  at c\n';
  expect(errorLines(log)).toEqual(['[ERROR] ENAMETOOLONG: b', '  at c']);
});

test('one without an error is reported by its last lines', () => {
  expect(errorLines('a\n\nb\n')).toEqual(['a', 'b']);
});
