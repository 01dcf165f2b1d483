/**
 * Loads a built script (replaces Vite's helper by `scripts/astro/chunk-preload.ts`): its imported chunks are
 * requested in parallel. Prefetching requests them without running them.
 */

import { builtLanguage } from '#shared/i18n/page-locale.ts';
import { whenIdle } from './at-rest.ts';

/** Delay in ms before each retry of a chunk that failed to load. */
const RETRY_DELAY_MS = 600;

/** Delay in ms before a chunk whose preload failed may be preloaded again; an import still requests it immediately. */
const PAUSE_MS = 10_000;

/** The priority of the current requests: an import, a likely import, or idle prefetching. */
let priority: 'now' | 'soon' | 'later' = 'now';
const asked = new Set<string>();
const later = new Set<string>();

/** Each language has one file of texts (`scripts/astro/chunk-groups.ts`). */
const isOfAnotherLanguage = (chunk: string): boolean =>
  chunk.includes('/texts-') && !chunk.includes(`/texts-${builtLanguage()}.`);

/** `<link rel="modulepreload">` (HTML, 4.6.7.12) fetches and parses a chunk without running it. */
function ask(chunk: string, fetchPriority: 'low' | 'auto'): void {
  later.delete(chunk);
  asked.add(chunk);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${chunk}`;
  link.fetchPriority = fetchPriority;
  link.onerror = () => setTimeout(() => asked.delete(chunk), PAUSE_MS);
  document.head.append(link);
}

function askLater(): void {
  const [chunk] = later;
  if (!chunk) return;
  ask(chunk, 'low');
  whenIdle(askLater);
}

function preload(chunk: string): void {
  if (asked.has(chunk) || isOfAnotherLanguage(chunk)) return;
  if (priority === 'later') {
    // One at a time: together they would be a long task.
    if (later.size === 0) whenIdle(askLater);
    later.add(chunk);
  } else ask(chunk, 'auto');
}

/** Prefetches the chunks of a loader, when idle unless `isUrgent`. `astro dev` has no chunks to fetch. */
export function prefetchChunks(load: () => unknown, isUrgent: boolean): void {
  if (!import.meta.env.PROD) return;
  priority = isUrgent ? 'soon' : 'later';
  load();
  priority = 'now';
}

async function loadAgain<T>(load: () => Promise<T>, reason: unknown): Promise<T> {
  if (!navigator.onLine) throw reason;
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)).then(load);
}

/**
 * The built replacement of `import()`. Retries only missing files, with three tries in all, so that it works on a
 * connection that loses a third of all requests (decision 159, Failed downloads).
 * @param chunks paths of its dependencies from the site's root, except those that every page loads
 * @throws the load error, unless a listener of `vite:preloadError` prevents the default
 */
export async function importChunk<T>(
  load: () => Promise<T>,
  chunks: readonly string[] = [],
): Promise<T | undefined> {
  for (const chunk of chunks) preload(chunk);
  // Prefetching only requests the chunks.
  if (priority !== 'now') return new Promise(() => undefined);
  try {
    const again = (reason: unknown): Promise<T> => loadAgain(load, reason);
    return await load().catch(again).catch(again);
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    Object.assign(event, { payload: error });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return undefined;
  }
}
