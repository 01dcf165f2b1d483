/** How long files are, against the guide values (decision 104, Module form): median 60 lines, p90 170, never over 300. */
import type { Finding } from '../finding.ts';

const MAX_LINES = 300;

/** A file and its number of lines. */
export interface FileLength {
  readonly file: string;
  readonly lines: number;
}

/** The value below which a share of a sorted list lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Files that are too long, and a note with the spread. */
export function auditFileSize(files: readonly FileLength[]): {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
} {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  return {
    findings: files
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ file, lines }) => ({
        file,
        message: `${lines} lines, more than ${MAX_LINES}: it holds two things`,
      })),
    notes: [
      `${files.length} files; lines: median ${quantile(sorted, 0.5)} (guide 60), p90 ${quantile(sorted, 0.9)} (guide 170), longest ${sorted.at(-1) ?? 0}`,
    ],
  };
}
