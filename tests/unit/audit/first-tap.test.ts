import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { auditFirstTaps } from '../../../scripts/audit/site/first-tap.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A page whose script loads the filters' code, which imports React and a file of the page. */
const SITE = {
  'productos.html': '<script type="module" src="/_astro/page.aaaaaaaa.js"></script>',
  '_astro/page.aaaaaaaa.js':
    'const m=["_astro/filters.bbbbbbbb.js","_astro/react.cccccccc.js"];import(`./filters.bbbbbbbb.js`)',
  '_astro/filters.bbbbbbbb.js': 'import"./react.cccccccc.js";import"./page.aaaaaaaa.js"',
  '_astro/react.cccccccc.js': '',
  '_astro/worker-dddddddd.js': '',
};

async function auditOf(
  files: Readonly<Record<string, string>>,
  { budget = 2, loads = ['filters'], page = 'productos' } = {},
) {
  for (const [path, text] of Object.entries({ ...SITE, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { findings, notes } = await auditFirstTaps(folder, [{ name: 'filters', page, loads, budget }]);
  return { findings: findings.map(printFinding), notes };
}

describe('the files of a first tap', () => {
  test('are its own file and its imports, without the files of the page', async () => {
    const { findings, notes } = await auditOf({});
    expect(findings).toEqual([]);
    expect(notes?.join()).toMatch(/filters +2 files/);
  });

  test('stay within the budget', async () => {
    const { findings } = await auditOf({}, { budget: 1 });
    expect(findings).toEqual(['productos.html: filters: 2 files with a first tap, budget 1']);
  });

  test('include workers', async () => {
    const { findings } = await auditOf({}, { loads: ['filters', 'worker'] });
    expect(findings).toEqual(['productos.html: filters: 3 files with a first tap, budget 2']);
  });

  test('are all requested with the first of them, and not when that has loaded', async () => {
    const late = { '_astro/react.cccccccc.js': 'import"./late.eeeeeeee.js"', '_astro/late.eeeeeeee.js': '' };
    const { findings } = await auditOf(late, { budget: 3 });
    expect(findings).toEqual([
      'productos.html: filters: /_astro/late.eeeeeeee.js is asked for after filters, not beside it',
    ]);
  });

  test.each([
    [{ loads: ['filters', 'gone'] }, 'productos.html: filters: not built: gone'],
    [{ page: 'marca/*' }, 'marca/*.html: filters: not built: marca/*'],
  ])('are those of a build that has them: %j', async (options, message) => {
    expect((await auditOf({}, options)).findings).toEqual([message]);
  });
});
