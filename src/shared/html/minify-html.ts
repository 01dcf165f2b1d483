/**
 * Built HTML in fewer bytes: the same elements, attributes and words, without what a parser adds by itself (HTML, 13.1.2.3
 * and 13.1.2.4) and without the blanks at the edges of lines, which no layout shows.
 */

import { escapeNonLatin1 } from './escape-non-latin1.ts';

const TAG = /<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
const ATTRIBUTE = /\s+([^\s=/>"']+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Around and inside of these a line begins anew. What a picture is drawn of is among them: it has no lines at all. */
const BLOCKS = words(
  'address article aside blockquote br circle dd details dialog div dl dt fieldset figure footer form g h1 h2 h3 h4 h5 h6 ' +
    'header hr legend li line main nav noscript ol optgroup option p path rect search section summary symbol table tbody td ' +
    'template th thead tr ul use',
);
/** Inline boxes: part of a line like a word, with separate lines inside. */
const BOXES = words('button select svg');
/** Like a word too, and nothing inside. */
const REPLACED = words('audio canvas iframe img input object video');
/** What is never closed. */
const VOID = words('br hr img input link meta source');
/** What a slash closes, because it is SVG. */
const DRAWN = words('circle line path rect svg use');
/** Copied as it is, up to its end tag. */
const VERBATIM: ReadonlyMap<string, RegExp> = new Map([
  ['pre', /<\/pre>/gi],
  ['script', /<\/script>/gi],
  ['style', /<\/style>/gi],
  ['textarea', /<\/textarea>/gi],
]);

/** Their tags tell addresses, so that hardly two are the same. */
const UNIQUE = words('a form iframe img link meta source video');
/** Most tags that are remembered. */
const MAX_TAGS = 2000;

/** Addresses keep their quotes, as does all that begins or ends with a slash: what looks for them in a page looks for these (`scripts/release/check/references.ts`). */
const QUOTED = words('action component-url href poster renderer-url src srcset');
const BARE = /^[^\s"'=<>`/&]+(?:\/[^\s"'=<>`/&]+)*$/;

/** The value of an attribute, which holds no double quotes. */
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

/** The slash of what a drawing is made of would belong to a value without quotes. */
function endOfTag(attributes: string, hasSlash: boolean): string {
  if (!hasSlash) return '>';
  return /=[^"'\s]*$/.test(attributes) ? ' />' : '/>';
}

/** The text so far, as parts, and the position within a line. */
class Line {
  readonly parts: string[] = [];
  readonly #keepsBlanks: boolean;
  /** Nothing is in the line yet. */
  #isNew = true;
  /** The part that ends with a blank, which is dropped where the line ends. */
  #blank: number | undefined;

  constructor(keepsBlanks: boolean) {
    this.#keepsBlanks = keepsBlanks;
  }

  /** A tag that leaves the line as it is, or one that was looked at already. */
  tag(text: string): void {
    this.parts.push(text);
  }

  /** The line ends, and another begins. */
  end(): void {
    const at = this.#blank;
    if (at !== undefined && !this.#keepsBlanks)
      this.parts[at] = (this.parts[at] ?? '').replace(/[ \t\r\n]+$/, '');
    this.#isNew = true;
    this.#blank = undefined;
  }

  /** Something other than text is in the line. */
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

/** Whether an element that closes now has nothing in it. */
const isEmpty = (opened: string, name: string): boolean =>
  opened.startsWith(`<${name}`) && /[ >]/.test(opened.charAt(name.length + 1));

/** An item of a list ends where the next one begins or the list ends, and a shape without content where it began. */
function closeTag(line: Line, { name, text }: Tag): void {
  const { parts } = line;
  const opened = parts.at(-1) ?? '';
  const isNothing = isEmpty(opened, name);
  if (!isNothing || !DRAWN.has(name)) {
    // Scripts fill it: the blank before it will be one between words.
    if (isNothing && !BLOCKS.has(name)) line.fill();
    line.tag(text);
    return;
  }
  // The slash would belong to a value without quotes.
  const space = /=[^"'\s]*>$/.test(opened) ? ' ' : '';
  parts[parts.length - 1] = `${opened.slice(0, -1)}${space}/>`;
}

/** What is the same wherever a tag occurs. */
type Tag = {
  readonly name: string;
  /** Whether it closes an element, and whether it closes the one that it opens. */
  readonly closes: boolean;
  readonly isClosed: boolean;
  /** The tag itself in fewer bytes. */
  readonly text: string;
  /** Characters that it took. */
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

/** How most attributes are written: one blank, the name, and then the value in double quotes. */
const NAME = /^ [^\s=/>"']+$/;
const PLAIN = /^<[a-z][a-z0-9]*$/;

/** Attributes as most are written, in fewer bytes; undefined for any others. */
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

/** The same as `readTag` for what ends with the first '>': a tag whose attributes are written as most are. */
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

/** The same tags stand in page after page. */
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

/** The tag that begins there. One that is known ends with the first '>': all its quotes are closed there. */
function tagAt(html: string, from: number): Tag | undefined {
  const text = html.slice(from, html.indexOf('>', from) + 1);
  const known = tags.get(text);
  if (known) return known;
  const tag = readPlainTag(text) ?? readAnyTag(html, from);
  if (tag?.length === text.length) remember(text, tag);
  return tag;
}

/** Where a verbatim element ends, after `from`; the end of the text where it does not. */
function endOf(html: string, name: string, from: number): number {
  const end = VERBATIM.get(name);
  if (!end) return html.length;
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

/** Puts what begins with a '<' there: answers how many characters that took. */
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
 * The same HTML in fewer bytes. What React is to hydrate keeps its blanks: React compares its texts with those of the page.
 * For the same reason comments stay, which stand between two of them.
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
