/** Pictures that the preview server fetches from an image service and caches, as a CDN does. */
import type { PictureProxy } from '../publish/picture-proxy.ts';

/** A picture, or a response in its place. */
export interface Picture {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

/** When the cache is full, the oldest pictures are removed. */
const MAX_PICTURES = 4000;

/** Equals nginx's `proxy_read_timeout`: a service that resizes pictures on request queues those of a list. */
const TIMEOUT_MS = 60_000;

/** Picture types that cannot contain scripts, which would run on the shop's origin. */
const PICTURE_TYPE = /^image\/(avif|gif|jpeg|png|webp)\b/;

const textResponse = (status: number, text: string): Picture => ({
  status,
  type: 'text/plain; charset=utf-8',
  bytes: Buffer.from(text),
});
const NOT_FOUND = textResponse(404, 'Not Found\n');
const BAD_GATEWAY = textResponse(502, 'Bad Gateway\n');

async function fetchPicture(address: string): Promise<Picture> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    if (!response.ok || !PICTURE_TYPE.test(type)) return NOT_FOUND;
    return { status: 200, type, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    // For the server's owner: a shopper only sees that a picture is missing.
    const reason =
      error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);
    process.stderr.write(`No picture from ${address}: ${reason}\n`);
    return BAD_GATEWAY;
  }
}

/** Creates a function that answers the addresses of the proxy's pictures, and returns undefined for others. */
export function createPictureCache(
  proxy: PictureProxy | undefined,
): (target: string) => Promise<Picture> | undefined {
  const cache = new Map<string, Promise<Picture>>();

  async function load(address: string): Promise<Picture> {
    const picture = await fetchPicture(address);
    if (picture.status !== 200) cache.delete(address);
    return picture;
  }

  return (target) => {
    if (!proxy || !target.startsWith(proxy.path)) return undefined;
    const path = target.slice(proxy.path.length).replace(/^[/\\]+/, '');
    const href = URL.canParse(path, proxy.service) ? new URL(path, proxy.service).href : '';
    // `..` or another host must not leave the service's folder.
    if (!href.startsWith(proxy.service)) return Promise.resolve(NOT_FOUND);
    const picture = cache.get(href) ?? load(href);
    cache.delete(href);
    cache.set(href, picture);
    if (cache.size > MAX_PICTURES) cache.delete([...cache.keys()][0] ?? '');
    return picture;
  };
}
