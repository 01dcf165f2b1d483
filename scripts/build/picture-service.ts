/** Astro's image service of a build: names the files that `own-pictures.ts` makes of editors' pictures. */
import type { ExternalImageService } from 'astro';

/** The address of a picture in a width and a format, from that of the original. */
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
