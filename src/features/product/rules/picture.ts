/** The addresses of pictures, in the sizes and formats that an image service makes of them (decision 31, Pictures). */

/** Thumbnails in view at once (storefront §2). */
export const MAX_THUMBS = 3;

/** Shown where an article has no picture, or its picture does not load (storefront §2, Card). */
export const NO_IMAGE = '/no-image.svg';

/** Formats in order of preference; every browser supports the last one. */
type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** How one picture is requested. */
export type PictureRequest = {
  /**
   * Address or path with `{src}` or `{name}`, `{width}` and `{format}`; '' or undefined where the shop has no image service.
   */
  readonly template: string | undefined;
  /** CSS pixels × density, ascending. */
  readonly widths: readonly number[];
  /** Best first, JPEG last by default. */
  readonly formats?: readonly PictureFormat[];
  /** The best format in its widths and one plain picture for the rest, where every byte of the document counts. */
  readonly isLean?: boolean;
};

/** The addresses of a `<picture>`: the plain one, its `srcset` ('' without a service) and the better formats. */
export type PictureSources = {
  readonly src: string;
  readonly srcSet: string;
  readonly alternatives: readonly { readonly type: string; readonly srcSet: string }[];
};

/** A place that shows the picture of a product. */
export type PicturePlace = 'card' | 'hover' | 'related' | 'compared' | 'recent' | 'gallery' | 'thumbnail';

type Place = Pick<PictureRequest, 'widths' | 'isLean'>;

/** The widths of each place, and whether its picture has to be lean. */
export const PICTURE_PLACES: Readonly<Record<PicturePlace, Place>> = {
  card: { widths: [320, 640], isLean: true },
  // Under a mouse only: one width is enough, and saves half a kilobyte of every list.
  hover: { widths: [480], isLean: true },
  related: { widths: [160, 320, 480], isLean: true },
  compared: { widths: [160, 320] },
  recent: { widths: [320] },
  gallery: { widths: [480, 640, 960], isLean: true },
  thumbnail: { widths: [160, 320], isLean: true },
};

/** Space of the large picture on the product's page, as `sizes`. */
export const GALLERY_SIZES = '(min-width:64rem) min(47vw,656px),(min-width:48rem) 43vw,100vw';

/** The addresses of a product's picture in a place; '' for an article without one. */
export function placedPicture(
  image: string,
  place: PicturePlace,
  request: Pick<PictureRequest, 'template' | 'formats'>,
): PictureSources {
  return pictureSources(image, { ...request, ...PICTURE_PLACES[place] });
}

/** AVIF, and JPEG for the few browsers that do not know it (decision 113, Formats of pictures). */
const DEFAULT_FORMATS: readonly PictureFormat[] = ['avif', 'jpeg'];
const WIDTH = '{width}';

/**
 * The addresses of one picture. `{src}` becomes its whole address, percent-encoded in the template's query; `{name}`
 * its file name, the last segment of the address's path. Without a template the raw picture is used; without a picture,
 * `NO_IMAGE`.
 */
export function pictureSources(src: string, request: PictureRequest): PictureSources {
  const { template, widths, formats = DEFAULT_FORMATS, isLean = false } = request;
  if (src === '') return raw(NO_IMAGE);
  const fallback = formats.at(-1);
  const largest = widths.at(-1);
  const name = fileName(src);
  if (!template || name === '' || fallback === undefined || largest === undefined) return raw(src);
  const query = template.indexOf('?');
  let at = 0;
  const pieces = template.split(WIDTH).map((piece) => {
    const start = at;
    at += piece.length + WIDTH.length;
    return { piece, start };
  });
  /** The pieces of a format's address, between which a width is inserted. */
  const piecesOf = (format: PictureFormat): readonly string[] =>
    pieces.map(({ piece, start }) =>
      piece.replace(/\{(src|name|format)\}/g, (_, slot: string, offset: number) => {
        if (slot === 'src') return query >= 0 && start + offset > query ? encodeURIComponent(src) : src;
        return slot === 'name' ? name : format;
      }),
    );
  const set = (format: PictureFormat): string => {
    const own = piecesOf(format);
    return srcSetOf(widths.map((width) => ({ src: own.join(String(width)), width })));
  };
  return {
    src: piecesOf(fallback).join(String(largest)),
    srcSet: isLean ? '' : set(fallback),
    alternatives: formats
      .slice(0, -1)
      .slice(0, isLean ? 1 : undefined)
      .map((format) => ({ type: `image/${format}`, srcSet: set(format) })),
  };
}

/** Writes a `srcset` of addresses with their widths. */
export function srcSetOf(pictures: readonly { readonly src: string; readonly width: number }[]): string {
  return pictures.map(({ src, width }) => `${src} ${width}w`).join(',');
}

/**
 * The `srcset` of a gallery for the picture of another `srcset`, by the image service's address: only the width differs.
 * A card's link prefetches it (decision 160, Next picture).
 * @param srcSet addresses with their widths (`/imagenes/320/avif/a.jpg 320w,…`), made by `pictureSources`
 * @param template as in `PictureRequest`
 * @returns '' where the addresses cannot be derived: no service, or a name before the width
 */
export function gallerySrcSet(srcSet: string, template: string): string {
  const before = template.slice(0, Math.max(0, template.indexOf(WIDTH)));
  const [, address = '', width = ''] = /^(\S+) (\d+)w/.exec(srcSet) ?? [];
  if (before === '' || before.includes('{') || !address.startsWith(before + width)) return '';
  const after = address.slice(before.length + width.length);
  return srcSetOf(
    PICTURE_PLACES.gallery.widths.map((other) => ({ src: `${before}${other}${after}`, width: other })),
  );
}

function raw(src: string): PictureSources {
  return { src, srcSet: '', alternatives: [] };
}

/** The file name of an address, percent-encoded as it is there. */
function fileName(src: string): string {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}
