/**
 * Where a page's styles stand. Inlined they are there at once, which is best while the document still fits into the
 * first flight of packets (14 KB; decision 106, First flight). Where it does not, the styles of that kind of page
 * become one file, which the next page of the kind finds in the cache.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli, quickBrotli } from '../../serve/compression.ts';
import { HASHED_FOLDER } from '../policy.ts';
import { eachPage, listFiles } from '../site-folder.ts';
import { ownText } from './page-facts.ts';
import { type PageTag, tagsOf } from './page-tags.ts';

/** Most brotli bytes of a document with its styles; a little below the budget, which other pages of the kind share. */
const LIMIT = 14 * 1024 - 64;
/** How many of the longest pages of a kind are weighed. */
const WEIGHED = 4;
/** The best compression of a page is never so much smaller than the quick one. */
const MAX_GAIN = 1.25;

/** What is settled of a kind of pages, which have the very same styles. */
export interface FittedKind {
  readonly css: string;
  /** The address of their style sheet, where they need one. */
  readonly href?: string | undefined;
  /** The page that showed that they do. */
  readonly samplePage?: string | undefined;
  /** Digests of pages that were weighed and are light enough: nobody has to weigh the very same again. */
  readonly light?: readonly string[] | undefined;
}

interface Kind extends FittedKind {
  css: string;
  href?: string | undefined;
  samplePage?: string | undefined;
  light?: readonly string[] | undefined;
  readonly name: string;
  /** Those whose styles are inline still. */
  readonly files: { readonly file: string; readonly length: number }[];
}

/** Is shown every page as it is in the end, and the name of its kind. */
export type Look = (file: string, html: string, kind: string) => void;

/** Has to be known before the first paint of a page, which a style sheet may come too late for. */
const TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The inline styles of a page. */
export interface PageStyles {
  /** What they say, in their order; '' without any. */
  readonly css: string;
  /** The page with one style sheet in the place of the first of them and without the others. */
  readonly inSheet: (href: string) => TaggedPage;
}

/** A page with its tags, of which that of a style sheet is left out and places are those before it was put in. */
export interface TaggedPage {
  readonly html: string;
  readonly tags: readonly PageTag[];
}

/** What attributes hold is no element: Astro leaves '<' in them, and names of the services may have any. */
const isStyle = ({ name, attributes }: PageTag): boolean => name === 'style' && attributes === '';

/** Looks for the inline styles of a page. @param tags those of the page */
export function stylesOf(html: string, tags = tagsOf(html)): PageStyles {
  const styles = tags.filter(isStyle);
  const [first] = styles;
  return {
    css: styles.map(({ content }) => content).join(''),
    inSheet: (href) => {
      const ends = [0, ...styles.map(({ to }) => to)];
      const rest = [...styles.map(({ from }) => from), html.length].map((from, at) =>
        html.slice(ends[at], from),
      );
      const [before = '', ...after] = rest;
      if (!first) return { html, tags };
      const sheet = `<style>${TRANSITION}</style><link rel="stylesheet" href="${href}">`;
      return {
        html: before + sheet + after.join(''),
        tags: tags.flatMap((tag) => {
          if (tag === first) return { ...tag, content: TRANSITION };
          return isStyle(tag) ? [] : tag;
        }),
      };
    },
  };
}

/** Whether a page is too heavy; the best compression, a hundred times as slow, is asked only where a quick one leaves a doubt. */
async function isHeavy(html: string): Promise<boolean> {
  const quick = (await quickBrotli(html)).byteLength;
  if (quick <= LIMIT) return false;
  return quick > LIMIT * MAX_GAIN || (await brotli(html)).byteLength > LIMIT;
}

/** Whether the fast compression alone shows that a page is too heavy. */
export async function isClearlyTooHeavy(html: string): Promise<boolean> {
  return (await quickBrotli(html)).byteLength > LIMIT * MAX_GAIN;
}

/** Begins every sheet but the first (`scripts/astro/layer-order.ts`). */
const NEXT_SHEET = /(?=@layer reset,tokens,base;)/;

/**
 * The same for the same sheets in another order: Astro puts those of components that stand equally deep now in one, now in the
 * other, and each is about its own component in its own layer. So /productos and its categories share a file.
 */
export function kindName(css: string): string {
  const sheets = css.split(NEXT_SHEET).map((sheet) => sheet.trim());
  return createHash('sha256').update(sheets.sort().join('\n')).digest('hex').slice(0, 10);
}

/** Of the orders that were seen always the same one. */
export const firstOf = (one: string, other: string): string => (other < one ? other : one);

/** The address of the style sheet of a kind. */
export const hrefOf = (name: string): string => `${HASHED_FOLDER}page.${name}.css`;

async function writeStyles(folder: string, { css, name }: Kind): Promise<void> {
  await mkdir(join(folder, HASHED_FOLDER), { recursive: true });
  await writeFile(join(folder, hrefOf(name)), css);
}

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64url');

