import { expect, test } from 'vitest';
import { errorLines } from '../../../scripts/commands/error-lines.ts';

test('a build is told from its first error on, whatever the pages are called that it made before', () => {
  const log =
    '  ├─ /marca/terror.html (+1ms)\n  └─ /producto/error-404.html (+1ms)\n\n[ERROR] ENAMETOOLONG: b\n  at c\n';
  expect(errorLines(log)).toEqual(['[ERROR] ENAMETOOLONG: b', '  at c']);
});

test('one that names no error is told by its last words', () => {
  expect(errorLines('a\n\nb\n')).toEqual(['a', 'b']);
});
