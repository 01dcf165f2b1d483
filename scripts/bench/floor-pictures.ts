/** The pictures that the floor's pages show: the first ones of the shop's own pages, in their best format. */
import * as z from 'zod';
import { readElements } from '../html/html-elements.ts';

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

/** The pictures of a page's HTML with their AVIF sources, in their order, without second views. */
function readPictures(html: string): readonly Picture[] {
  const elements = readElements(html, (name) => ['picture', 'source', 'img'].includes(name));
  return elements.flatMap((picture) => {
    const inside = elements.filter(({ start }) => start > picture.start && start < picture.end);
    const source = inside.find(({ attributes }) => attributes.get('type') === 'image/avif');
    const image = inside.find(({ name }) => name === 'img');
    if (picture.name !== 'picture' || picture.attributes.has('class') || !source || !image) return [];
    return pictureSchema.parse({
      ...Object.fromEntries(image.attributes),
      srcset: source.attributes.get('srcset'),
      sizes: source.attributes.get('sizes'),
    });
  });
}

/**
 * Chooses the pictures of the floor's pages.
 * @param lists pages of the shop with products, the list first; later pages replace articles without pictures
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
