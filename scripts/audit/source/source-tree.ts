/** The modules of `src/` and their imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The part of a file that contains an import: the `<script>` of an `.astro` file runs in the browser. */
type Zone = 'module' | 'script';

/** One import, export-from or `import()`; type-only ones included. */
export interface ImportEdge {
  readonly specifier: string;
  /** Path inside `src/` of one of the shop's files; `../locales/…` for the translations. */
  readonly target: string | undefined;
  readonly zone: Zone;
}

/** A part of a file in TypeScript, with its syntax tree. */
interface CodePart {
  readonly zone: Zone;
  readonly text: string;
  readonly tree: () => ts.SourceFile;
}

/** A file of `src/`. */
export interface SourceFile {
  /** Path inside `src/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly code: readonly CodePart[];
  readonly imports: readonly ImportEdge[];
}

const SOURCE = /\.(ts|tsx|astro|mjs|cjs)$/;

/** All nodes of a syntax tree, each before those inside it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

function codePart(path: string, zone: Zone, text: string): CodePart {
  const kind = /\.(tsx|astro)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  let tree: ts.SourceFile | undefined;
  return {
    zone,
    text,
    tree: () => (tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)),
  };
}

/** The frontmatter of an `.astro` file, and each of its scripts. */
function astroCode(path: string, text: string): readonly CodePart[] {
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
  return [
    codePart(path, 'module', frontmatter),
    ...scripts.map(([, body = '']) => codePart(path, 'script', body)),
  ];
}

function resolveTarget(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : undefined;
}

/** Reads one file's text. */
export function readSource(path: string, text: string): SourceFile {
  const code = path.endsWith('.astro') ? astroCode(path, text) : [codePart(path, 'module', text)];
  const imports = code.flatMap((part) =>
    ts.preProcessFile(part.text, true, true).importedFiles.map(({ fileName }) => ({
      specifier: fileName,
      target: resolveTarget(path, fileName.replace(/\?.*$/, '')),
      zone: part.zone,
    })),
  );
  return { path, text, code, imports };
}

/** All source files below `src/` of a project. */
export function readSourceTree(root: string): readonly SourceFile[] {
  const src = join(root, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => SOURCE.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => readSource(path, readFileSync(join(src, path), 'utf8')));
}
