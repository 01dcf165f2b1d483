/** Finds git conflict markers in texts, which would publish both versions. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../commands/inputs.ts';
import { CONTENT } from './collections.ts';
import { faultLine, UNREADABLE } from './words.ts';

/** Folders of texts that editors change. */
const FOLDERS = [CONTENT, 'locales', 'src/styles', 'public'];

/** A conflict marker at the start of a line. `=======` is excluded: in Markdown it underlines a heading. */
const MARK = /^(?:<{7}|>{7}|\|{7})(?:\s|$)/;

/** Files with conflict markers, each with the lines of the markers. */
export function conflictMarkers(root: string): ReadonlyMap<string, readonly string[]> {
  const found = FOLDERS.flatMap((folder) => filesBelow(join(root, folder))).flatMap((path) => {
    const bytes = readFileSync(path);
    // Pictures and videos are not texts.
    if (bytes.includes(0)) return [];
    const file = relative(root, path).replaceAll('\\', '/');
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .flatMap((text, at) =>
        MARK.test(text) ? [faultLine(file, { line: at + 1 }, UNREADABLE.conflict(text.trim()))] : [],
      );
    return lines.length > 0 ? [[file, lines] as const] : [];
  });
  return new Map(found);
}
