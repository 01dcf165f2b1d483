/**
 * Caches the references of each page between publications. A page with the same inode, length and age is not read
 * again; whether its references resolve is checked each time.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../commands/replace-file.ts';
import { ownText } from '../../publish/page/page-facts.ts';
import { fileIdentity } from '../file-identity.ts';
import { type NamingPages, type Reference, referencesOf } from './references.ts';

const memorySchema = z.object({
  /** Digest of the code that read the pages. */
  reader: z.string(),
  /** Beginnings of the paths that the host passed on: what is below them was not looked at. */
  passedOn: z.array(z.string()),
  references: z.array(z.object({ address: z.string(), kind: z.enum(['link', 'picture']) })),
  /** How many of them there were when those were last forgotten that no page names any more. */
  packed: z.number(),
  /** By file: its identity, and indexes into `references`, as one text, because 24,000 pages have four million. */
  pages: z.record(z.string(), z.tuple([z.string(), z.string()])),
});

/** What is remembered of the pages of the last site. */
export type PageMemory = z.infer<typeof memorySchema>;
type Pages = PageMemory['pages'];

const SCRIPTS = join(import.meta.dirname, '..', '..');
const READER = ['release/check/references.ts', 'publish/page/page-facts.ts']
  .reduce((hash, file) => hash.update(readFileSync(join(SCRIPTS, file))), createHash('sha256'))
  .digest('base64url');

/** What a file remembers; undefined where it cannot be read. */
export function readPageMemory(file: string): PageMemory | undefined {
  try {
    const memory = memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return memory.reader === READER ? memory : undefined;
  } catch {
    // There is none yet, or none that can be read: every page is read.
    return undefined;
  }
}

const placesIn = (text: string): readonly number[] => (text === '' ? [] : text.split(' ').map(Number));

/** The first page that names each of the references that any does. */
function firstPages(pages: Pages): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const [page, [, found]] of Object.entries(pages))
    for (const place of placesIn(found)) if (!first.has(place)) first.set(place, page);
  return first;
}

/** The same without references that no page has any more. */
function withoutStale(
  references: readonly Reference[],
  pages: Pages,
): Pick<PageMemory, 'references' | 'packed' | 'pages'> {
  const used = [...firstPages(pages).keys()];
  const places = new Map(used.map((place, at) => [place, at]));
  const renamed = (found: string): string =>
    placesIn(found)
      .flatMap((place) => places.get(place) ?? [])
      .join(' ');
  return {
    references: used.flatMap((place) => references[place] ?? []),
    packed: used.length,
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, [identity, found]]) => [page, [identity, renamed(found)]]),
    ),
  };
}

/** Memory may hold so many times the references that pages name before it is tidied up. */
const MAX_STALE = 1.5;

/** The same, remembered. */
export interface PageReader extends NamingPages {
  /** Bytes of a page that was read. */
  readonly size: (page: string) => number | undefined;
  /** Remembers the pages that were read, for the next site. */
  readonly finish: () => void;
}

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/** A site, and beginnings of the paths that its host passes on to another service: most of what its pages name. */
interface Place {
  readonly site: string;
  readonly passedOn: readonly string[];
}

/**
 * @param file where it is remembered; undefined remembers nothing
 * @param read what was read from there already
 */
export function openPageReader(
  { site, passedOn }: Place,
  file: string | undefined,
  read = file === undefined ? undefined : readPageMemory(file),
): PageReader {
  const before = read && isEqual(read.passedOn, passedOn) ? read : undefined;
  const isLookedAt = ({ address }: Reference): boolean => !passedOn.some((path) => address.startsWith(path));
  const references: Reference[] = [...(before?.references ?? [])];
  const places = new Map(references.map(({ address, kind }, at) => [`${kind} ${address}`, at]));
  const pages: Pages = {};
  const sizes = new Map<string, number>();
  let first: ReadonlyMap<number, string> | undefined;
  let hasStale = false;
  const placeOf = (reference: Reference): number => {
    const { kind } = reference;
    const known = places.get(`${kind} ${reference.address}`);
    if (known !== undefined) return known;
    const address = ownText(reference.address);
    const place = references.push({ address, kind }) - 1;
    places.set(ownText(`${kind} ${address}`), place);
    return place;
  };
  return {
    read(page) {
      const path = join(site, page);
      const state = statSync(path);
      const identity = fileIdentity(state);
      sizes.set(page, state.size);
      const known = before?.pages[page];
      const found =
        known?.[0] === identity
          ? known[1]
          : [...new Set(referencesOf(readFileSync(path, 'utf8')).filter(isLookedAt).map(placeOf))].join(' ');
      pages[page] = [identity, found];
    },
    size: (page) => sizes.get(page),
    references: () => references,
    firstToName(place) {
      // Nearly always nobody asks.
      first ??= firstPages(pages);
      const page = first.get(place);
      hasStale ||= page === undefined;
      return page;
    },
    finish() {
      if (file === undefined) return;
      const packed = before?.packed ?? 0;
      const isTidy = !hasStale && references.length <= packed * MAX_STALE;
      const rest = isTidy ? { references, packed, pages } : withoutStale(references, pages);
      const memory: PageMemory = { reader: READER, passedOn: [...passedOn], ...rest };
      replaceFile(file, JSON.stringify(memory));
    },
  };
}
