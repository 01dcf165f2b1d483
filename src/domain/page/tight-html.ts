/**
 * Built HTML in fewer bytes: the same elements, attributes and words, without what a parser adds by itself (HTML, 13.1.2.3
 * and 13.1.2.4) and without the blanks at the edges of lines, which no layout shows.
 */

import { withReferences } from './text/one-byte.ts';

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const ATTRIBUTE = /\s+([^\s=/>"']+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Around and inside of these a line begins anew. What a picture is drawn of is among them: it has no lines at all. */
const BLOCKS = words(
  'address article aside blockquote br circle dd details dialog div dl dt fieldset figure footer form g h1 h2 h3 h4 h5 h6 ' +
    'header hr legend li line main nav noscript ol optgroup option p path rect search section summary symbol table tbody td ' +
    'template th thead tr ul use',
);
/** These stand in a line like a word; what they hold has lines of its own. */
const BOXES = words('button select svg');
/** Like a word too, and nothing inside. */
const REPLACED = words('audio canvas iframe img input object video');
/** What is never closed. */
const VOID = words('br hr img input link meta source');
/** What a slash closes, because it is SVG. */
const DRAWN = words('circle line path rect svg use');
/** Copied as it is. */
const VERBATIM = words('pre script style textarea');

/** Addresses keep their quotes, as does all that has a slash: what looks for them in a page looks for these (`scripts/release/check/references.ts`). */
const QUOTED = words('action href poster src srcset');
const BARE = /^[^\s"'=<>`/&]+$/;

function tightAttributes(text: string): string {
  return text.replace(ATTRIBUTE, (_, name: string, double?: string, single?: string) => {
    const value = double ?? single;
    if (!value) return ` ${name}`;
    if (single?.includes('"')) return ` ${name}='${single}'`;
    return !QUOTED.has(name.toLowerCase()) && BARE.test(value) ? ` ${name}=${value}` : ` ${name}="${value}"`;
  });
}

/** The text so far, as parts, and where in it a line stands. */
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

  /** Something that is no text stands in the line. */
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
function closeTag(line: Line, name: string): void {
  const { parts } = line;
  const opened = parts.at(-1) ?? '';
  const isNothing = isEmpty(opened, name);
  if (!isNothing || !DRAWN.has(name)) {
    // Scripts fill it: the blank before it will be one between words.
    if (isNothing && !BLOCKS.has(name)) line.fill();
    line.tag(`</${name}>`);
    return;
  }
  // The slash would belong to a value without quotes.
  const space = /=[^"'\s]*>$/.test(opened) ? ' ' : '';
  parts[parts.length - 1] = `${opened.slice(0, -1)}${space}/>`;
}

function openTag(name: string, attributes: string): string {
  const isClosed = attributes.trimEnd().endsWith('/') && !VOID.has(name);
  const tight = tightAttributes(attributes.replace(/\s*\/\s*$/, ''));
  const space = isClosed && /=[^"'\s]*$/.test(tight) ? ' ' : '';
  return `<${name}${tight}${isClosed ? `${space}/` : ''}>`;
}

/** Where a verbatim element ends, after `from`; the end of the text where it does not. */
function endOf(html: string, name: string, from: number): number {
  const at = html.toLowerCase().indexOf(`</${name}>`, from);
  return at < 0 ? html.length : at + name.length + 3;
}

/**
 * The same HTML in fewer bytes. What React is to hydrate keeps its blanks: React compares its texts with those of the page.
 * For the same reason comments stay, which stand between two of them.
 */
export function tightHtml(html: string, blanks: 'tight' | 'kept' = 'tight'): string {
  const line = new Line(blanks === 'kept');
  let from = 0;
  for (const token of html.matchAll(TOKEN)) {
    const [text, slash, tagName, attributes = ''] = token;
    if (token.index < from) continue;
    if (tagName === undefined) {
      if (text.startsWith('<!--')) line.tag(text);
      else line.text(withReferences(text));
      continue;
    }
    const name = tagName.toLowerCase();
    if (BLOCKS.has(name) || (BOXES.has(name) && slash)) line.end();
    if (slash) {
      if ((name === 'ul' || name === 'ol') && line.parts.at(-1) === '</li>') line.parts.pop();
      closeTag(line, name);
    } else if (VERBATIM.has(name)) {
      from = endOf(html, name, token.index);
      line.tag(html.slice(token.index, from));
    } else {
      if (name === 'li' && line.parts.at(-1) === '</li>') line.parts.pop();
      if (BOXES.has(name)) line.fill();
      line.tag(openTag(name, withReferences(attributes)));
      if (BOXES.has(name)) line.end();
    }
    if (REPLACED.has(name) || (BOXES.has(name) && (slash || attributes.trimEnd().endsWith('/')))) line.fill();
  }
  line.end();
  return line.parts.join('');
}
