import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareSites } from '../../../scripts/commands/compare-sites.ts';

const root = mkdtempSync(join(tmpdir(), 'sites-'));
afterAll(() => rmSync(root, { recursive: true }));

function site(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('two sites are compared file by file, and each difference is named', async () => {
  const one = site('one', { 'a.html': 'a', 'en/b.html': 'b', 'c.html': 'c', 'd.html': 'same length' });
  const other = site('other', { 'a.html': 'a', 'en/b.html': 'B!', 'e.html': 'e', 'd.html': 'SAME length' });
  expect(await compareSites(one, one)).toEqual([]);
  expect(await compareSites(one, other)).toEqual([
    { file: 'c.html', how: 'first only' },
    { file: 'd.html', how: 'differs' },
    { file: 'e.html', how: 'second only' },
    { file: 'en/b.html', how: 'differs' },
  ]);
});
