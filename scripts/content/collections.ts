/** The collections of `src/content.config.ts`: their folders and schemas. */
import type { z } from 'astro/zod';
import { productVideoSchema, reviewsSchema, setSchema } from '../../src/content/schemas/article.ts';
import { deliverySchema, returnTermsSchema } from '../../src/content/schemas/delivery.ts';
import { documentSchema, landingPageSchema, landingWordsSchema } from '../../src/content/schemas/document.ts';
import { holidaySchema } from '../../src/content/schemas/holiday.ts';
import { homeSchema } from '../../src/content/schemas/home.ts';
import { factsSchema, locationSchema } from '../../src/content/schemas/location.ts';
import { PATTERNS } from '../../src/content/schemas/patterns.ts';
import { measureSchema, sizeGuideSchema } from '../../src/content/schemas/size-guide.ts';

/** The editors' folder, from the root. */
export const CONTENT = 'src/content';

/** One collection. */
interface Collection {
  /** Pattern of its files, below `src/content`. */
  readonly pattern: string;
  /** Whether a file holds many entries, by name. */
  readonly isTable: boolean;
  /** @param picture schema of a picture: its path from the file */
  readonly schema: (picture: z.ZodType) => z.ZodType;
}

const table = (pattern: string, schema: Collection['schema']): Collection => ({
  pattern,
  isTable: true,
  schema,
});
const files = (pattern: string, schema: Collection['schema']): Collection => ({
  pattern,
  isTable: false,
  schema,
});

/** The years of holidays do not affect validation. */
const ANY_YEARS: readonly number[] = [];

/** All collections by name. */
export const COLLECTIONS = {
  documents: files(PATTERNS.documents, () => documentSchema),
  home: table(PATTERNS.home, homeSchema),
  landingPages: files(PATTERNS.landingPages, landingPageSchema),
  landingPagesInEnglish: files(PATTERNS.landingPagesInEnglish, () => landingWordsSchema),
  locations: table(PATTERNS.locations, () => locationSchema),
  sizeGuides: files(PATTERNS.sizeGuides, () => sizeGuideSchema),
  reviews: files(PATTERNS.reviews, () => reviewsSchema),
  sets: files(PATTERNS.sets, () => setSchema),
  videos: files(PATTERNS.videos, productVideoSchema),
  facts: table(PATTERNS.facts, () => factsSchema),
  measures: table(PATTERNS.measures, () => measureSchema),
  delivery: table(PATTERNS.delivery, () => deliverySchema),
  returnTerms: table(PATTERNS.returnTerms, () => returnTermsSchema),
  holidays: table(PATTERNS.holidays, () => holidaySchema(ANY_YEARS)),
} as const satisfies Readonly<Record<string, Collection>>;
