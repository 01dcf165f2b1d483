/** The script files of a built site: their static and dynamic imports. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { stringsIn } from '../../html/named-files.ts';

/** The static imports of a script file, without `import()`. */
export function staticImports(code: string): readonly string[] {
  const { statements } = ts.createSourceFile(
    'chunk.js',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
  return statements.flatMap((statement) => {
    const isLoading = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const from = isLoading ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

/**
 * The forms of file names in the bundler's output: relative to the script (`./`), or from the root of the site, with
 * or without its slash.
 */
const HASHED_FILE = /^(?:\.\/|\/?_astro\/)([\w.-]+\.(?:js|css))$/;

/** The hashed files in a script's strings: imports, preloads, workers; each once. */
export const hashedFileNames = (code: string): readonly string[] => [
  ...new Set(stringsIn(code).flatMap((text) => HASHED_FILE.exec(text)?.[1] ?? [])),
];

/** Whether an address is one of the site's. */
export const isOwn = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/** Returns files, by address, with all their static imports. */
export type Reach = (urls: readonly string[]) => Promise<readonly string[]>;

/** Creates that function for a folder; it reads each file once. */
export function createReach(folder: string): Reach {
  const imports = new Map<string, Promise<readonly string[]>>();

  const read = async (url: string): Promise<readonly string[]> => {
    const found = staticImports(await readFile(join(folder, url), 'utf8'));
    return found.map((each) => (each.startsWith('.') ? posix.join(posix.dirname(url), each) : each));
  };
  const importsOf = (url: string): Promise<readonly string[]> => {
    const found = imports.get(url) ?? read(url);
    imports.set(url, found);
    return found;
  };

  return async (urls) => {
    const seen = new Set<string>();
    const queue = [...urls];
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      if (seen.has(url) || !isOwn(url) || !existsSync(join(folder, url))) continue;
      seen.add(url);
      queue.push(...(await importsOf(url)));
    }
    return [...seen];
  };
}
