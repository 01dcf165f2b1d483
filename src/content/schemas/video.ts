/** Short videos without sound, files of `src/content/videos/`. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { FAULTS } from './faults.ts';
import { localized, text } from './localized.ts';

/** Below the root, where a build runs. */
const FOLDER = 'src/content/videos';
const MEGABYTE = 1_000_000;
const LARGEST = 2 * MEGABYTE;

const inFolder = (name: string): string => join(FOLDER, name);

/** The name of such a file. */
export const videoFile = z
  .string()
  .regex(/^[a-z0-9-]+\.(mp4|webm)$/, FAULTS.videoName)
  .refine((name) => existsSync(inFolder(name)), { error: FAULTS.videoMissing, abort: true })
  .refine((name) => statSync(inFolder(name)).size <= LARGEST, {
    error: FAULTS.videoSize,
  });

/**
 * The video of an article, with a short description for people who cannot see it. Until it plays, `picture` is shown;
 * without one the first picture of the article.
 */
export const productVideoSchema = <Picture extends z.core.$ZodType>(picture: Picture) =>
  z.strictObject({ sku: text, video: videoFile, text: localized, picture: z.optional(picture) });
