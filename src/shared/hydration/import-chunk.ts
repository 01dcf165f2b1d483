/**
 * Loads a built script (`scripts/astro/chunk-preload.ts` replaces Vite's helper with this): the chunks that it imports
 * are requested in parallel, and prefetching does the same without running anything.
 */

import { builtLanguage } from '#shared/i18n/page-locale.ts';
import { whenIdle } from './at-rest.ts';

/** Milliseconds until what did not come is asked for again, and again: a line that dropped it is often back by then. */
const AGAIN_MS = 600;

/** Milliseconds until a chunk whose preload failed is preloaded again; an import still requests it at once. */
const PAUSE_MS = 10_000;

/** Who waits for what is asked for now: somebody's import, somebody who may need it soon, or nobody. */
let need: 'now' | 'soon' | 'later' = 'now';
const asked = new Set<string>();
const later = new Set<string>();

/** Texts stand in one file a language (`scripts/astro/chunk-groups.ts`). */
const isOfAnotherLanguage = (chunk: string): boolean =>
  chunk.includes('/texts-') && !chunk.includes(`/texts-${builtLanguage()}.`);

/** `<link rel="modulepreload">` (HTML, 4.6.7.12): fetched and parsed, and run when it is imported. */
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
  if (need === 'later') {
    // Together they would be a long task.
    if (later.size === 0) whenIdle(askLater);
    later.add(chunk);
  } else ask(chunk, 'auto');
}

/**
 * Fetches what a loader would import, after everything else unless somebody is there who may need it. Where nothing is
 * built (`astro dev`) nothing is fetched.
 */
export function prefetchChunks(load: () => unknown, isUrgent: boolean): void {
  if (!import.meta.env.PROD) return;
  need = isUrgent ? 'soon' : 'later';
  load();
  need = 'now';
}

async function loadAgain<T>(load: () => Promise<T>, reason: unknown): Promise<T> {
  if (!navigator.onLine) throw reason;
  return new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(load);
}

/**
 * What `import()` becomes in a build. Retries only what is missing of a chunk and its imports, three times in all, so
 * that it loads on a line that drops a third of all requests (decision 159, Failed downloads).
 * @param chunks what it needs, from the site's root, without what every page has
 * @throws the load error, unless a listener of `vite:preloadError` takes care
 */
export async function importChunk<T>(
  load: () => Promise<T>,
  chunks: readonly string[] = [],
): Promise<T | undefined> {
  for (const chunk of chunks) preload(chunk);
  // Nobody waits for what is fetched ahead.
  if (need !== 'now') return new Promise(() => undefined);
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
