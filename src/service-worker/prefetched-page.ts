/**
 * The page that somebody is about to open, fetched ahead for their navigation (`shell/browser/prefetch-page.ts`). Held in
 * memory and for a moment: what nobody opens is not among the pages that were seen.
 */
import { isCacheable } from './answers.ts';
import { PAGES } from './cached.ts';

/** Longer than from a look to a press, shorter than anything in a page changes. */
const HELD_MS = 10_000;

/** The address that a page's message is; the worker hears of nothing else. */
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

/** Only one: a pointer that moves over links opens the last of them, if any. */
let held: Held | undefined;

/** Asks the network for a page, and holds a whole one; what is not goes to the network again when it is opened. */
export function prefetchPage(key: string, network: () => Promise<Response>): Promise<unknown> {
  const answer = network().then(
    (page) => (isCacheable(PAGES, key, page) ? page : undefined),
    () => undefined,
  );
  held = { key, at: Date.now(), answer };
  return answer;
}

/** Hands the page out, once and in time. */
export async function takePrefetched(key: string): Promise<Response | undefined> {
  const taken = held?.key === key && Date.now() - held.at < HELD_MS ? held : undefined;
  if (taken) held = undefined;
  return taken?.answer;
}
