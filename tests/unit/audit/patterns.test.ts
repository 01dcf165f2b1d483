/** The audit of regular expressions: its findings, and its failures. */
import { expect, test } from 'vitest';
import { comparePatterns, patternsOf } from '../../../scripts/audit/patterns/pattern-audit.ts';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';

const textsOf = (file: string, code: string): readonly string[] =>
  patternsOf(readSource(file, code)).map(({ text }) => text);

test('expressions are found in code, in components and where they are concatenated', () => {
  const code = 'const a = /a+/u; const b = 1 / 2 / 3; const c = new RegExp(a + "+"); // /comment/';
  expect(textsOf('a.ts', code)).toEqual(['/a+/u', 'new RegExp(a + "+")']);
  const component = '---\nconst a = /b/;\n---\n<a href="/c/">/d/</a><script>const e = /f/;</script>';
  expect(textsOf('a.astro', component)).toEqual(['/b/', '/f/']);
});

test('an unreviewed expression fails, and so does the review of a missing one', () => {
  const patterns = ['/a/', '/b/', '/c/'].map((text) => ({ text, file: 'a.ts' }));
  expect(comparePatterns(patterns, ['/a/', '/d/'], { '/b/': 'short' })).toEqual([
    { file: 'a.ts', message: expect.stringContaining('/c/ is not known to take bounded time') },
    { file: 'scripts/audit/patterns/linear.json', message: '/d/ is in no file any more' },
  ]);
});
