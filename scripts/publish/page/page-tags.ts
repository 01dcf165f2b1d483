/** The tags of a built page that tell what it loads and what it is, as a browser reads them (HTML, 13.2.5). */

/** A script or style with what it holds, or a tag of the head. */
export interface PageTag {
  readonly name: 'script' | 'style' | 'link' | 'meta';
  /** The text between name and end of the tag. */
  readonly attributes: string;
  /** '' for what holds nothing. */
  readonly content: string;
  /** Its start in the page; its range includes the content and the end tag. */
  readonly from: number;
  readonly to: number;
}

const NAME = /(script|style|link|meta)(?=[\s/>])/iy;
const ENDS = { script: /<\/script\s*>/iy, style: /<\/style\s*>/iy };

const BLANK = 0x20;
const BANG = 0x21;
const DOUBLE = 0x22;
const SINGLE = 0x27;
const BEGIN = 0x3c;
const EQUALS = 0x3d;
const END = 0x3e;
/** A letter with this bit is a small one. */
const SMALL = 0x20;
const [A, Z] = [0x61, 0x7a];
const [L, M, N, R, S, T, Y] = [0x6c, 0x6d, 0x6e, 0x72, 0x73, 0x74, 0x79];

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

/** What a sticky pattern matches at a place. */
function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** The end tag of a script or style from a place on: what they hold has hardly any other. */
function endTagFrom(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const found = matchAt(pattern, html, at);
    if (found) return found;
  }
  return null;
}

const kindOf = (name = ''): PageTag['name'] | undefined => {
  const lower = name.toLowerCase();
  return lower === 'script' || lower === 'style' || lower === 'link' || lower === 'meta' ? lower : undefined;
};

/** Whether a '<' starts a comment, or may start one of the wanted names: two letters rule out nearly all others. */
function mayBeRelevant(html: string, at: number): boolean {
  const first = html.charCodeAt(at + 1) | SMALL;
  if (first !== S && first !== L && first !== M) return first === BANG && html.startsWith('!--', at + 1);
  const third = html.charCodeAt(at + 3) | SMALL;
  return first === S ? third === R || third === Y : third === (first === L ? N : T);
}

/** Where the next relevant or hiding element may start, from a '<' on; -1 without any. */
function nextRelevantTag(html: string, from: number): number {
  let at = from;
  while (at >= 0 && !mayBeRelevant(html, at)) at = html.indexOf('<', at + 1);
  return at;
}

/** Reads what begins at a '<'; answers it, where it is one of the tags, and where the next one may begin. */
function readFrom(html: string, at: number): { tag?: PageTag; next: number } {
  const from = at + 1;
  if (html.startsWith('!--', from)) {
    const end = html.indexOf('-->', from);
    return { next: end < 0 ? html.length : end + 3 };
  }
  if (!isName(html, from)) return { next: from };
  const end = endOfTag(html, from);
  if (end < 0) return { next: html.length };
  const name = mayBeRelevant(html, at) ? kindOf(matchAt(NAME, html, from)?.[1]) : undefined;
  if (!name) return { next: end + 1 };
  const attributes = html.slice(from + name.length, end);
  if (name === 'link' || name === 'meta')
    return { tag: { name, attributes, content: '', from: at, to: end + 1 }, next: end + 1 };
  const closed = endTagFrom(ENDS[name], html, end + 1);
  // What is never closed is never run, and nothing follows it.
  if (!closed) return { next: html.length };
  const next = closed.index + closed[0].length;
  return { tag: { name, attributes, content: html.slice(end + 1, closed.index), from: at, to: next }, next };
}

/** Answers whether the last quote between two places opens a value; the first of them only ever grows. */
function lastQuoteOpens(html: string, quote: string): (from: number, to: number) => boolean {
  // The next one is not looked for again until it is passed: a page may have none.
  let next = -1;
  return (from, to) => {
    if (next < from) next = html.indexOf(quote, from);
    if (next < 0) next = html.length;
    return next < to && opensValue(html, html.lastIndexOf(quote, to - 1));
  };
}

/**
 * Answers whether no tag is open at a '<', without reading those since a place where none was: a tag ended right before it, at a '>' that
 * no value holds, because the last quotes opened none. Nothing may have begun in between that hides tags.
 */
function outsideTeller(html: string): (from: number, to: number) => boolean {
  const [inDouble, inSingle] = [lastQuoteOpens(html, '"'), lastQuoteOpens(html, "'")];
  return (from, to) => {
    let end = to - 1;
    let code = html.charCodeAt(end);
    while (end > from && code !== END && code !== DOUBLE && code !== SINGLE && code !== BEGIN) {
      end -= 1;
      code = html.charCodeAt(end);
    }
    return code === END && !inDouble(from, to) && !inSingle(from, to);
  };
}

/** How many tags before another may tell that it is no part of one, before all of them are read. */
const STEPS_BACK = 3;

/**
 * All of them in their order, about a twentieth of a page's tags. The others are skipped where possible, because
 * reading every tag takes three times as long. Values, comments, scripts and styles are not read as tags.
 */
export function tagsOf(html: string): readonly PageTag[] {
  const tags: PageTag[] = [];
  const isOutside = outsideTeller(html);
  /** The nearest '<' up to a place that surely no tag holds, or else the one since which all tags have to be read. */
  const startFor = (to: number, from: number): number => {
    for (let at = to, steps = 0; at > from && steps <= STEPS_BACK; steps += 1) {
      if (isOutside(from, at)) return at;
      at = html.lastIndexOf('<', at - 1);
    }
    return from;
  };
  let at = html.indexOf('<');
  while (at >= 0) {
    const telling = nextRelevantTag(html, at);
    if (telling < 0) break;
    at = startFor(telling, at);
    while (at >= 0 && at <= telling) {
      const { tag, next } = readFrom(html, at);
      if (tag) tags.push(tag);
      at = html.indexOf('<', next);
    }
  }
  return tags;
}
