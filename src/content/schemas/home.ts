/** What the home page is made of: its blocks, from the top down. */
import { z } from 'astro/zod';
import { eachIs, eachOnce } from './at-place.ts';
import { FAULTS } from './faults.ts';
import { text } from './localized.ts';
import { videoFile } from './video.ts';

/** A text in Spanish, and in English where somebody has written it. */
const words = z.strictObject({ 'es-GT': text, en: z.optional(text) });

/** An address of the shop, free of the language. */
const path = z.string().regex(/^\/[\w\-/?=&]*$/, FAULTS.link);

const link = z.strictObject({ href: path, label: words });

/** A moment as Guatemala's clocks show it. */
const until = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: FAULTS.end,
});

/** Blocks that have nothing to be set. */
const PLAIN = ['newArrivals', 'categories', 'offers', 'brands', 'recentlySeen', 'help'] as const;

/** Blocks that may stand twice. */
const REPEATED: ReadonlySet<string> = new Set(['editorial', 'countdown', 'collection']);

const CARDS = { least: 2, most: 8 };

/** Blocks with articles: those of a landing page, or of reviews. */
const catalogueBlocks = [
  /** `pages`: names of files of `landing-pages/`; all of them by their position without it. */
  z.strictObject({ block: z.literal('landingPages'), pages: z.optional(z.array(text).min(1)) }),
  /** The first articles of one landing page, four of them unless it is said otherwise. */
  z.strictObject({
    block: z.literal('collection'),
    page: text,
    articles: z.optional(z.int().min(CARDS.least).max(CARDS.most)),
  }),
  /** The latest review of each of `skus`; without them of the articles that were reviewed last. */
  z.strictObject({
    block: z.literal('reviews'),
    title: z.optional(words),
    skus: z.optional(z.array(text).min(1)),
  }),
] as const;

/** Blocks that say something of the shop's own. */
const ownBlocks = [
  z.strictObject({ block: z.literal('editorial'), title: words, text: words, link: z.optional(link) }),
  /** Gone once it is over. */
  z.strictObject({
    block: z.literal('countdown'),
    title: words,
    text: z.optional(words),
    until,
    link: z.optional(link),
  }),
] as const;

/** The hero: the shop's own words and picture stand in the place of the built ones. A video plays over a picture. */
const hero = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({
    block: z.literal('hero'),
    title: z.optional(words),
    text: z.optional(words),
    picture: z.optional(picture),
    video: z.optional(videoFile),
  });

const hasStill = (block: object): boolean => !('video' in block && block.video) || 'picture' in block;

/** The hero has the heading of the page, so that it cannot be missing; only some blocks may stand twice. */
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
