/** The files of `src/content.config.ts`: where they are, and by which schema they are read. */
import type { z } from 'astro/zod';
import { productVideoSchema, reviewsSchema, setSchema } from '../../src/content/schemas/article.ts';
import { deliverySchema, returnTermsSchema } from '../../src/content/schemas/delivery.ts';
import { documentSchema, landingPageSchema, landingWordsSchema } from '../../src/content/schemas/document.ts';
import { holidaySchema } from '../../src/content/schemas/holiday.ts';
import { homeSchema } from '../../src/content/schemas/home.ts';
import { factsSchema, locationSchema } from '../../src/content/schemas/location.ts';
import { PATTERNS } from '../../src/content/schemas/patterns.ts';
import { measureSchema, sizeGuideSchema } from '../../src/content/schemas/size-guide.ts';

/** The folder of what editors write, below the root. */
export const CONTENT = 'src/content';

/** One collection. */
interface Collection {
  /** Of its files, below `src/content`. */
  readonly pattern: string;
  /** Whether a file holds many entries, by their names. */
  readonly isTable: boolean;
  /** @param picture what a picture is read by: its path from the file */
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

/** The years of holidays make no difference to what is right. */
const ANY_YEARS: readonly number[] = [];

/** All of them, by the names that they have there. */
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
