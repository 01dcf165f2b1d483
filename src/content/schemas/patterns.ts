/** The files of `src/content/` that a build reads, for its collections and the report of a publication. */
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { localized, text } from './fields.ts';

/** The pattern of each collection: `*` is a name without a slash, `**` any number of folders, case-sensitive. */
export const PATTERNS = {
  documents: 'documents/*/*.md',
  home: 'home.json',
  landingPages: 'landing-pages/es-GT/*.md',
  landingPagesInEnglish: 'landing-pages/en/*.md',
  locations: 'locations.json',
  sizeGuides: 'size-guides/**/*.json',
  reviews: 'reviews/*.json',
  sets: 'sets/*.json',
  videos: 'videos/*.json',
  facts: 'facts.json',
  measures: 'measures.json',
  delivery: 'delivery/departments.json',
  returnTerms: 'delivery/returns.json',
  holidays: 'delivery/holidays.json',
} as const;

/** Tables that the search reads without a collection. */
export const SEARCH_TABLES = ['synonyms.json', 'search-words.json', 'search-places.json'] as const;

/** Splits a pattern into the folder before its first `*` and the rest. */
export function splitPattern(pattern: string): { readonly folder: string; readonly below: string } {
  const parts = pattern.split('/');
  const at = parts.findIndex((part) => part.includes('*'));
  return { folder: parts.slice(0, at).join('/'), below: parts.slice(at).join('/') };
}

const words = z.array(text).min(1);

const helpPage = z.strictObject({
  page: z.string().regex(/^\/[a-z-]+$/, FAULTS.link),
  /** The anchor of a heading, in each language. */
  section: localized.optional(),
  name: localized,
  words,
});

const ownList = z.strictObject({ list: z.literal('gifts'), words });

/** Search words that lead to pages of help and to the list of gifts: `search-places.json`. */
export const searchPlacesSchema = z.array(z.union([helpPage, ownList]));
