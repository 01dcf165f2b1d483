/** Pictures that the preview server gets from an image service, as a CDN in front of one does: each is asked for once. */
import type { PictureProxy } from '../publish/picture-proxy.ts';

/** A picture, or what the service said in its place. */
export interface Picture {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Pictures kept at most; the oldest make room. */
const CAPACITY = 4000;

/** No script, whatever a service holds: it would run as the shop's own. */
const PASSED_ON = /^image\/(avif|gif|jpeg|png|webp)\b/;

const MISSING: Picture = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  bytes: Buffer.from('Not Found\n'),
};
const UNREACHED: Picture = {
  status: 502,
  type: 'text/plain; charset=utf-8',
  bytes: Buffer.from('Bad Gateway\n'),
};

async function ask(address: string): Promise<Picture> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(20_000) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !PASSED_ON.test(type)) return response.status >= 500 ? UNREACHED : MISSING;
  return { status: 200, type, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Answers for the proxy's path; undefined for an address that is none of its pictures. */
export function createPictureCache(
  proxy: PictureProxy | undefined,
): (target: string) => Promise<Picture> | undefined {
  const cache = new Map<string, Promise<Picture>>();

  async function remember(address: string): Promise<Picture> {
    const picture = await ask(address).catch(() => UNREACHED);
    if (picture.status !== 200) cache.delete(address);
    return picture;
  }

  return (target) => {
    if (!proxy || !target.startsWith(proxy.path)) return undefined;
    const wanted = target.slice(proxy.path.length).replace(/^[/\\]+/, '');
    const href = URL.canParse(wanted, proxy.service) ? new URL(wanted, proxy.service).href : '';
    // Neither `..` nor another host may lead out of the service's folder.
    if (!href.startsWith(proxy.service)) return Promise.resolve(MISSING);
    const known = cache.get(href) ?? remember(href);
    cache.delete(href);
    cache.set(href, known);
    if (cache.size > CAPACITY) cache.delete([...cache.keys()][0] ?? '');
    return known;
  };
}
