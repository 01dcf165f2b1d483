/** The tags of a built page that tell what it loads and what it is, as a browser reads them (HTML, 13.2.5). */

/** A script or style with what it holds, or a tag of the head. */
export interface PageTag {
  readonly name: 'script' | 'style' | 'link' | 'meta';
  /** The text between name and end of the tag. */
  readonly attributes: string;
  /** '' for what holds nothing. */
  readonly content: string;
}

const NAME = /(script|style|link|meta)(?=[\s/>])/iy;
const ENDS = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };
const FIRST = /[slm]/i;

const BLANK = 0x20;
const DOUBLE = 0x22;
const SINGLE = 0x27;
const EQUALS = 0x3d;
/** A letter with this bit is a small one. */
const SMALL = 0x20;
const [A, Z] = [0x61, 0x7a];

/** Whether a tag begins there that opens an element. */
function isName(html: string, at: number): boolean {
  const letter = html.charCodeAt(at) | SMALL;
  return letter >= A && letter <= Z;
}

/** Whether a quote opens a value there. */
function opensValue(html: string, at: number): boolean {
  let before = at - 1;
  while (html.charCodeAt(before) <= BLANK) before -= 1;
  return html.charCodeAt(before) === EQUALS;
}

/** Where a tag ends: at the first '>' that no quoted value holds; -1 where it does not. */
function endOfTag(html: string, from: number): number {
  let end = html.indexOf('>', from);
  for (let at = from; at < end; at += 1) {
    const code = html.charCodeAt(at);
    if ((code !== DOUBLE && code !== SINGLE) || !opensValue(html, at)) continue;
    at = html.indexOf(code === DOUBLE ? '"' : "'", at + 1);
    if (at < 0) return -1;
    if (at > end) end = html.indexOf('>', at);
  }
  return end;
}

/** The next match of a pattern from a place on. */
function findFrom(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(html);
}

const kindOf = (name = ''): PageTag['name'] | undefined => {
  const lower = name.toLowerCase();
  return lower === 'script' || lower === 'style' || lower === 'link' || lower === 'meta' ? lower : undefined;
};

/** Reads the tag whose name begins at a place; answers it, where it is one of them, and where the next one may begin. */
function readTag(html: string, from: number, end: number): { tag?: PageTag; next: number } {
  const name = FIRST.test(html.charAt(from)) ? kindOf(findFrom(NAME, html, from)?.[1]) : undefined;
  if (!name) return { next: end + 1 };
  const attributes = html.slice(from + name.length, end);
  if (name === 'link' || name === 'meta') return { tag: { name, attributes, content: '' }, next: end + 1 };
  const closed = findFrom(ENDS[name], html, end + 1);
  // What is never closed is never run, and nothing follows it.
  if (!closed) return { next: html.length };
  return {
    tag: { name, attributes, content: html.slice(end + 1, closed.index) },
    next: ENDS[name].lastIndex,
  };
}

/** All of them in their order. What values, comments, scripts and styles hold are no tags. */
export function tagsOf(html: string): readonly PageTag[] {
  const tags: PageTag[] = [];
  let at = html.indexOf('<');
  while (at >= 0) {
    let next = at + 1;
    if (html.startsWith('!--', next)) {
      const end = html.indexOf('-->', next);
      next = end < 0 ? html.length : end + 3;
    } else if (isName(html, next)) {
      const end = endOfTag(html, next);
      const read = end < 0 ? { next: html.length } : readTag(html, next, end);
      if (read.tag) tags.push(read.tag);
      next = read.next;
    }
    at = html.indexOf('<', next);
  }
  return tags;
}
