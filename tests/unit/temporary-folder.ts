/**
 * Collects the temporary files of a test run in one folder and removes it with the run, even when a test is stopped
 * early.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** Creates it, before the first test file. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A server that a test starts may be another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

/** Removes it, after the last. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
