/** Finds HTML and unsafe addresses in editors' files: pages show only texts and Markdown. */
import { type MdastNode, markdownToMdast } from 'satteri';
import { decodeEntities } from '../../../src/shared/html/html-entities.ts';
import type { Fault, Path } from '../fault.ts';
import { MARKUP } from '../words.ts';
import { type Forbidden, forbiddenIn } from './markdown-rules.ts';

/** The beginning of a tag, a comment or an instruction. A lone `<`, as in `talla < 40`, is text. */
const TAG = /<(?:\/?[a-z]|!|\?)[^\s<>]*>?/i;
/** An address that runs code, after browsers remove blanks and control characters. `data:` alone is a word. */
const RUNS = /^(?:(?:javascript|vbscript):|data:(?:[\w.+-]+\/[\w.+-]+|[,;]))/i;
const SVG = /^[^\s:]*\.svg$/i;

/** The forbidden markup in a text. */
function wrongWith(text: string): string | undefined {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) return MARKUP.html(tag);
  if (RUNS.test(decodeEntities(text).replace(/[\s\p{Cc}\p{Cf}]/gu, ''))) return MARKUP.link(text);
  return SVG.test(text) ? MARKUP.picture(text) : undefined;
}

/** Markup in the texts and names of data; repeated YAML anchors are read once. */
export function dataMarkup(part: unknown, path: Path = [], seen: Set<object> = new Set()): readonly Fault[] {
  if (typeof part === 'string') {
    const what = wrongWith(part);
    return what === undefined ? [] : [{ path, what }];
  }
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, Array.isArray(part) ? Number(key) : key];
    const what = wrongWith(key);
    return [...(what === undefined ? [] : [{ path: own, what }]), ...dataMarkup(value, own, seen)];
  });
}

function wordsFor(found: Forbidden, node: MdastNode): string {
  if (found === 'html') return MARKUP.htmlInMarkdown('value' in node ? node.value : '');
  const url = 'url' in node ? node.url : '';
  return found === 'link' ? MARKUP.link(url) : MARKUP.picture(url);
}

/** Markup in a Markdown text, found by the parser that renders it, with lines of the file. */
export function markdownMarkup(body: string): readonly Fault[] {
  const look = (node: MdastNode): readonly Fault[] => {
    const found = forbiddenIn(node);
    const own = found && {
      path: [],
      what: wordsFor(found, node),
      ...(node.position && { line: node.position.start.line }),
    };
    const below = 'children' in node ? node.children.flatMap(look) : [];
    return own ? [own, ...below] : below;
  };
  return look(markdownToMdast(body));
}
