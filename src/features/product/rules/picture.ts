/** Pictures in the sizes and formats that an image service makes of them (decision 31, Pictures). */

/** Thumbnails in view at once (storefront §2). */
export const MAX_THUMBS = 3;

/** Formats in the order a browser is offered them; the last one is what every browser reads. */
type PictureFormat = 'avif' | 'webp' | 'jpeg';

const WIDTH = '{width}';

/** Shown where an article has no picture, or its picture does not load (storefront §2, Card). */
export const NO_IMAGE = '/no-image.svg';

/** How one picture is asked for. */
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

/** What a `<picture>` needs: the plain address, its `srcset` ('' without a service) and the better formats. */
export type PictureSources = {
  readonly src: string;
  readonly srcSet: string;
  readonly alternatives: readonly { readonly type: string; readonly srcSet: string }[];
};

/** AVIF, and JPEG for the few browsers that do not know it (decision 113, Formats of pictures). */
const DEFAULT_FORMATS: readonly PictureFormat[] = ['avif', 'jpeg'];

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
  /** Addresses of a format differ by what is between these. */
  const piecesOf = (format: PictureFormat): readonly string[] =>
    pieces.map(({ piece, start }) =>
      piece.replace(/\{(src|name|format)\}/g, (_, slot: string, offset: number) => {
        if (slot === 'src') return query >= 0 && start + offset > query ? encodeURIComponent(src) : src;
        return slot === 'name' ? name : format;
      }),
    );
  const set = (format: PictureFormat): string => {
    const own = piecesOf(format);
    return widths.map((width) => `${own.join(String(width))} ${width}w`).join(',');
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

function raw(src: string): PictureSources {
  return { src, srcSet: '', alternatives: [] };
}

/** Already percent-encoded in a URL, so it can stand in another one as it is. */
function fileName(src: string): string {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}
