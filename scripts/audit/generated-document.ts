/** Pages of Markdown that are generated from tables of the audits. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** Checks that a generated page is up to date; `command` writes it. */
export function auditDocument(root: string, file: string, text: string, command: string): readonly Finding[] {
  const path = join(root, file);
  // A checkout may have the line endings of Windows.
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8').replaceAll('\r\n', '\n') === text;
  return isCurrent ? [] : [{ file, message: `is out of date: run ${command}` }];
}
