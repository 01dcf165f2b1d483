/**
 * Parses small HTML of the service (full description, footer) into a tree of the allowed elements: paragraphs, lists,
 * emphasis, line breaks and safe links (decision 88, HTML in API texts). Runs in linear time; length and depth are
 * limited.
 */

import { withoutControls } from '#shared/text/text.ts';
import { decodeEntities } from './html-entities.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';
import { linkHref } from './safe-link.ts';

type Block = 'paragraph' | 'list' | 'ordered-list' | 'item';
type Inline = 'strong' | 'emphasis';
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: Block | Inline; readonly children: RichText }
  | { readonly kind: 'link'; readonly href: string; readonly children: RichText };
/** The root holds only paragraphs and lists; a list holds only items. */
export type RichText = readonly RichNode[];

type Kind = 'root' | Exclude<RichNode['kind'], 'text' | 'break'>;
/** A node that is still being filled. */
type Open = { readonly kind: Kind; readonly href: string; readonly children: RichNode[] };
/** The open nodes, from the root to the current one. */
type Path = [Open, ...Open[]];

/** Maximum length of a text; the rest is ignored. */
const MAX_LENGTH = 50_000;
const MAX_DEPTH = 16;

const INLINES: ReadonlyMap<string, Inline> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
]);
const LISTS: ReadonlyMap<string, 'list' | 'ordered-list'> = new Map([
  ['ul', 'list'],
  ['menu', 'list'],
  ['ol', 'ordered-list'],
]);
const PARAGRAPH =
  /^(p|div|section|article|header|footer|main|aside|address|blockquote|pre|h[1-6]|hr|table|tr|dl|dt|dd)$/;
const CELL = /^(td|th)$/;
const INLINE_KINDS: readonly Kind[] = ['strong', 'emphasis', 'link'];
const LIST_KINDS: readonly Kind[] = ['list', 'ordered-list'];

function current(path: Path): Open {
  return path.at(-1) ?? path[0];
}

/** Opens a node within the current one, unless the tree is deep enough already; a list needs room for its items too. */
function open(path: Path, kind: Kind, href = ''): void {
  const deepest = LIST_KINDS.includes(kind) ? MAX_DEPTH - 1 : MAX_DEPTH;
  if (path.length < deepest) path.push({ kind, href, children: [] });
}

/** Removes a line break at the end of a block. */
function dropLastBreak({ children }: Open): void {
  while (children.at(-1)?.kind === 'break') children.pop();
}

/** Closes the current node; removes it if it is empty. */
function close(path: Path): void {
  const closed = path.length > 1 ? path.pop() : undefined;
  if (!closed || closed.kind === 'root' || closed.children.length === 0) return;
  const { kind, href, children } = closed;
  if (!INLINE_KINDS.includes(kind)) dropLastBreak(closed);
  current(path).children.push(kind === 'link' ? { kind, href, children } : { kind, children });
}

/** Closes until the current node is of one of the kinds, or the root. */
function closeTo(path: Path, kinds: readonly Kind[]): void {
  while (path.length > 1 && !kinds.includes(current(path).kind)) close(path);
}

/** Closes the nearest node of `kinds`, if only nodes of `crossed` are open inside it. */
function closeNearest(path: Path, kinds: readonly Kind[], crossed: readonly Kind[]): void {
  const at = path.findLastIndex(({ kind }) => !crossed.includes(kind) || kinds.includes(kind));
  if (!kinds.includes(path[at]?.kind ?? 'root')) return;
  while (path.length > at) close(path);
}

/** Opens a paragraph for text directly in the root or in a list. */
function makeRoom(path: Path): void {
  const { kind } = current(path);
  if (kind === 'root') open(path, 'paragraph');
  if (LIST_KINDS.includes(kind)) open(path, 'item');
}

function addText(path: Path, written: string): void {
  const text = withoutControls(decodeEntities(written)).replace(/[ \t\r\n\f]+/g, ' ');
  const { kind, children } = current(path);
  const isAtStart = children.length === 0 && !INLINE_KINDS.includes(kind);
  const words = isAtStart || LIST_KINDS.includes(kind) ? text.trimStart() : text;
  if (words === '') return;
  makeRoom(path);
  current(path).children.push({ kind: 'text', text: words });
}

/** A line break, or the border of a block within an item; ignored at the beginning. */
function addBreak(path: Path): void {
  const { kind, children } = current(path);
  const last = children.at(-1);
  if (kind === 'root' || LIST_KINDS.includes(kind) || !last) return;
  children.push({ kind: 'break' });
}

function startBlock(path: Path): void {
  closeTo(path, ['item']);
  const last = current(path).children.at(-1);
  if (current(path).kind === 'item' && last?.kind !== 'break') addBreak(path);
}

function startItem(path: Path): void {
  closeTo(path, LIST_KINDS);
  if (current(path).kind === 'root') open(path, 'list');
  open(path, 'item');
}

function startList(path: Path, kind: 'list' | 'ordered-list'): void {
  closeTo(path, ['item', ...LIST_KINDS]);
  if (LIST_KINDS.includes(current(path).kind)) open(path, 'item');
  dropLastBreak(current(path));
  open(path, kind);
}

function startTag(path: Path, { name, attributes }: Extract<HtmlToken, { type: 'open' }>): void {
  const inline = INLINES.get(name);
  const list = LISTS.get(name);
  const href = name === 'a' ? linkHref(attributes) : undefined;
  if (inline || href !== undefined) {
    makeRoom(path);
    open(path, inline ?? 'link', href);
  } else if (list) startList(path, list);
  else if (name === 'li') startItem(path);
  else if (name === 'br') addBreak(path);
  else if (CELL.test(name)) addText(path, ' ');
  else if (PARAGRAPH.test(name)) startBlock(path);
}

function endTag(path: Path, name: string): void {
  const inline = INLINES.get(name);
  const list = LISTS.get(name);
  if (inline) closeNearest(path, [inline], INLINE_KINDS);
  else if (name === 'a') closeNearest(path, ['link'], INLINE_KINDS);
  else if (list) closeNearest(path, [list], [...INLINE_KINDS, 'item']);
  else if (name === 'li') closeNearest(path, ['item'], INLINE_KINDS);
  else if (PARAGRAPH.test(name)) startBlock(path);
}

/** The tree of a text. Unknown tags are removed, but their text stays; scripts and styles are removed completely. */
export function parseRichText(html: string): RichText {
  const root: Open = { kind: 'root', href: '', children: [] };
  const path: Path = [root];
  for (const token of htmlTokens(html.slice(0, MAX_LENGTH))) {
    if (token.type === 'text') addText(path, token.text);
    else if (token.type === 'open') startTag(path, token);
    else endTag(path, token.name);
  }
  closeTo(path, []);
  return root.children;
}

function rawTextOf(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return ' ';
      const text = rawTextOf(node.children);
      return INLINE_KINDS.includes(node.kind) ? text : `${text} `;
    })
    .join('');
}

/** The text without markup in one line, for descriptions in a page's head. */
export function plainTextOf(richText: RichText): string {
  return rawTextOf(richText).replace(/\s+/g, ' ').trim();
}
