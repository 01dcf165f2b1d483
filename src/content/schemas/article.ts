/** The files that editors keep for an article: reviews, sets and videos. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { eachOnce, localized, text, translatable } from './fields.ts';

const MAX_NAME = 40;
const MAX_TEXT = 600;

/** A real review in its original Spanish; `size` is the bought size, `fit` how it fitted. */
const review = z.strictObject({
  date: z.iso.date(FAULTS.day),
  name: text.max(MAX_NAME),
  rating: z.int(FAULTS.stars).min(1, FAULTS.stars).max(5, FAULTS.stars),
  size: z.optional(text),
  fit: z.optional(z.enum(['small', 'normal', 'large'])),
  text: z.optional(text.max(MAX_TEXT)),
});

export const reviewsSchema = z.strictObject({ sku: text, reviews: z.array(review).min(1) });

const MIN_SET = 2;
/** Each article is a picture on the pages of the others. */
const MAX_SET = 4;

/** Articles that go together, shown on the page of each of them. */
export const setSchema = z.strictObject({
  title: translatable,
  text: z.optional(translatable),
  skus: z
    .array(text)
    .min(MIN_SET, FAULTS.setLeast)
    .max(MAX_SET, FAULTS.setMost)
    .check(eachOnce((sku) => sku, FAULTS.articleTwice)),
});

/** Below the root of the project, where a build runs. */
const VIDEO_FOLDER = 'src/content/videos';
const MAX_VIDEO_BYTES = 2_000_000;

const inFolder = (name: string): string => join(VIDEO_FOLDER, name);

/** The name of a silent video file. */
export const videoFile = z
  .string()
  .regex(/^[a-z0-9-]+\.(mp4|webm)$/, FAULTS.videoName)
  .refine((name) => existsSync(inFolder(name)), { error: FAULTS.videoMissing, abort: true })
  .refine((name) => statSync(inFolder(name)).size <= MAX_VIDEO_BYTES, {
    error: FAULTS.videoSize,
  });

/** The video of an article, its description, and its poster; by default the article's first picture. */
export const productVideoSchema = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({ sku: text, video: videoFile, text: localized, picture: z.optional(picture) });
