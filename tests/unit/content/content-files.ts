/** Reads the files of `src/content` and `locales` from the disk, for the content tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = join(ROOT, 'src/content');

/** Parsed JSON of a file below the repository's root. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

/** Entries of a JSON file below `src/content` that holds an object by id. */
export function readEntries(path: string): [id: string, data: unknown][] {
  const data = readJson(`src/content/${path}`);
  if (typeof data !== 'object' || data === null) throw new Error(`${path} holds no entries`);
  return Object.entries(data);
}

/** Ids of the files below a folder of `src/content` (`es-GT/nosotros`), without `extension`. */
export function contentIds(folder: string, extension: string): string[] {
  const paths = globSync(`**/*${extension}`, { cwd: join(CONTENT, folder) });
  return paths.map((path) => path.slice(0, -extension.length)).sort();
}

/** A Markdown document: its front matter as flat `key: value` lines and its body. */
export function readDocument(id: string): { frontMatter: Record<string, string>; body: string } {
  const [, head = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(CONTENT, 'documents', `${id}.md`), 'utf8')) ?? [];
  const lines = head
    .split('\n')
    .map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]);
  return { frontMatter: Object.fromEntries(lines), body };
}

/** Every text of a tree of texts, with its dotted key. */
export function flatTexts(tree: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[prefix, tree]];
  if (typeof tree !== 'object' || tree === null) throw new Error(`${prefix} is neither text nor group`);
  return Object.entries(tree).flatMap(([key, node]) =>
    flatTexts(node, prefix === '' ? key : `${prefix}.${key}`),
  );
}
