/** Files of killed builds are deleted by the next one, and no others. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeAbandonedBuilds } from '../../../scripts/commands/abandoned-builds.ts';

test('the files of a process that ended are deleted, those of a running one or of none stay', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const here = process.pid;
  for (const name of [`build-${gone}`, `build-${gone}-bundle-site`, `build-${here}`, 'build-log', 'publish'])
    mkdirSync(join(cache, name));
  for (const name of [`details-${gone}-0.sqlite`, `details-${here}-0.sqlite`, 'snapshot.json'])
    writeFileSync(join(cache, name), '');
  writeFileSync(join(cache, `build-${gone}`, 'page.html'), '');
  removeAbandonedBuilds(cache);
  expect(readdirSync(cache).toSorted()).toEqual(
    [`build-${here}`, 'build-log', `details-${here}-0.sqlite`, 'publish', 'snapshot.json'].toSorted(),
  );
});
