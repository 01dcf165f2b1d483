/** Reads the files of a project once for each check, for any number of readers. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../src/shared/i18n/facts/facts.ts';
import { readFacts } from '../../src/shared/i18n/facts/read-facts.ts';
import { type ContentFile, readJsonFile, readMarkdownFile } from './content-file.ts';
import type { Fault, Path } from './fault.ts';
import type { Unreadable } from './file-text.ts';
import { faultLine, UNREADABLE } from './words.ts';

/** The cached files of one check. */
export interface Readings {
  readonly root: string;
  /** The facts; undefined if a file of facts cannot be read, which is reported separately. */
  readonly facts: Facts | undefined;
  /** Names of files below the root, in alphabetical order. */
  readonly filesOf: (pattern: string) => readonly string[];
  readonly read: (file: string) => ContentFile | Unreadable;
}

/** Finds files as Astro does: without those that begin with a dot. */
const filesOf = (root: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !/(?:^|\/)\./.test(file) && statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
    )
    .sort();

/** Treats endlessly nested groups, which overflow the stack, as unreadable. */
function unlessEndless<Result>(file: string, look: () => Result): Result | Unreadable {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError)
      return { fault: file.endsWith('.md') ? UNREADABLE.header : UNREADABLE.json };
    throw error;
  }
}

function factsIn(root: string): Facts | undefined {
  try {
    return readFacts(root);
  } catch {
    return undefined;
  }
}

/** Starts a check. */
export function readings(root: string): Readings {
  const known = new Map<string, ContentFile | Unreadable>();
  return {
    root,
    facts: factsIn(root),
    filesOf: (pattern) => filesOf(root, pattern),
    read(file) {
      const read = file.endsWith('.md') ? readMarkdownFile : readJsonFile;
      const found = known.get(file) ?? unlessEndless(file, () => read(join(root, file)));
      known.set(file, found);
      return found;
    },
  };
}

/** A path with indexes from 1, for editors. */
const placeOf = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ');

/** Lines about a file: its reader's faults and others. */
export function linesOf(
  { read }: Readings,
  file: string,
  faultsOf: (content: ContentFile) => readonly Fault[],
): readonly string[] {
  const content = read(file);
  if ('fault' in content) return [faultLine(file, content, content.fault)];
  const lines = unlessEndless(file, () => linesAt(file, content, [...content.faults, ...faultsOf(content)]));
  return 'fault' in lines ? [faultLine(file, lines, lines.fault)] : lines;
}

/** Lines about parts of a file. */
export const linesAt = (file: string, { lineOf }: ContentFile, faults: readonly Fault[]): readonly string[] =>
  faults.map(({ path, what, line = lineOf(path) }) => faultLine(file, { line, place: placeOf(path) }, what));
