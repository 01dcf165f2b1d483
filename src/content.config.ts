/**
 * What editors write: documents and landing pages in Markdown, one folder per language, and the tables of shops, sizes,
 * delivery and holidays.
 * Everything is parsed by a strict schema, so that a mistake stops the build and names the file.
 */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { deliverySchema, returnTermsSchema } from './content/schemas/delivery.ts';
import { documentSchema } from './content/schemas/document.ts';
import { factsSchema } from './content/schemas/facts.ts';
import { holidaySchema } from './content/schemas/holiday.ts';
import { homeSchema } from './content/schemas/home.ts';
import { landingPageSchema, landingWordsSchema } from './content/schemas/landing-page.ts';
import { locationSchema } from './content/schemas/location.ts';
import { reviewsSchema } from './content/schemas/reviews.ts';
import { setSchema } from './content/schemas/set.ts';
import { measureSchema, sizeGuideSchema } from './content/schemas/size-guide.ts';
import { productVideoSchema } from './content/schemas/video.ts';
import { withFacts } from './i18n/facts/with-facts.ts';

const CONTENT = './src/content';
/** A parcel ordered on the last day of a year arrives in the next one; a build may be older than a year's end. */
const YEARS_AHEAD = 2;

const firstYear = new Date().getUTCFullYear();
const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => firstYear + index);

/** The path below the folder without its extension, as written (`es-GT/nosotros`): the default would lower-case it. */
function idOfPath({ entry }: { entry: string }): string {
  return entry.replace(/\.[a-z]+$/, '');
}

/** Markdown files of a folder, by their names. */
const markdown = (folder: string) =>
  glob({ pattern: '*.md', base: `${CONTENT}/${folder}`, generateId: idOfPath, retainBody: false });

/** The shop's content collections. */
export const collections = {
  documents: defineCollection({
    loader: withFacts(
      glob({
        pattern: '*/*.md',
        base: `${CONTENT}/documents`,
        generateId: idOfPath,
        retainBody: false,
      }),
    ),
    schema: documentSchema,
  }),
  home: defineCollection({
    loader: withFacts(file(`${CONTENT}/home.json`)),
    schema: ({ image }) => homeSchema(image()),
  }),
  landingPages: defineCollection({
    loader: withFacts(markdown('landing-pages/es-GT')),
    schema: ({ image }) => landingPageSchema(image()),
  }),
  landingPagesInEnglish: defineCollection({
    loader: withFacts(markdown('landing-pages/en')),
    schema: landingWordsSchema,
  }),
  locations: defineCollection({
    loader: withFacts(file(`${CONTENT}/locations.json`)),
    schema: locationSchema,
  }),
  sizeGuides: defineCollection({
    loader: withFacts(glob({ pattern: '**/*.json', base: `${CONTENT}/size-guides`, generateId: idOfPath })),
    schema: sizeGuideSchema,
  }),
  reviews: defineCollection({
    loader: glob({ pattern: '*.json', base: `${CONTENT}/reviews`, generateId: idOfPath }),
    schema: reviewsSchema,
  }),
  sets: defineCollection({
    loader: withFacts(glob({ pattern: '*.json', base: `${CONTENT}/sets`, generateId: idOfPath })),
    schema: setSchema,
  }),
  videos: defineCollection({
    loader: withFacts(glob({ pattern: '*.json', base: `${CONTENT}/videos`, generateId: idOfPath })),
    schema: ({ image }) => productVideoSchema(image()),
  }),
  facts: defineCollection({ loader: file(`${CONTENT}/facts.json`), schema: factsSchema }),
  measures: defineCollection({ loader: withFacts(file(`${CONTENT}/measures.json`)), schema: measureSchema }),
  delivery: defineCollection({
    loader: withFacts(file(`${CONTENT}/delivery/departments.json`)),
    schema: deliverySchema,
  }),
  returnTerms: defineCollection({
    loader: withFacts(file(`${CONTENT}/delivery/returns.json`)),
    schema: returnTermsSchema,
  }),
  holidays: defineCollection({
    loader: file(`${CONTENT}/delivery/holidays.json`),
    schema: holidaySchema(years),
  }),
};
