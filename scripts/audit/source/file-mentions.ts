/** Checks that files named in comments and documents (`shell/browser/menu.ts`) exist. */
import type { Finding } from '../finding.ts';
import type { CitingFile } from './citations.ts';

/** A path with a folder, between backticks; a path with a placeholder does not match. */
const MENTION = /`((?:[\w[\].-]+\/)+[\w[\].-]+\.(?:ts|tsx|astro|css|mjs))`/g;

const isThere = (mention: string, known: readonly string[]): boolean =>
  known.some((path) => path === mention || path.endsWith(`/${mention}`));

/** Reports mentions of missing files; `known` are paths from the project's root with forward slashes. */
export function auditFileMentions(
  files: readonly CitingFile[],
  known: readonly string[],
): readonly Finding[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(MENTION)]
      .map(([, mention = '']) => mention)
      .filter((mention) => !isThere(mention, known))
      .map((mention) => ({ file, message: `names ${mention}, which is not there` })),
  );
}
