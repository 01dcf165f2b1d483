/** The pictures that the floor's pages show: the first ones of the shop's own pages, in their best format. */
import * as z from 'zod';
import { readAttributes } from '../publish/page/page-facts.ts';

const pictureSchema = z.object({
  src: z.string(),
  srcset: z.string(),
  sizes: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  alt: z.string(),
});
export const floorPicturesSchema = z.object({ list: z.array(pictureSchema), product: pictureSchema });

export type FloorPictures = z.infer<typeof floorPicturesSchema>;
type Picture = z.infer<typeof pictureSchema>;

const PICTURE = /<picture>\s*<source type="image\/avif"([^>]*)>[\s\S]*?<img([^>]*)>/gi;

/** The pictures of a page's HTML that are not a second view, in their order. */
function readPictures(html: string): readonly Picture[] {
  return [...html.matchAll(PICTURE)].map(([, source = '', img = '']) => {
    const best = readAttributes(source);
    const own = readAttributes(img);
    return pictureSchema.parse({
      src: own.get('src'),
      srcset: best.get('srcset'),
      sizes: best.get('sizes'),
      width: own.get('width'),
      height: own.get('height'),
      alt: own.get('alt'),
    });
  });
}

/**
 * What the floor shows.
 * @param lists pages of the shop with products, the list first: an article without pictures is made up for by another page
 * @throws Error when they show too few
 */
export function floorPictures(lists: readonly string[], product: string, count: number): FloorPictures {
  const [first] = readPictures(product);
  const all = new Map(lists.flatMap(readPictures).map((picture) => [picture.srcset, picture]));
  const list = [...all.values()].slice(0, count);
  if (!first || list.length < count)
    throw new Error(`The lists show ${list.length} of ${count} pictures, the product ${first ? 1 : 0}.`);
  return { list, product: first };
}
