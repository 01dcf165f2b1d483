/** The files of `src/content.config.ts`: where they are, and by which schema they are read. */
import type { z } from 'astro/zod';
import { deliverySchema, returnTermsSchema } from '../../src/content/schemas/delivery.ts';
import { documentSchema } from '../../src/content/schemas/document.ts';
import { factsSchema } from '../../src/content/schemas/facts.ts';
import { holidaySchema } from '../../src/content/schemas/holiday.ts';
import { homeSchema } from '../../src/content/schemas/home.ts';
import { landingPageSchema, landingWordsSchema } from '../../src/content/schemas/landing-page.ts';
import { locationSchema } from '../../src/content/schemas/location.ts';
import { reviewsSchema } from '../../src/content/schemas/reviews.ts';
import { setSchema } from '../../src/content/schemas/set.ts';
import { measureSchema, sizeGuideSchema } from '../../src/content/schemas/size-guide.ts';
import { productVideoSchema } from '../../src/content/schemas/video.ts';

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
  documents: files('documents/*/*.md', () => documentSchema),
  home: table('home.json', homeSchema),
  landingPages: files('landing-pages/es-GT/*.md', landingPageSchema),
  landingPagesInEnglish: files('landing-pages/en/*.md', () => landingWordsSchema),
  locations: table('locations.json', () => locationSchema),
  sizeGuides: files('size-guides/**/*.json', () => sizeGuideSchema),
  reviews: files('reviews/*.json', () => reviewsSchema),
  sets: files('sets/*.json', () => setSchema),
  videos: files('videos/*.json', productVideoSchema),
  facts: table('facts.json', () => factsSchema),
  measures: table('measures.json', () => measureSchema),
  delivery: table('delivery/departments.json', () => deliverySchema),
  returnTerms: table('delivery/returns.json', () => returnTermsSchema),
  holidays: table('delivery/holidays.json', () => holidaySchema(ANY_YEARS)),
} as const satisfies Readonly<Record<string, Collection>>;
