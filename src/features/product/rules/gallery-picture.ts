/** The large picture of a product's page, which a card's link asks for ahead (decision 160, Next picture). */

/** Widths that a gallery asks for: CSS pixels × density, ascending. */
export const GALLERY_WIDTHS: readonly number[] = [480, 640, 960];
/** Space of the large picture on the product's page, as `sizes`. */
export const GALLERY_SIZES = '(min-width:64rem) min(47vw,656px),(min-width:48rem) 43vw,100vw';

/**
 * The `srcset` of a gallery for the picture of another `srcset`, by the image service's address: only the width
 * differs.
 * @param srcSet addresses with their widths (`/imagenes/320/avif/a.jpg 320w,…`), made by `pictureSources`
 * @param template as in `PictureRequest`
 * @returns '' where the addresses cannot be derived: no service, or a name before the width
 */
export function gallerySrcSet(srcSet: string, template: string): string {
  const before = template.slice(0, Math.max(0, template.indexOf('{width}')));
  const [, address = '', width = ''] = /^(\S+) (\d+)w/.exec(srcSet) ?? [];
  if (before === '' || before.includes('{') || !address.startsWith(before + width)) return '';
  const after = address.slice(before.length + width.length);
  return GALLERY_WIDTHS.map((other) => `${before}${other}${after} ${other}w`).join(',');
}
