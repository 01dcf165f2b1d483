/**
 * The content by editors: documents and landing pages in Markdown, one folder per language, and the tables of shops, sizes,
 * delivery and holidays.
 * Everything is parsed by a strict schema, so that a mistake stops the build and names the file.
 */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { withFacts } from '#shared/i18n/facts/read-facts.ts';
import { productVideoSchema, reviewsSchema, setSchema } from './content/schemas/article.ts';
import { deliverySchema, returnTermsSchema } from './content/schemas/delivery.ts';
import { documentSchema, landingPageSchema, landingWordsSchema } from './content/schemas/document.ts';
import { holidaySchema } from './content/schemas/holiday.ts';
import { homeSchema } from './content/schemas/home.ts';
import { factsSchema, locationSchema } from './content/schemas/location.ts';
import { PATTERNS, splitPattern } from './content/schemas/patterns.ts';
import { measureSchema, sizeGuideSchema } from './content/schemas/size-guide.ts';

const CONTENT = './src/content';
/** A parcel ordered on the last day of a year arrives in the next one; a build may be older than a year's end. */
const YEARS_AHEAD = 2;

const firstYear = new Date().getUTCFullYear();
const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => firstYear + index);

/** The path below the folder without its extension, as written (`es-GT/nosotros`): the default would lower-case it. */
function idOfPath({ entry }: { entry: string }): string {
  return entry.replace(/\.[a-z]+$/, '');
}

type Name = keyof typeof PATTERNS;

/** The files of a collection, by their names below its folder. */
function files(name: Name, retainBody = true) {
  const { folder, below } = splitPattern(PATTERNS[name]);
  return glob({ pattern: below, base: `${CONTENT}/${folder}`, generateId: idOfPath, retainBody });
}

/** The loader of a collection that is one table. */
const table = (name: Name) => file(`${CONTENT}/${PATTERNS[name]}`);

/** The shop's content collections. */
export const collections = {
  documents: defineCollection({ loader: withFacts(files('documents', false)), schema: documentSchema }),
  home: defineCollection({ loader: withFacts(table('home')), schema: ({ image }) => homeSchema(image()) }),
  landingPages: defineCollection({
    loader: withFacts(files('landingPages', false)),
    schema: ({ image }) => landingPageSchema(image()),
  }),
  landingPagesInEnglish: defineCollection({
    loader: withFacts(files('landingPagesInEnglish', false)),
    schema: landingWordsSchema,
  }),
  locations: defineCollection({ loader: withFacts(table('locations')), schema: locationSchema }),
  sizeGuides: defineCollection({ loader: withFacts(files('sizeGuides')), schema: sizeGuideSchema }),
  reviews: defineCollection({ loader: files('reviews'), schema: reviewsSchema }),
  sets: defineCollection({ loader: withFacts(files('sets')), schema: setSchema }),
  videos: defineCollection({
    loader: withFacts(files('videos')),
    schema: ({ image }) => productVideoSchema(image()),
  }),
  facts: defineCollection({ loader: table('facts'), schema: factsSchema }),
  measures: defineCollection({ loader: withFacts(table('measures')), schema: measureSchema }),
  delivery: defineCollection({ loader: withFacts(table('delivery')), schema: deliverySchema }),
  returnTerms: defineCollection({ loader: withFacts(table('returnTerms')), schema: returnTermsSchema }),
  holidays: defineCollection({ loader: table('holidays'), schema: holidaySchema(years) }),
};
