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

/**
 * How long the service may take for one: nginx's own `proxy_read_timeout`, so that both servers wait alike. A service
 * that makes pictures as they are asked for (the sandbox: 0.3 to 0.7 s each on two processors) has a queue after a list.
 */
const NETWORK_TIMEOUT_MS = 60_000;

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
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS),
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  if (!response.ok || !PASSED_ON.test(type)) return MISSING;
  return { status: 200, type, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Logged for the server's owner: the shopper only sees that a picture is missing. */
function tell(address: string, fault: unknown): Picture {
  const reason =
    fault instanceof Error ? [fault.message, fault.cause].filter(Boolean).join(': ') : String(fault);
  process.stderr.write(`No picture from ${address}: ${reason}\n`);
  return UNREACHED;
}

/** Answers for the proxy's path; undefined for an address that is none of its pictures. */
export function createPictureCache(
  proxy: PictureProxy | undefined,
): (target: string) => Promise<Picture> | undefined {
  const cache = new Map<string, Promise<Picture>>();

  async function remember(address: string): Promise<Picture> {
    const picture = await ask(address).catch((fault: unknown) => tell(address, fault));
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
