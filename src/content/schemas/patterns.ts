/** Which files of `src/content/` a build reads: its collections and the report of a publication are made from the same list. */

/** Pattern of each collection's files: `*` is a name without a slash, `**` any number of folders; capitals count. */
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

/** Splits a pattern into the folder before its first `*` and what is below that. */
export function splitPattern(pattern: string): { readonly folder: string; readonly below: string } {
  const parts = pattern.split('/');
  const at = parts.findIndex((part) => part.includes('*'));
  return { folder: parts.slice(0, at).join('/'), below: parts.slice(at).join('/') };
}
