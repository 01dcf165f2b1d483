/** Pictures in the folders of editors' files. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type PictureSources, srcSetOf } from '#features/product/rules/picture.ts';

/** An editor's own picture in the formats of the shop. */
export async function ownPicture(src: ImageMetadata, widths: readonly number[]): Promise<PictureSources> {
  const made = widths.filter((width) => width <= src.width);
  const set = async (format: 'avif' | 'jpeg') =>
    Promise.all(
      (made.length > 0 ? made : [src.width]).map(async (width) => ({
        width,
        src: (await getImage({ src, width, format })).src,
      })),
    );
  const [avif, jpeg] = await Promise.all([set('avif'), set('jpeg')]);
  return {
    src: jpeg.at(-1)?.src ?? '',
    srcSet: srcSetOf(jpeg),
    alternatives: [{ type: 'image/avif', srcSet: srcSetOf(avif) }],
  };
}
