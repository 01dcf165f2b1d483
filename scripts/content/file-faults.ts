/** Checks one file of a collection: its form, its days, and the files and pages that it names. */
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'astro/zod';
import { type COLLECTIONS, CONTENT } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import type { Fault, Place } from './fault.ts';
import { type Path, partOf } from './fault.ts';
import { isLandingPage, landingPagesOf } from './home-names.ts';
import { issueText } from './issue-words.ts';
import { linksIn } from './markup/markdown-links.ts';
import { isPage, nearestLandingPage, nearestPage } from './names/shop-pages.ts';
import { UNREADABLE, WRONG } from './words.ts';

/** The entries of a table, each with its path and its value as the schema reads it. */
function entriesOf(data: unknown): readonly (readonly [path: Path, entry: unknown])[] | undefined {
  // From a list Astro only takes entries with an id, and no schema here has one.
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  // Astro ignores the key that names the schema for an editor's program.
  return Object.entries(data)
    .filter(([id, entry]: [string, unknown]) => id !== '$schema' || typeof entry !== 'string')
    .map(([id, entry]) => [[id], entry] as const);
}

/** An address of another site, or a name that only the bundler resolves. */
const ELSEWHERE = /^(?:[/#~@]|[a-z]+:)/;

/** Whether a file exists, by its name or its decoded name. */
function isThere({ root, file }: Place, name: string): boolean {
  const isFile = (path: string): boolean =>
    statSync(resolve(root, dirname(file), path), { throwIfNoEntry: false })?.isFile() === true;
  return isFile(name) || isFile(decoded(name));
}

/** A name without percent-encoding; unchanged if it has none. */
function decoded(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

const pictureIn = (place: Place): z.ZodType =>
  z.string().refine((name) => ELSEWHERE.test(name) || isThere(place, name), {
    error: ({ input }) => WRONG.picture(String(input)),
  });

const PICTURE = /!\[[^\][]*\]\((\.[^\s()\\&]*)\)/g;
/** With code, HTML or escapes, apparent pictures may be text: then only Astro reports missing ones. */
const MAY_HOLD_NONE = /[`<\\]|~~~|^(?: {4}|\t)/m;

/** Missing pictures of the text, which Astro looks for in the same folder. */
function bodyFaults(place: Place, { body }: ContentFile): readonly Fault[] {
  if (MAY_HOLD_NONE.test(body)) return [];
  return body.split('\n').flatMap((text, at) =>
    Array.from(text.matchAll(PICTURE), ([, name = '']) => name)
      .filter((name) => !isThere(place, name))
      .map((name) => ({ path: [], what: WRONG.picture(name), line: at + 1 })),
  );
}

/** Whether an address within the shop has no page. */
const isNoPage = (root: string, address: string): boolean =>
  address.startsWith('//') || (address.startsWith('/') && !isPage(root, address));

/** Links in a text to missing pages. */
const textLinkFaults = (root: string, { body }: ContentFile): readonly Fault[] =>
  linksIn(body)
    .filter(({ url }) => url.startsWith('/') && isNoPage(root, url))
    .map(({ url, line }) => ({ path: [], what: WRONG.page(url, nearestPage(root, url)), line }));

/** Finds links to missing pages anywhere in a file; repeated YAML anchors are checked once. */
function linkFaults(
  root: string,
  part: unknown,
  path: Path = [],
  seen: Set<object> = new Set(),
): readonly Fault[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): readonly Fault[] => {
    const own = [...path, Array.isArray(part) ? Number(key) : key];
    if (key !== 'href' || typeof value !== 'string') return linkFaults(root, value, own, seen);
    return isNoPage(root, value) ? [{ path: own, what: WRONG.page(value, nearestPage(root, value)) }] : [];
  });
}

const HOME = `${CONTENT}/home.json`;

/** Faults that only the home page can have: it is one entry, and names landing pages. */
function homeFaults({ root, file }: Place, data: unknown): readonly Fault[] {
  if (file !== HOME) return [];
  if (partOf(data, ['home']) === undefined) return [{ path: [], what: WRONG.noHome }];
  return landingPagesOf(data)
    .filter(([, name]) => !isLandingPage(root, name))
    .map(([path, name]) => ({ path, what: WRONG.landingPage(name, nearestLandingPage(root, name)) }));
}

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})/;

/** Whether a day exists in the calendar. */
function isDay([, year, month, day]: RegExpExecArray): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Days that do not exist: YAML reads the month 13 as January of the next year. */
function dayFaults({ data, sourceOf }: ContentFile): readonly Fault[] {
  return Object.entries(data ?? {}).flatMap(([key, value]: [string, unknown]) => {
    const source = value instanceof Date ? (sourceOf([key]) ?? '') : '';
    const written = DAY.exec(source);
    return written && !isDay(written) ? [{ path: [key], what: WRONG.day(source) }] : [];
  });
}

function schemaFaults(schema: z.ZodType, path: Path, entry: unknown): readonly Fault[] {
  const { error } = schema.safeParse(entry);
  return (error?.issues ?? []).map((found) => ({
    path: [...path, ...found.path],
    what: issueText(found, partOf(entry, found.path), partOf(entry, found.path.slice(0, -1))),
  }));
}

/** All mistakes in a file of a collection. */
export function faultsIn(
  { isTable, schema }: (typeof COLLECTIONS)[keyof typeof COLLECTIONS],
  place: Place,
  content: ContentFile,
): readonly Fault[] {
  const { data } = content;
  const own = schema(pictureIn(place));
  const entries = isTable ? entriesOf(data) : [[[], data] as const];
  if (!entries) return [{ path: [], what: UNREADABLE.noEntries }];
  return [
    ...entries.flatMap(([path, entry]) => schemaFaults(own, path, entry)),
    ...dayFaults(content),
    ...linkFaults(place.root, data),
    ...textLinkFaults(place.root, content),
    ...bodyFaults(place, content),
    ...homeFaults(place, data),
  ];
}
