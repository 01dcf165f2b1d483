/** How many files a folder holds (decision 103, Import order): so many that a reader finds the one in a glance. */
import { dirname } from 'node:path';
import type { Finding } from '../finding.ts';

const MAX_FILES = 18;

/** Folders whose files a tool or a standard requires in one place: routes are addresses. */
const EXEMPT = /^src\/pages\//;

/** Reports folders with too many files; `files` are paths from the project's root with forward slashes. */
export function auditFolderSize(files: readonly string[]): readonly Finding[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !EXEMPT.test(`${folder}/`))
    .map(([file, count]) => ({
      file,
      message: `${count} files, more than ${MAX_FILES}: it has rooms inside`,
    }));
}
