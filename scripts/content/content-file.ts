/** Files of editors as they stand on the disk, with the line that each part of them is on. */
import { readFileSync } from 'node:fs';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { UNREADABLE } from './words.ts';

/** Keys and places (from 0) that lead to a part of a file. */
type Path = readonly PropertyKey[];

/** A file that could be read. */
export interface ContentFile {
  readonly data: unknown;
  /** What stands below the data, and its first line; '' in a file that is all data. */
  readonly body: string;
  readonly bodyLine: number;
  /** The line, from 1, of a part, or of what should have it. */
  readonly lineOf: (path: Path) => number | undefined;
}

/** A file that could not. */
export interface Unreadable {
  readonly fault: string;
  readonly line?: number | undefined;
}

/** JSON is YAML, too, so that both are looked up alike. The days of YAML 1.1 are days for Astro as well. */
function structureOf(text: string, above: number) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, customTags: ['timestamp'], prettyErrors: false });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + above;
  const lineOf = (path: Path): number | undefined => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return undefined;
  };
  return { document, lineAt, lineOf };
}

const linesIn = (text: string): number => text.trimEnd().split('\n').length;

/** The line that V8 names in the words of its error; a file that ends too early is wrong in its last one. */
function lineOfError(error: unknown, text: string): number {
  const [, line] = /\(line (\d+) column/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined ? linesIn(text) : Number(line);
}

/** Reads JSON. */
export function readJsonFile(path: string): ContentFile | Unreadable {
  const text = readFileSync(path, 'utf8');
  try {
    const data: unknown = JSON.parse(text);
    return { data, body: '', bodyLine: 0, lineOf: (part) => structureOf(text, 0).lineOf(part) };
  } catch (error) {
    return { fault: UNREADABLE.json, line: lineOfError(error, text) };
  }
}

const FENCE = '---';

/** Undefined where its anchors repeat each other without end. */
function dataOf(document: Document): unknown {
  try {
    const data: unknown = document.toJS();
    return data ?? {};
  } catch {
    return undefined;
  }
}

/** Reads Markdown with its front matter. */
export function readMarkdownFile(path: string): ContentFile | Unreadable {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const isFence = (line: string): boolean => line.trimEnd() === FENCE;
  // Astro passes over empty lines before it.
  const begin = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, at) => at > begin && isFence(line));
  if (!isFence(lines[begin] ?? '') || end < 0) return { fault: UNREADABLE.noHeader, line: 1 };
  const { document, lineAt, lineOf } = structureOf(lines.slice(begin + 1, end).join('\n'), begin + 1);
  const [error] = document.errors;
  if (error) return { fault: UNREADABLE.header, line: lineAt(error.pos[0]) };
  const data = dataOf(document);
  if (data === undefined) return { fault: UNREADABLE.header, line: begin + 2 };
  return { data, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2, lineOf };
}
