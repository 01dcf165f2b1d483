/** Checkouts with the line endings of Windows: git writes those of the project, and audits read both. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { auditFeaturesDocument } from '../../../scripts/audit/features/document.ts';
import { auditPackagesDocument, readPackages } from '../../../scripts/audit/packages/document.ts';

const root = resolve(import.meta.dirname, '../../..');

test('git writes every text with the line endings that formatter and audits expect', () => {
  expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toContain('* text=auto eol=lf\n');
});

test('written documents are the same with either line ending', () => {
  const folder = mkdtempSync(join(tmpdir(), 'endings-'));
  for (const name of ['scripts/audit/features/browser-features.md', 'scripts/audit/packages/packages.md']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), readFileSync(join(root, name), 'utf8').replaceAll('\n', '\r\n'));
  }
  expect(auditFeaturesDocument(folder)).toEqual([]);
  expect(auditPackagesDocument(folder, readPackages(root).packages)).toEqual([]);
  rmSync(folder, { recursive: true });
});
