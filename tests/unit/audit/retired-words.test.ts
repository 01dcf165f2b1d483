import { expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { auditRetiredWords } from '../../../scripts/audit/source/retired-words.ts';

const found = (text: string): readonly string[] =>
  auditRetiredWords([{ file: 'src/a.ts', text }]).map(printFinding);

test('a retired name is found once in a file, with the name to write', () => {
  expect(found('/** See `tightHtml`. */\nexport const a = tightHtml(text);')).toEqual([
    "src/a.ts: uses 'tightHtml'; write 'minifyHtml'",
  ]);
});

test.each(['export const minifyHtml = 1;', 'const tightHtmlOf = 1;', 'const shelves = 1;'])(
  'other names are not found: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
