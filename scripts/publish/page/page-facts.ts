/** The facts of a built page, read from its HTML. */
import { createHash } from 'node:crypto';
import { Tokenizer } from 'htmlparser2';

/** The page in another language. */
interface Alternate {
  readonly language: string;
  readonly url: string;
}

/** The facts of a page that publishing needs. */
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

/** Types of `<script>` that a browser runs; all others hold data. */
const EXECUTED = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** An element that loads something or describes the page. */
interface Element {
  readonly name: 'script' | 'style' | 'link' | 'meta';
  readonly attributes: ReadonlyMap<string, string>;
  /** '' for a link or meta. */
  readonly content: string;
}

const NAMES: Readonly<Record<string, Element['name']>> = {
  script: 'script',
  style: 'style',
  link: 'link',
  meta: 'meta',
};
const LONGEST_NAME = 6;
const ignore = (): void => undefined;

/** Reads these elements in order; scripts and styles without an end tag never run and are left out. */
function readTags(html: string): readonly Element[] {
  const elements: Element[] = [];
  let open: { name: Element['name']; attributes: Map<string, string>; content: string } | undefined;
  let attribute = '';
  let value = '';
  const finish = (): void => {
    if (open) elements.push(open);
    open = undefined;
  };
  const finishEmpty = (): void => {
    if (open?.name === 'link' || open?.name === 'meta') finish();
  };
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (from, to) => {
        const name = to - from <= LONGEST_NAME ? NAMES[html.slice(from, to).toLowerCase()] : undefined;
        open = name && { name, attributes: new Map(), content: '' };
      },
      onattribname: (from, to) => {
        if (open) attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => {
        if (open) value += html.slice(from, to);
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code);
      },
      onattribend: () => {
        if (open && !open.attributes.has(attribute)) open.attributes.set(attribute, value);
      },
      onopentagend: finishEmpty,
      onselfclosingtag: finishEmpty,
      ontext: (from, to) => {
        if (open) open.content += html.slice(from, to);
      },
      onclosetag: finish,
      ontextentity: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return elements;
}

/** Copies a text, because a substring would keep the whole page in memory. */
const ownText = (part: string): string => Buffer.from(part).toString();

/**
 * Cache of texts that many pages have; cleared when it is full. Texts are compared one by one: most differ in length,
 * while a map would first hash the whole text.
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

const inlineElements = (elements: readonly Element[]): readonly InlineElement[] =>
  elements.flatMap(({ name, attributes, content }) => {
    if (name !== 'script' && name !== 'style') return [];
    const isRead = name === 'style' || EXECUTED.has((attributes.get('type') ?? '').toLowerCase());
    return isRead ? [{ kind: name, attributes, content }] : [];
  });

/** All scripts that a browser runs and all styles of a page, in their order. */
export const readElements = (html: string): readonly InlineElement[] => inlineElements(readTags(html));

const isOfHead = ({ name }: Element): boolean => name === 'link' || name === 'meta';

/** All `<link>` and `<meta>` tags of a page. */
export const readHeadTags = (html: string): readonly ReadonlyMap<string, string>[] =>
  readTags(html)
    .filter(isOfHead)
    .map(({ name, attributes }) => new Map([...attributes, ['tag', name]]));

/** The address of a page from its file: `en/index.html` is `/en`. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/**
 * Reads a page.
 * @param file path inside the output folder, with forward slashes
 */
export function readPageFacts(file: string, html: string): PageFacts {
  const elements = readTags(html);
  const tags = elements.filter(isOfHead).map(({ attributes }) => attributes);
  const inline = inlineElements(elements).filter(
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
