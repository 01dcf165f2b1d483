/** The facts of the project: its editors' files and its code. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildVariables, filesBelow } from '../../commands/inputs.ts';
import { editorFiles } from '../../content/names/read-files.ts';
import type { FileFacts, ProjectFacts } from './facts.ts';

const CONTENT = 'src/content';
const SCHEMAS = `${CONTENT}/schemas`;
/** Sources of the pages other than editors' files. */
const PROGRAM = [
  'src',
  'public',
  'scripts/astro',
  'scripts/build',
  'scripts/html',
  'scripts/publish',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Bytes: the text of a larger file is not stored in the record of a release. */
const LONGEST_TEXT = 64 * 1024;

const TITLE = /^\uFEFF?---\r?\n(?:.*\r?\n)*?title: *(.+?)\r?\n/;

const pathsBelow = (root: string, folder: string): readonly string[] =>
  filesBelow(join(root, folder)).map((file) => relative(root, file).replaceAll('\\', '/'));

const isEditorFile = (path: string): boolean =>
  path.startsWith(`${CONTENT}/`) && !path.startsWith(`${SCHEMAS}/`);

function fileFacts(root: string, path: string): FileFacts {
  const text = readFileSync(join(root, path));
  const title = path.endsWith('.md') ? (TITLE.exec(text.toString('utf8'))?.[1] ?? '') : '';
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const isKept = /\.(?:md|json)$/.test(path) && text.length <= LONGEST_TEXT;
  return { digest, title, ...(isKept && { text: text.toString('utf8') }) };
}

function programDigest(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(JSON.stringify([buildVariables(env), process.version]));
  for (const path of PROGRAM.flatMap((folder) => pathsBelow(root, folder))) {
    if (!isEditorFile(path))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Reads the facts of the project. */
export function contentFacts(root: string, env: NodeJS.ProcessEnv): ProjectFacts {
  return {
    files: Object.fromEntries(editorFiles(root).read.map((path) => [path, fileFacts(root, path)])),
    program: programDigest(root, env),
  };
}
