/**
 * What the tests of a run write into the system's folder for temporary files goes into one folder of its own, which goes with
 * the run: of tests that tidy up and of those that are stopped before they can.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** Makes it, before the first file of tests. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // A server that a test starts may be another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

/** Takes it away, after the last. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
