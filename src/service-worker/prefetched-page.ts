/**
 * Holds the page that `shell/browser/prefetch-page.ts` prefetches for the next navigation. It stays in memory for ten
 * seconds, because a page that is never opened does not belong in the cache.
 */
import { isCacheable } from './answers.ts';
import { PAGES } from './cached.ts';

const HELD_MS = 10_000;

/** The address in a page's message; undefined for another message. */
export function prefetchedUrl(message: unknown): string | undefined {
  try {
    return typeof message === 'string' ? new URL(message).href : undefined;
  } catch {
    return undefined;
  }
}

interface Held {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<Response | undefined>;
}

/** Only the last one: a pointer that moves over links opens the last of them, if any. */
let held: Held | undefined;

/** Fetches and holds a page; one that is not cacheable is requested again when it is opened. */
export function prefetchPage(key: string, network: () => Promise<Response>): Promise<unknown> {
  const answer = network().then(
    (page) => (isCacheable(PAGES, key, page) ? page : undefined),
    () => undefined,
  );
  held = { key, at: Date.now(), answer };
  return answer;
}

/** Returns the held page once, if it has not expired. */
export async function takePrefetched(key: string): Promise<Response | undefined> {
  const taken = held?.key === key && Date.now() - held.at < HELD_MS ? held : undefined;
  if (taken) held = undefined;
  return taken?.answer;
}
