/** The blocks of the home page, from the top down. */
import { z } from 'astro/zod';
import { videoFile } from './article.ts';
import { FAULTS } from './faults.ts';
import { eachIs, eachOnce, text, translatable as words } from './fields.ts';

/** An address of the shop, free of the language. */
const path = z.string().regex(/^\/[\w\-/?=&]*$/, FAULTS.link);

const link = z.strictObject({ href: path, label: words });

/** A time in Guatemala. */
const until = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: FAULTS.end,
});

/** Blocks without settings. */
const PLAIN = ['newArrivals', 'categories', 'offers', 'brands', 'recentlySeen', 'help'] as const;

/** Blocks that may be repeated. */
const REPEATED: ReadonlySet<string> = new Set(['editorial', 'countdown', 'collection']);

const CARDS = { least: 2, most: 8 };

/** Blocks with articles of landing pages or reviews. */
const catalogueBlocks = [
  /** `pages`: names of files of `landing-pages/`; by default all, by position. */
  z.strictObject({ block: z.literal('landingPages'), pages: z.optional(z.array(text).min(1)) }),
  /** The first articles of a landing page, four by default. */
  z.strictObject({
    block: z.literal('collection'),
    page: text,
    articles: z.optional(z.int().min(CARDS.least).max(CARDS.most)),
  }),
  /** The latest review of each of `skus`; by default of the articles reviewed last. */
  z.strictObject({
    block: z.literal('reviews'),
    title: z.optional(words),
    skus: z.optional(z.array(text).min(1)),
  }),
] as const;

/** Blocks with the shop's own texts. */
const ownBlocks = [
  z.strictObject({ block: z.literal('editorial'), title: words, text: words, link: z.optional(link) }),
  /** Hidden after its end. */
  z.strictObject({
    block: z.literal('countdown'),
    title: words,
    text: z.optional(words),
    until,
    link: z.optional(link),
  }),
] as const;

/** The hero; its texts and picture replace the built ones, and a video plays over a picture. */
const hero = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({
    block: z.literal('hero'),
    title: z.optional(words),
    text: z.optional(words),
    picture: z.optional(picture),
    video: z.optional(videoFile),
  });

const hasStill = (block: object): boolean => !('video' in block && block.video) || 'picture' in block;

/** The hero is required, because it has the heading of the page; only some blocks may be repeated. */
export const homeSchema = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({
    blocks: z
      .array(
        z.discriminatedUnion('block', [
          hero(picture),
          z.strictObject({ block: z.enum(PLAIN) }),
          ...catalogueBlocks,
          ...ownBlocks,
        ]),
      )
      .refine((blocks) => blocks.some(({ block }) => block === 'hero'), FAULTS.hero)
      .check(
        eachOnce(({ block }) => (REPEATED.has(block) ? undefined : block), FAULTS.blockTwice),
        eachIs(hasStill, FAULTS.videoPicture),
      ),
  });
