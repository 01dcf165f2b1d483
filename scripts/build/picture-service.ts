/** Astro's image service in a build: names the pictures that `own-pictures.ts` creates. */
import type { ExternalImageService } from 'astro';

/** The address of a picture in a width and format, from its original's address. */
export const pictureName = (original: string, width: number, format: string): string =>
  `${original.replace(/\.\w+$/, '')}_${width}.${format}`;

const service: ExternalImageService = {
  getURL({ src, width, format }) {
    if (typeof src === 'string' || width === undefined || format === undefined)
      throw new Error('Only pictures of the project have widths and formats.');
    return pictureName(src.src, width, String(format));
  },
};

// biome-ignore lint/style/noDefaultExport: what Astro looks for
export default service;
