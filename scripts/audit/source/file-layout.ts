/** Checks the sizes and names of files and folders (decision 104, Module form; decision 103, Import order). */
import { dirname } from 'node:path';
import type { Finding } from '../finding.ts';

const MAX_LINES = 300;
const MAX_FILES = 18;

/** Names that do not say what a file or folder contains. */
const VAGUE = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[a-z]+$)/;

/** Routes are addresses, so their folders may have any number of files. */
const ROUTES = /^src\/pages\//;

/** A file and its number of lines. */
export interface FileLength {
  readonly file: string;
  readonly lines: number;
}

/** Finds files that are too long; a note has the distribution. */
export function auditFileSize(files: readonly FileLength[]): {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
} {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    findings: files
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ file, lines }) => ({ file, message: `${lines} lines, more than ${MAX_LINES}: split it` })),
    notes: [
      `${files.length} files; lines: median ${quantile(0.5)} (guide 60), p90 ${quantile(0.9)} (guide 170), longest ${quantile(1)}`,
    ],
  };
}

/** Finds folders with too many files, and vague names in `src/`; `files` are paths from the project's root. */
export function auditFolders(files: readonly string[]): readonly Finding[] {
  const tooLarge = [...Map.groupBy(files, dirname)]
    .filter(([folder, own]) => own.length > MAX_FILES && !ROUTES.test(`${folder}/`))
    .map(([file, own]) => ({ file, message: `${own.length} files, more than ${MAX_FILES}: split it` }));
  const vague = files
    .filter((file) => file.startsWith('src/') && VAGUE.test(file))
    .map((file) => ({ file, message: 'has a vague name; say what it contains' }));
  return [...tooLarge, ...vague];
}
