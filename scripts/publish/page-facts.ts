/** What a built page says about itself, read from its HTML. */
import { createHash } from 'node:crypto';

/** The page in another language. */
interface Alternate {
  readonly language: string;
  readonly url: string;
}

/** Everything that publishing needs to know of a page. */
export interface PageFacts {
  /** Address without origin and ending: `/`, `/en/cart`. */
  readonly path: string;
  /** Absolute address, if the page names one. */
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  /** Whether search engines are asked to leave it out. */
  readonly noIndex: boolean;
  /** CSP sources of its inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ELEMENT = /<(script|style)\b/gi;
const ENDS = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };
const HEAD_TAG = /<(link|meta)\b/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Types of `<script>` that a browser runs, and therefore checks; all others hold data. */
const EXECUTED = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
  lt: '<',
  gt: '>',
};

const decode = (text: string): string =>
  text.replace(/&(amp|quot|#39|#34|#38|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The attributes of a tag, their values decoded; '' for one without a value. */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** A text of its own: a part of a page that is remembered as it was cut out keeps the whole page in memory. */
export const ownText = (part: string): string => Buffer.from(part).toString();

/** Sources of texts that many pages have; they are forgotten when there are too many. */
const sources = new Map<string, string>();
const MOST_SOURCES = 500;

/** The CSP source of an inline script's or style's text. */
export function cspHash(content: string): string {
  const known = sources.get(content);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  if (sources.size >= MOST_SOURCES) sources.clear();
  sources.set(ownText(content), source);
  return source;
}

/** An inline or linked script, or an inline style, of a page. */
export interface InlineElement {
  readonly kind: 'script' | 'style';
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
}

/** Where a tag ends whose name ends at a place: at the first '>' that no value holds; -1 where it does not. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

/** The next match of a pattern from a place on. */
function findFrom(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(html);
}

/** All scripts that a browser runs and all styles of a page, in their order. */
export function readElements(html: string): readonly InlineElement[] {
  const elements: InlineElement[] = [];
  for (let found = findFrom(ELEMENT, html, 0), next = 0; found; found = findFrom(ELEMENT, html, next)) {
    next = ELEMENT.lastIndex;
    const kind = found[1]?.toLowerCase() === 'style' ? 'style' : 'script';
    const opened = endOfTag(html, next);
    const end = opened < 0 ? null : findFrom(ENDS[kind], html, opened);
    if (!end) continue;
    const attributes = readAttributes(html.slice(next, opened));
    next = ENDS[kind].lastIndex;
    if (kind === 'style' || EXECUTED.has((attributes.get('type') ?? '').toLowerCase()))
      elements.push({ kind, attributes, content: html.slice(opened + 1, end.index) });
  }
  return elements;
}

/** All `<link>` and `<meta>` tags of a page, or those whose text has something. */
export function readHeadTags(html: string, has = /(?:)/): readonly ReadonlyMap<string, string>[] {
  return Array.from(html.matchAll(HEAD_TAG)).flatMap(({ 0: { length }, 1: name = '', index }) => {
    const end = endOfTag(html, index + length);
    const text = html.slice(index + length, end);
    if (end < 0 || !has.test(text)) return [];
    return [new Map([...readAttributes(text), ['tag', name.toLowerCase()]])];
  });
}

/** What a page is for who finds it: a tenth of its tags. */
const TELLING = /canonical|alternate|robots/i;

/** They stand in the head; what a tag before them says may look like its end. */
function readTellingTags(html: string): ReturnType<typeof readHeadTags> {
  const tags = readHeadTags(html.slice(0, html.indexOf('</head>')), TELLING);
  return tags.some((tag) => tag.get('rel') === 'canonical') ? tags : readHeadTags(html, TELLING);
}

/** The address of a page from its file: `en/index.html` is `/en`. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/**
 * Reads a page.
 * @param file path inside the output folder, with forward slashes
 */
export function readPageFacts(file: string, html: string): PageFacts {
  const tags = readTellingTags(html);
  const inline = readElements(html).filter(
    ({ attributes, content }) => !attributes.has('src') && content !== '',
  );
  const hashes = (kind: 'script' | 'style'): readonly string[] => [
    ...new Set(inline.filter((element) => element.kind === kind).map(({ content }) => cspHash(content))),
  ];
  const canonical = tags.find((tag) => tag.get('rel') === 'canonical')?.get('href');
  return {
    path: pathOfFile(file),
    canonical: canonical === undefined ? undefined : ownText(canonical),
    alternates: tags
      .filter((tag) => tag.get('rel') === 'alternate' && tag.has('hreflang'))
      .map((tag) => ({
        language: ownText(tag.get('hreflang') ?? ''),
        url: ownText(tag.get('href') ?? ''),
      })),
    noIndex: tags.some(
      (tag) => tag.get('name') === 'robots' && /\bno(index|ne)\b/.test(tag.get('content') ?? ''),
    ),
    scripts: hashes('script'),
    styles: hashes('style'),
  };
}

/**
 * Gives facts that share what they have in common: pages have the scripts and styles of their kind, and those in two languages name
 * each other, so that thousands of them take a quarter of the room.
 */
export function factSharer(): (facts: PageFacts) => PageFacts {
  const lists = new Map<string, readonly string[]>();
  let last: readonly Alternate[] = [];
  const listOf = (texts: readonly string[]): readonly string[] => {
    const key = texts.join(' ');
    const known = lists.get(key) ?? texts;
    lists.set(key, known);
    return known;
  };
  const isLast = (alternates: readonly Alternate[]): boolean =>
    alternates.length === last.length &&
    alternates.every(({ language, url }, at) => language === last[at]?.language && url === last[at].url);
  return ({ scripts, styles, alternates, canonical, ...rest }) => {
    if (!isLast(alternates)) last = alternates;
    return {
      ...rest,
      canonical: last.find(({ url }) => url === canonical)?.url ?? canonical,
      alternates: last,
      scripts: listOf(scripts),
      styles: listOf(styles),
    };
  };
}
