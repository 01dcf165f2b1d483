/**
 * Recovers from files that a host answered as pages (decision 207, Pages instead of files) or that are gone (decision 16,
 * New release). The script in the head of every page contains a part of it, so keep it small.
 */
import { readText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { RELOADED_KEY } from '#shared/storage/keys.ts';

/** Minimum time in ms between two reloads of a tab, so that it cannot loop. */
const PAUSE_MS = 600_000;

const RUN_PAUSE_MS = 10_000;

const isFile = (url: string, cache: RequestCache): Promise<boolean> =>
  fetch(url, { cache }).then(
    ({ ok, headers }) => ok && !headers.get('Content-Type')?.includes('html'),
    () => false,
  );

async function refetchWrongFiles(failed: string): Promise<boolean> {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  // Without duplicates, because earlier runs added an entry for each of their requests.
  const urls = [...new Set([failed, ...requested])].filter((url) => url.includes('/_astro/'));
  const healed = await Promise.all(
    urls.map(async (url) => !(await isFile(url, 'default')) && isFile(url, 'reload')),
  );
  return healed.includes(true);
}

let run: Promise<boolean> | undefined;

/**
 * Fetches hashed files of this page again, bypassing the cache, if the cache has pages in their place. Calls during a
 * run and shortly after share it, because many files and presses of a page may fail.
 * @param failed a file that is known to be wrong
 * @returns whether a file was repaired
 */
export function healAssets(failed = ''): Promise<boolean> {
  run ??= refetchWrongFiles(failed).finally(() =>
    setTimeout(() => {
      run = undefined;
    }, RUN_PAUSE_MS),
  );
  return run;
}

const isTyped = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  value !== defaultValue;

/** Reloads the tab, but not twice in ten minutes, without storage, with typed text, or where card data may be typed. */
export function reloadOnce(): void {
  if (document.querySelector('[data-checkout] > astro-island:not([ssr])')) return;
  if ([...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(isTyped)) return;
  const now = Date.now();
  const isAgain = now - Number(readText(tabStorage, RELOADED_KEY)) < PAUSE_MS;
  if (!isAgain && writeText(tabStorage, RELOADED_KEY, String(now))) location.reload();
}

/** Whether the host's current page requests other code than the open one; only then a reload helps. */
async function isReplaced(): Promise<boolean> {
  // Without the query, which may have payment fields.
  const answer = await fetch(location.pathname);
  const html = await answer.text();
  const own = [...document.querySelectorAll('script[src^="/"],[component-url]')];
  const files = own.map((node) => node.getAttribute('src') ?? node.getAttribute('component-url') ?? '');
  return answer.ok && files.some((file) => !html.includes(file));
}

/** Reloads the page once after a chunk failed to load, unless the shopper is leaving it. */
export function reloadStaleBuild(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener(
    'vite:preloadError',
    async () => {
      if ((await isReplaced().catch(() => false)) && !isLeaving) reloadOnce();
    },
    { once: true },
  );
}
