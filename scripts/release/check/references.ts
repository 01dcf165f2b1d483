/** The addresses in a page, and whether a request for them succeeds. */
import { Tokenizer } from 'htmlparser2';
import { isPageName } from '../../../src/features/product/rules/page-name.ts';
import { categoryPage } from '../../publish/redirects.ts';
import { resolveRequest } from '../../serve/resolve.ts';

/** An address of the shop in a page; pictures are reported in other words. */
export interface Reference {
  readonly address: string;
  readonly kind: 'link' | 'picture';
}

const KINDS: ReadonlyMap<string, Reference['kind']> = new Map([
  ['href', 'link'],
  ['component-url', 'link'],
  ['renderer-url', 'link'],
  ['src', 'picture'],
  ['srcset', 'picture'],
  ['poster', 'picture'],
]);

/** An address of a `srcset`, which may contain commas, and its descriptor (HTML standard, srcset attributes). */
const CANDIDATE = /([^\s,]\S*?)(?:,(?=\s|$)|\s+[^,]*(?:,|$)|$)/g;

const candidates = (list: string): readonly string[] =>
  [...list.matchAll(CANDIDATE)].map(([, address = '']) => address);

/** Whether an address is below the root of the shop. */
const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** The references of one attribute. An empty picture address is a reference that leads nowhere. */
function referencesIn(name: string, value: string): readonly Reference[] {
  const kind = KINDS.get(name) ?? 'link';
  if (name === 'srcset')
    return candidates(value)
      .filter(isOwn)
      .map((address) => ({ address, kind }));
  return isOwn(value) || (value === '' && name === 'src') ? [{ address: value, kind }] : [];
}

const ignore = (): void => undefined;

/** The events of htmlparser2's tokenizer that say nothing about references. */
const IGNORED = {
  ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore, onend: ignore, onopentagend: ignore },
  ...{ onprocessinginstruction: ignore, onselfclosingtag: ignore, ontext: ignore, ontextentity: ignore },
};

/**
 * The references of a page, except those in templates, which scripts fill in. The tokenizer reads pages four times as fast as htmlparser2's
 * parser.
 */
export function referencesOf(html: string): readonly Reference[] {
  const found: Reference[] = [];
  let openTemplates = 0;
  let name = '';
  let value = '';
  const countTemplate = (start: number, end: number, change: number): void => {
    if (html.slice(start, end) === 'template') openTemplates += change;
  };
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ...IGNORED,
      onopentagname: (start, end) => countTemplate(start, end, 1),
      onclosetag: (start, end) => countTemplate(start, end, -1),
      onattribname(start, end) {
        const attribute = html.slice(start, end);
        name = openTemplates === 0 && KINDS.has(attribute) ? attribute : '';
        value = '';
      },
      onattribdata(start, end) {
        if (name !== '') value += html.slice(start, end);
      },
      onattribentity(code) {
        if (name !== '') value += String.fromCodePoint(code);
      },
      onattribend() {
        if (name !== '') found.push(...referencesIn(name, value));
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return found;
}

/** Whether an address is that of an article whose SKU cannot be a page name: the not-found page shows it. */
function isUnbuiltProduct(path: string): boolean {
  const [, encoded] = /^(?:\/en)?\/producto\/([^/]+)\/?$/.exec(path) ?? [];
  return encoded !== undefined && !isPageName(decodeURIComponent(encoded));
}

/** The files of a site, as a request finds them. */
export interface SiteFiles {
  readonly exists: (file: string) => boolean;
  /** Prefixes of the paths that the host forwards to another service. */
  readonly forwarded: readonly string[];
  /** Whether a page is a folder with an `index.html`. */
  readonly hasFolders?: boolean | undefined;
}

/** Whether a request for an address of the shop succeeds. */
export function isAnswered(address: string, files: SiteFiles): boolean {
  const { exists, forwarded, hasFolders = false } = files;
  const [target = ''] = address.split('#');
  if (target === '') return false;
  if (forwarded.some((path) => target.startsWith(path))) return true;
  const [path = '', query = ''] = target.split('?');
  const category = query === '' ? undefined : categoryPage(path, new URLSearchParams(query));
  if (category && !hasFolders && !exists(`${category.slice(1)}.html`)) return false;
  const answer = resolveRequest(target, exists, hasFolders);
  if (answer.kind === 'redirect') return isAnswered(answer.location, files);
  return (answer.kind === 'file' && answer.status === 200) || isUnbuiltProduct(path);
}