/** One of the longest pages of a kind that is too heavy with its styles, and digests of those that are not. */
async function weighLongest(folder: string, { files, light = [] }: Kind) {
  const longest = files
    .toSorted((one, other) => other.length - one.length || (one.file < other.file ? -1 : 1))
    .slice(0, WEIGHED);
  const weighed = await Promise.all(
    longest.map(async ({ file }) => {
      const html = await readFile(join(folder, file), 'utf8');
      const digest = digestOf(html);
      return { file, digest, heavy: !light.includes(digest) && (await isHeavy(html)) };
    }),
  );
  return {
    samplePage: weighed.find(({ heavy }) => heavy)?.file,
    light: weighed.filter(({ heavy }) => !heavy).map(({ digest }) => digest),
  };
}

/** Decides whether a kind needs a style sheet, where its first page is not conclusive. */
async function weighKind(folder: string, kind: Kind): Promise<void> {
  if (kind.href !== undefined || kind.css === '') return;
  const { samplePage, light } = await weighLongest(folder, kind);
  if (samplePage === undefined) Object.assign(kind, { light });
  else Object.assign(kind, { samplePage, href: hrefOf(kind.name) });
}

/** The kinds of pages, by their styles; the first page of a kind, a long one, may tell already that it needs a style sheet. */
function kindsIn(known: ReadonlyMap<string, FittedKind>) {
  const kinds = new Map<string, Promise<Kind>>();
  const named = new Map<string, Promise<Kind>>();
  const create = async (name: string, css: string, file: string, html: string): Promise<Kind> => {
    const before = known.get(name);
    if (before) return { ...before, css: firstOf(before.css, css), name, files: [] };
    const isTooHeavy = css !== '' && (await isHeavy(html));
    return { css, name, files: [], ...(isTooHeavy && { href: hrefOf(name), samplePage: file }) };
  };
  return (file: string, html: string): Promise<Kind> => {
    const { css } = stylesOf(html);
    const before = kinds.get(css);
    if (before) return before;
    const own = ownText(css);
    const name = kindName(own);
    const sister = named.get(name)?.then((kind) => Object.assign(kind, { css: firstOf(kind.css, own) }));
    const kind = sister ?? create(name, own, file, html);
    kinds.set(own, kind);
    named.set(name, kind);
    return kind;
  };
}

/** The pages of a folder, the longest first: they are the ones that decide where the styles of their kind stand. */
async function longestFirst(folder: string, isDone: (file: string) => boolean): Promise<readonly string[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !isDone(file));
  const sized = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
  );
  return sized.sort((one, other) => other.size - one.size).map(({ file }) => file);
}

/** What is known before the pages of a folder are looked at. */
export interface Known {
  /** Kinds of which it is known where their styles stand. */
  readonly kinds?: ReadonlyMap<string, FittedKind>;
  /** Kinds that some pages have got already, while they were made (`scripts/render/style-fitter.ts`), by their names. */
  readonly fitted?: ReadonlyMap<string, FittedKind>;
  /** Those pages, which are not looked at again. */
  readonly isDone?: (file: string) => boolean;
}

/**
 * Moves the styles of every kind of page that is too heavy with them into a file; answers the kinds by their names. A page
 * is read once, unless its kind turns out to be too heavy at the end only.
 * @param look is shown every page, in no order
 */
export async function fitStyles(
  folder: string,
  look: Look = () => undefined,
  { kinds: known = new Map(), fitted = new Map(), isDone = () => false }: Known = {},
): Promise<ReadonlyMap<string, FittedKind>> {
  const kindOf = kindsIn(new Map([...known, ...fitted]));
  const kinds = new Map<string, Kind>(
    Array.from(fitted, ([name, kind]) => [name, { ...kind, name, files: [] }] as const),
  );
  const moveOut = async (file: string, html: string, kind: Kind): Promise<void> => {
    const { html: moved } = stylesOf(html).inSheet(hrefOf(kind.name));
    await writeFile(join(folder, file), moved);
    look(file, moved, kind.name);
  };
  await eachPage(folder, await longestFirst(folder, isDone), async (file, html) => {
    const kind = await kindOf(file, html);
    kinds.set(kind.name, kind);
    if (kind.href !== undefined) await moveOut(file, html, kind);
    else kind.files.push({ file, length: html.length });
  });
  // In parallel: the best compression is slow and uses threads.
  await Promise.all([...kinds.values()].map((kind) => weighKind(folder, kind)));
  for (const kind of kinds.values()) {
    const left = kind.files.map(({ file }) => file);
    await eachPage(folder, left, async (file, html) => {
      if (kind.href === undefined) look(file, html, kind.name);
      else await moveOut(file, html, kind);
    });
    if (kind.href !== undefined) await writeStyles(folder, kind);
  }
  return new Map(Array.from(kinds, ([name, { files: _, name: __, ...kind }]) => [name, kind] as const));
}
