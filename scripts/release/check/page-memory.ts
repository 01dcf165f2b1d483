/**
 * What pages were found to name when they were read last, beside the pages of the incremental build. A page that is the very
 * same file still, by its place on the disk, its length and its age, names the same and is not read again; whether what it names
 * is there is looked up each time.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ownText } from '../../publish/page-facts.ts';
import { type Reference, referencesOf } from './references.ts';

const memorySchema = z.object({
  /** Digest of the code that read the pages. */
  reader: z.string(),
  references: z.array(z.object({ address: z.string(), kind: z.enum(['link', 'picture']) })),
  /** By file: what tells it apart, and places in `references`. */
  pages: z.record(z.string(), z.tuple([z.string(), z.array(z.number())])),
});

type Memory = z.infer<typeof memorySchema>;

const READER = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, 'references.ts')))
  .digest('base64url');

/** Tells a file apart from any other, and from itself after somebody wrote into it. */
function identityOf(path: string): string {
  const { dev, ino, size, mtimeMs } = statSync(path);
  return `${dev}:${ino}:${size}:${mtimeMs}`;
}

function read(file: string | undefined): Memory | undefined {
  if (file === undefined) return undefined;
  try {
    const memory = memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return memory.reader === READER ? memory : undefined;
  } catch {
    // There is none yet, or none that can be read: every page is read.
    return undefined;
  }
}

/** The same without references that no page has any more. */
function packed(references: readonly Reference[], pages: Memory['pages']): Omit<Memory, 'reader'> {
  const used = [...new Set(Object.values(pages).flatMap(([, found]) => found))];
  const places = new Map(used.map((place, at) => [place, at]));
  return {
    references: used.flatMap((place) => references[place] ?? []),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, [identity, found]]) => [
        page,
        [identity, found.flatMap((place) => places.get(place) ?? [])],
      ]),
    ),
  };
}

/** Reads pages of one site, each at most once. */
export interface PageReader {
  readonly referencesOf: (page: string) => readonly Reference[];
  /** Remembers the pages that were read, for the next site. */
  readonly finish: () => void;
}

/** @param file where it is remembered; undefined remembers nothing */
export function openPageReader(site: string, file: string | undefined): PageReader {
  const before = read(file);
  const references: Reference[] = [...(before?.references ?? [])];
  const places = new Map(references.map(({ address, kind }, at) => [`${kind} ${address}`, at]));
  const pages: Memory['pages'] = {};
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
    referencesOf(page) {
      const path = join(site, page);
      const identity = identityOf(path);
      const known = before?.pages[page];
      const found =
        known?.[0] === identity
          ? known[1]
          : [...new Set(referencesOf(readFileSync(path, 'utf8')).map(placeOf))];
      pages[page] = [identity, found];
      return found.flatMap((place) => references[place] ?? []);
    },
    finish() {
      if (file === undefined) return;
      const memory: Memory = { reader: READER, ...packed(references, pages) };
      writeFileSync(`${file}.new`, JSON.stringify(memory));
      renameSync(`${file}.new`, file);
    },
  };
}
