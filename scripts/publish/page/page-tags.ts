/** The tags of a built page that tell what it loads and what it is, as a browser reads them (HTML, 13.2.5). */

/** A script or style with what it holds, or a tag of the head. */
export interface PageTag {
  readonly name: 'script' | 'style' | 'link' | 'meta';
  /** The text between name and end of the tag. */
  readonly attributes: string;
  /** '' for what holds nothing. */
  readonly content: string;
  /** Where in the page it stands, its content and the end of its element included. */
  readonly from: number;
  readonly to: number;
}

const NAME = /(script|style|link|meta)(?=[\s/>])/iy;
const ENDS = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };

const BLANK = 0x20;
const EQUALS = 0x3d;
/** A letter with this bit is a small one. */
const SMALL = 0x20;
const [A, L, M, S, Z] = [0x61, 0x6c, 0x6d, 0x73, 0x7a];

/** Whether a quote opens a value there. */
function opensValue(html: string, at: number): boolean {
  let before = at - 1;
  while (html.charCodeAt(before) <= BLANK) before -= 1;
  return html.charCodeAt(before) === EQUALS;
}

/** Finds the next of a character from a place on, which is never before the last one; beyond the text where there is none. */
function finder(html: string, character: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    const next = html.indexOf(character, from);
    found = next < 0 ? html.length : next;
    return found;
  };
}

/** Tells where the tag ends whose name begins at a place: at the first '>' that no quoted value holds; -1 where it does not. */
function endFinder(html: string): (from: number) => number {
  const doubleFrom = finder(html, '"');
  const singleFrom = finder(html, "'");
  return (from) => {
    let end = html.indexOf('>', from);
    let at = from;
    for (;;) {
      const double = doubleFrom(at);
      const quote = Math.min(double, singleFrom(at));
      if (quote > end || end < 0) return end;
      at = quote + 1;
      if (!opensValue(html, quote)) continue;
      const close = html.indexOf(quote === double ? '"' : "'", at);
      if (close < 0) return -1;
      if (close > end) end = html.indexOf('>', close);
      at = close + 1;
    }
  };
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

/** Reads a tag from its name on into the others, where it is one of them; answers where the next one may begin. */
function readTag(html: string, from: number, end: number, tags: PageTag[]): number {
  const name = kindOf(findFrom(NAME, html, from)?.[1]);
  if (!name) return end + 1;
  const attributes = html.slice(from + name.length, end);
  if (name === 'link' || name === 'meta') {
    tags.push({ name, attributes, content: '', from: from - 1, to: end + 1 });
    return end + 1;
  }
  const closed = findFrom(ENDS[name], html, end + 1);
  // What is never closed is never run, and nothing follows it.
  if (!closed) return html.length;
  const content = html.slice(end + 1, closed.index);
  const to = ENDS[name].lastIndex;
  tags.push({ name, attributes, content, from: from - 1, to });
  return to;
}

/** All of them in their order. What values, comments, scripts and styles hold are no tags. */
export function tagsOf(html: string): readonly PageTag[] {
  const tags: PageTag[] = [];
  const endFrom = endFinder(html);
  let at = html.indexOf('<');
  while (at >= 0) {
    let next = at + 1;
    const letter = html.charCodeAt(next) | SMALL;
    if (letter >= A && letter <= Z) {
      const end = endFrom(next);
      const isOne = letter === S || letter === L || letter === M;
      if (end < 0) next = html.length;
      else next = isOne ? readTag(html, next, end, tags) : end + 1;
    } else if (html.startsWith('!--', next)) {
      const end = html.indexOf('-->', next);
      next = end < 0 ? html.length : end + 3;
    }
    at = html.indexOf('<', next);
  }
  return tags;
}
