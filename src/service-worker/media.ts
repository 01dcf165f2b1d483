/**
 * Whether an answer is of the kind that its address promises. A host answers a file it does not have with a page and
 * status 200, and so does a firewall: kept under the file's name, such a page would stand in its place for ever.
 */

const IMAGE = /^image\//;

/** Media types by the ending of a name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?(java|ecma)script$/,
  mjs: /^(text|application)\/(x-)?(java|ecma)script$/,
  css: /^text\/css$/,
  json: /^application\/json$/,
  woff2: /^(font\/|application\/(x-)?font|application\/octet-stream$)/,
  avif: IMAGE,
  gif: IMAGE,
  ico: IMAGE,
  jpeg: IMAGE,
  jpg: IMAGE,
  png: IMAGE,
  svg: IMAGE,
  webp: IMAGE,
};
const PAGE = /^text\/html$/;
const NO_PAGE = /^(?!text\/html$)./;

/** The media type of an answer, without its parameters; '' where it has none. */
export function mediaTypeOf({ headers }: Response): string {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Whether a media type is what a path promises: by its ending; a page without one; anything but a page otherwise. */
export function fitsPath(path: string, type: string): boolean {
  const [, ending] = /\.(\w+)$/.exec(path) ?? [];
  return (ending === undefined ? PAGE : (TYPES[ending] ?? NO_PAGE)).test(type);
}
