/**
 * Minifies built HTML: removes the tags and quotes that a parser does not need (HTML, 13.1.2.3 and 13.1.2.4) and
 * white space at the edges of lines, which no layout renders.
 */

import { escapeNonLatin1 } from './latin1.ts';

const TAG = /<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
const ATTRIBUTE = /\s+([^\s=/>"']+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Block elements: a line starts before, inside and after them. SVG shapes count as blocks, because they have no lines. */
const BLOCKS = words(
  'address article aside blockquote br circle dd details dialog div dl dt fieldset figure footer form g h1 h2 h3 h4 h5 h6 ' +
    'header hr legend li line main nav noscript ol optgroup option p path rect search section summary symbol table tbody td ' +
    'template th thead tr ul use',
);
/** Inline boxes: part of a line like a word, with separate lines inside. */
const BOXES = words('button select svg');
/** Part of a line like a word, without content. */
const REPLACED = words('audio canvas iframe img input object video');
/** Elements without an end tag. */
const VOID = words('br hr img input link meta source');
/** SVG elements that a slash closes. */
const DRAWN = words('circle line path rect svg use');
/** Elements that are copied unchanged, up to their end tag. */
const VERBATIM: ReadonlyMap<string, RegExp> = new Map([
  ['pre', /<\/pre>/gi],
  ['script', /<\/script>/gi],
  ['style', /<\/style>/gi],
  ['textarea', /<\/textarea>/gi],
]);

/** Elements whose tags are not cached, because they contain addresses and rarely repeat. */
const UNIQUE = words('a form iframe img link meta source video');
/** Maximum number of cached tags. */
const MAX_TAGS = 2000;

/**
 * Addresses keep their quotes, because searches in pages rely on them (`scripts/release/check/references.ts`); so do
 * values that begin or end with a slash.
 */
const QUOTED = words('action component-url href poster renderer-url src srcset');
const BARE = /^[^\s"'=<>`/&]+(?:\/[^\s"'=<>`/&]+)*$/;

/** The shortest notation of an attribute's value that has no double quotes. */
function shortValue(name: string, value: string): string {
  if (value === '') return '';
  return !QUOTED.has(name.toLowerCase()) && BARE.test(value) ? `=${value}` : `="${value}"`;
}

function minifyAttributes(text: string): string {
  return text.replace(ATTRIBUTE, (_, name: string, double?: string, single?: string) => {
    if (single?.includes('"')) return ` ${name}='${single}'`;
    return ` ${name}${shortValue(name, double ?? single ?? '')}`;
  });
}

/** The end of a tag; a space keeps the slash of an SVG element out of an unquoted value. */
function endOfTag(attributes: string, hasSlash: boolean): string {
  if (!hasSlash) return '>';
  return /=[^"'\s]*$/.test(attributes) ? ' />' : '/>';
}

/** The text so far, as parts, and the position within a line. */
class Line {
  readonly parts: string[] = [];
  readonly #keepsBlanks: boolean;
  /** Whether the line is empty. */
  #isNew = true;
  /** The part that ends with a blank, which is dropped at the end of the line. */
  #blank: number | undefined;

  constructor(keepsBlanks: boolean) {
    this.#keepsBlanks = keepsBlanks;
  }

  /** Adds a tag that does not change the line. */
  tag(text: string): void {
    this.parts.push(text);
  }

  /** Ends the line. */
  end(): void {
    const at = this.#blank;
    if (at !== undefined && !this.#keepsBlanks)
      this.parts[at] = (this.parts[at] ?? '').replace(/[ \t\r\n]+$/, '');
    this.#isNew = true;
    this.#blank = undefined;
  }

  /** Marks the line as filled by something other than text. */
  fill(): void {
    this.#isNew = false;
    this.#blank = undefined;
  }

  text(text: string): void {
    const isSpare = !this.#keepsBlanks && (this.#isNew || this.#blank !== undefined);
    const kept = isSpare ? text.replace(/^[ \t\r\n]+/, '') : text;
    if (kept === '') return;
    this.parts.push(kept);
    this.#isNew = false;
    this.#blank = /[ \t\r\n]$/.test(kept) ? this.parts.length - 1 : undefined;
  }
}

/** Whether an element that closes now is empty. */
const isEmpty = (opened: string, name: string): boolean =>
  opened.startsWith(`<${name}`) && /[ >]/.test(opened.charAt(name.length + 1));

/** Closes an element; an empty shape is closed in its start tag. */
function closeTag(line: Line, { name, text }: Tag): void {
  const { parts } = line;
  const opened = parts.at(-1) ?? '';
  const isNothing = isEmpty(opened, name);
  if (!isNothing || !DRAWN.has(name)) {
    // Scripts fill it, so the blank before it separates words.
    if (isNothing && !BLOCKS.has(name)) line.fill();
    line.tag(text);
    return;
  }
  // Without a space the slash would belong to an unquoted value.
  const space = /=[^"'\s]*>$/.test(opened) ? ' ' : '';
  parts[parts.length - 1] = `${opened.slice(0, -1)}${space}/>`;
}

/** The properties of a tag that do not depend on its place. */
type Tag = {
  readonly name: string;
  /** Whether it is an end tag, and whether it closes itself. */
  readonly closes: boolean;
  readonly isClosed: boolean;
  /** The minified tag. */
  readonly text: string;
  /** Length of the original tag. */
  readonly length: number;
};

function readTag([all, slash, tagName = '', attributes = '']: RegExpExecArray): Tag {
  const name = tagName.toLowerCase();
  const isClosed = attributes.trimEnd().endsWith('/');
  const tag = { name, isClosed, closes: slash === '/', length: all.length };
  if (tag.closes) return { ...tag, text: `</${name}>` };
  const open = isClosed ? attributes.replace(/\s*\/\s*$/, '') : attributes;
  const tight = minifyAttributes(escapeNonLatin1(open));
  return { ...tag, text: `<${name}${tight}${endOfTag(tight, isClosed && !VOID.has(name))}` };
}

/** The usual form of attributes: one blank, the name, and the value in double quotes. */
const NAME = /^ [^\s=/>"']+$/;
const PLAIN = /^<[a-z][a-z0-9]*$/;

/** Minifies attributes of the usual form; undefined for any others. */
function quickAttributes(text: string): string | undefined {
  let tight = '';
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('="', from);
    const close = text.indexOf('"', open + 2);
    const name = text.slice(from, open);
    if (open < 0 || close < 0 || !NAME.test(name)) return undefined;
    tight += name + shortValue(name.slice(1), text.slice(open + 2, close));
    from = close + 1;
  }
  return tight;
}

/** A fast `readTag` for tags whose attributes have the usual form. */
function readPlainTag(text: string): Tag | undefined {
  const isClosed = text.endsWith('/>');
  const end = text.length - (isClosed ? 2 : 1);
  const blank = text.indexOf(' ');
  const opens = text.slice(0, blank < 0 ? end : blank);
  if (!PLAIN.test(opens)) return undefined;
  const attributes = quickAttributes(escapeNonLatin1(text.slice(opens.length, end)));
  if (attributes === undefined) return undefined;
  const name = opens.slice(1);
  return {
    name,
    isClosed,
    closes: false,
    length: text.length,
    text: opens + attributes + endOfTag(attributes, isClosed && !VOID.has(name)),
  };
}

/** Caches tags, because pages repeat them. */
const tags = new Map<string, Tag>();

function remember(text: string, tag: Tag): void {
  if (UNIQUE.has(tag.name)) return;
  if (tags.size >= MAX_TAGS) tags.clear();
  // A copy of the text, because a substring keeps the whole text in memory.
  tags.set(` ${text}`.slice(1), tag);
}

function readAnyTag(html: string, from: number): Tag | undefined {
  TAG.lastIndex = from;
  const found = TAG.exec(html);
  return found ? readTag(found) : undefined;
}

/** The tag at a position. A cached one ends with the first '>', because all its quotes are closed there. */
function tagAt(html: string, from: number): Tag | undefined {
  const text = html.slice(from, html.indexOf('>', from) + 1);
  const known = tags.get(text);
  if (known) return known;
  const tag = readPlainTag(text) ?? readAnyTag(html, from);
  if (tag?.length === text.length) remember(text, tag);
  return tag;
}

/** The end of a verbatim element after `from`; the end of the text if it is not closed. */
function endOf(html: string, name: string, from: number): number {
  const end = VERBATIM.get(name);
  if (!end) return html.length;
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

/** Adds the markup at a '<'; returns its length. */
function putMarkup(line: Line, html: string, from: number): number {
  const comment = html.startsWith('<!--', from) ? html.indexOf('-->', from + 4) + 3 - from : 0;
  if (comment > 0) {
    line.tag(html.slice(from, from + comment));
    return comment;
  }
  const tag = tagAt(html, from);
  if (!tag) {
    line.text('<');
    return 1;
  }
  return putTag(line, tag, html, from);
}

function putTag(line: Line, tag: Tag, html: string, from: number): number {
  const { name, closes } = tag;
  const isBox = BOXES.has(name);
  let { length } = tag;
  if (BLOCKS.has(name) || (isBox && closes)) line.end();
  if (closes) {
    if ((name === 'ul' || name === 'ol') && line.parts.at(-1) === '</li>') line.parts.pop();
    closeTag(line, tag);
  } else if (VERBATIM.has(name)) {
    length = endOf(html, name, from) - from;
    line.tag(html.slice(from, from + length));
  } else {
    if (name === 'li' && line.parts.at(-1) === '</li>') line.parts.pop();
    if (isBox) line.fill();
    line.tag(tag.text);
    if (isBox) line.end();
  }
  if (REPLACED.has(name) || (isBox && (closes || tag.isClosed))) line.fill();
  return length;
}

/**
 * Minifies HTML. HTML for hydration keeps its white space and comments, because React compares its texts with those
 * of the page.
 */
export function minifyHtml(html: string, blanks: 'tight' | 'kept' = 'tight'): string {
  const line = new Line(blanks === 'kept');
  let from = 0;
  while (from < html.length) {
    const next = html.indexOf('<', from);
    const end = next < 0 ? html.length : next;
    if (end > from) line.text(escapeNonLatin1(html.slice(from, end)));
    from = end < html.length ? end + putMarkup(line, html, end) : end;
  }
  line.end();
  return line.parts.join('');
}
