/** What the difference between two publications is told of the files of editors. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFacts } from '../../../scripts/release/facts/content-facts.ts';

const DOCUMENT = 'src/content/documents/es-GT/nosotros.md';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  mkdirSync(dirname(join(root, DOCUMENT)), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['as it is', '---\ntitle: Nosotros\n---\n'],
  ['with lines of Windows', '---\r\nupdated: 2026-01-02\r\ntitle: Nosotros\r\n---\r\n'],
  ['with a mark of byte order', '\uFEFF---\ntitle: Nosotros\n---\n'],
])('a document %s is known by its title', (_, text) => {
  writeFileSync(join(root, DOCUMENT), text);
  expect(contentFacts(root, {}).files[DOCUMENT]?.title).toBe('Nosotros');
});
