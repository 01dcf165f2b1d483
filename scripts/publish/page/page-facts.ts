/** What a built page says about itself, read from its HTML. */
import { createHash } from 'node:crypto';
import { type PageTag, tagsOf } from './page-tags.ts';

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

/** The last code point of Unicode. */
const LAST_CODE = 0x10ffff;
const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Decodes a value in a page, as far as Astro, React and this project write references (HTML, 13.1.4). */
const decodeReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|quot|apos|lt|gt));/gi,
        (whole, hex, decimal, name) => {
          if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
          return code <= LAST_CODE ? String.fromCodePoint(code) : whole;
        },
      )
    : text;

/** The attributes of a tag, their values decoded; '' for one without a value. */
function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
    const [, name = '', double, single, bare] = found;
    attributes.set(name.toLowerCase(), decodeReferences(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Copies a text, because a substring would keep the whole page in memory. */
export const ownText = (part: string): string => Buffer.from(part).toString();

/**
 * Sources of texts that many pages have; cleared when there are too many. Texts are compared one by one: most differ in
 * length, while a map would first hash the whole text.
 */
const sources: { readonly content: string; readonly source: string }[] = [];
const MAX_SOURCES = 500;

/** The CSP source of an inline script's or style's text. */
export function cspHash(content: string): string {
  const known = sources.find((each) => each.content === content);
  if (known) return known.source;
  const source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  if (sources.length >= MAX_SOURCES) sources.length = 0;
  sources.push({ content: ownText(content), source });
  return source;
}

/** An inline or linked script, or an inline style, of a page. */
export interface InlineElement {
  readonly kind: 'script' | 'style';
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
}

function elementsIn(tags: readonly PageTag[]): readonly InlineElement[] {
  return tags.flatMap(({ name, attributes: text, content }): InlineElement[] => {
    if (name !== 'script' && name !== 'style') return [];
    const attributes = readAttributes(text);
    const isRead = name === 'style' || EXECUTED.has((attributes.get('type') ?? '').toLowerCase());
    return isRead ? [{ kind: name, attributes, content }] : [];
  });
}

/** All scripts that a browser runs and all styles of a page, in their order. */
export function readElements(html: string): readonly InlineElement[] {
  return elementsIn(tagsOf(html));
}

const isOfHead = ({ name }: PageTag): boolean => name === 'link' || name === 'meta';

/** All `<link>` and `<meta>` tags of a page. */
export function readHeadTags(html: string): readonly ReadonlyMap<string, string>[] {
  return tagsOf(html)
    .filter(isOfHead)
    .map(({ name, attributes }) => new Map([...readAttributes(attributes), ['tag', name]]));
}

/** What a page is for who finds it: a tenth of its tags. */
const TELLING = /canonical|alternate|robots/i;

/** The address of a page from its file: `en/index.html` is `/en`. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/**
 * Reads a page.
 * @param file path inside the output folder, with forward slashes
 * @param all its tags
 */
export function readPageFacts(file: string, html: string, all = tagsOf(html)): PageFacts {
  const tags = all
    .filter((tag) => isOfHead(tag) && TELLING.test(tag.attributes))
    .map(({ attributes }) => readAttributes(attributes));
  const inline = elementsIn(all).filter(
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
