/** Reads editors' files with the line of each part. */
import { extractFrontmatter, parseFrontmatter } from 'astro/markdown';
import { isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Fault } from './fault.ts';
import { type Path, partOf } from './fault.ts';
import { readText, type Unreadable } from './file-text.ts';
import { headerMistake, unclosedHeader } from './header-mistakes.ts';
import { jsonFault, repeatedKeys } from './json-faults.ts';
import { dataMarkup, markdownMarkup } from './markup/markup-faults.ts';
import { UNREADABLE, WRONG } from './words.ts';

/** A readable file. */
export interface ContentFile {
  readonly data: unknown;
  /** Faults of a file that can be read all the same. */
  readonly faults: readonly Fault[];
  /** The text below the front matter, with its line positions kept; '' in a data file. */
  readonly body: string;
  /** The line, from 1, of a part, or of its nearest existing parent. */
  readonly lineOf: (path: Path) => number | undefined;
  /** The source text of a part, if it may differ from the parsed value: JSON has no dates. */
  readonly sourceOf: (path: Path) => string | undefined;
}

/** Finds the position of each part of a text. JSON is also YAML, so both use the same parser. */
function structureOf(text: string, above: number): Pick<ContentFile, 'lineOf' | 'sourceOf'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  return {
    sourceOf: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    lineOf: (path) => {
      for (let depth = path.length; depth >= 0; depth -= 1) {
        const node: unknown = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line + above;
      }
      return undefined;
    },
  };
}

const keyFaults = (text: string): readonly Fault[] =>
  repeatedKeys(text).map(({ key, line }) => ({ path: [], what: WRONG.keyTwice(key), line }));

const BYTE_ORDER_MARK = '\uFEFF';

/** Reads JSON. */
export function readJsonFile(path: string): ContentFile | Unreadable {
  const text = readText(path);
  if (typeof text !== 'string') return text;
  if (text.startsWith(BYTE_ORDER_MARK)) return { fault: UNREADABLE.mark, line: 1 };
  try {
    const data: unknown = JSON.parse(text);
    return {
      data,
      faults: [...keyFaults(text), ...dataMarkup(data)],
      body: '',
      lineOf: (part) => structureOf(text, 0).lineOf(part),
      sourceOf: () => undefined,
    };
  } catch {
    return jsonFault(text);
  }
}

/** The message and line of js-yaml, from 0 within the parsed text. */
function ofYaml(error: unknown): { readonly wrong: number; readonly reason: string } {
  const said = error instanceof Error ? error : undefined;
  const line = partOf(said, ['mark', 'line']);
  return { wrong: typeof line === 'number' ? line : 0, reason: String(partOf(said, ['reason'])) };
}

/** Why the front matter cannot be read; `above` is the number of lines before it. */
function whyNoHeader(raw: string, above: number, error: unknown): Unreadable {
  const said = ofYaml(error);
  const { fault, at } = headerMistake(raw.split('\n'), said) ?? { fault: UNREADABLE.header, at: said.wrong };
  return { fault, line: above + at + 1 };
}

/** Explains which fence is missing. */
function whyNoFences(text: string): Unreadable {
  if (!/^\uFEFF?\s*---/.test(text)) return { fault: UNREADABLE.noHeader, line: 1 };
  const { fault, at } = unclosedHeader(text.trimEnd().split('\n'));
  return { fault, line: at + 1 };
}

/** Reads Markdown with front matter by Astro's own reader, so that dates and numbers are the same. */
export function readMarkdownFile(path: string): ContentFile | Unreadable {
  const text = readText(path);
  if (typeof text !== 'string') return text;
  const raw = extractFrontmatter(text);
  if (raw === undefined) return whyNoFences(text);
  // The removed front matter includes the line of the fence.
  const above = text.slice(0, text.indexOf(raw)).split('\n').length - 1;
  try {
    const { frontmatter: data, content: body } = parseFrontmatter(text, { frontmatter: 'empty-with-lines' });
    const faults = [...dataMarkup(data), ...markdownMarkup(body)];
    return { data, faults, body, ...structureOf(raw, above) };
  } catch (error) {
    return whyNoHeader(raw, above, error);
  }
}
