/**
 * Repairs the browser's cache where a host has answered hashed files with a page, and loads the tab again (decision 207,
 * Files answered as pages). Part of the script in the head of every page, since any other file may be the broken one:
 * keep it small.
 */
import { readText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { RELOADED_KEY } from '#shared/storage/keys.ts';

/** In milliseconds: a tab is not loaded again sooner, so that it cannot become a loop. */
const PAUSE_MS = 600_000;

/** In milliseconds. */
const RUN_PAUSE_MS = 10_000;

const isFile = (url: string, cache: RequestCache): Promise<boolean> =>
  fetch(url, { cache }).then(
    ({ ok, headers }) => ok && !headers.get('Content-Type')?.includes('html'),
    () => false,
  );

async function refetchWrongFiles(failed: string): Promise<boolean> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  // Earlier runs left an entry for each of their requests.
  const urls = [...new Set([failed, ...asked])].filter((url) => url.includes('/_astro/'));
  const healed = await Promise.all(
    urls.map(async (url) => !(await isFile(url, 'default')) && isFile(url, 'reload')),
  );
  return healed.includes(true);
}

let run: Promise<boolean> | undefined;

/**
 * Fetches the hashed files that this page has asked for past the cache where they are wrong in it. Calls during a run
 * and shortly after it share it: where a release is gone, every file of a page fails, and every press fails again.
 * @param failed a file that is known to be wrong
 * @returns whether one was wrong and is right now
 */
export function healAssets(failed = ''): Promise<boolean> {
  run ??= refetchWrongFiles(failed).finally(() =>
    setTimeout(() => {
      run = undefined;
    }, RUN_PAUSE_MS),
  );
  return run;
}

/** Loads the tab again; not twice in ten minutes, not where storage is blocked, not where a card may be typed already. */
export function reloadOnce(): void {
  if (document.querySelector('[data-checkout] > astro-island:not([ssr])')) return;
  const now = Date.now();
  const isAgain = now - Number(readText(tabStorage, RELOADED_KEY)) < PAUSE_MS;
  if (!isAgain && writeText(tabStorage, RELOADED_KEY, String(now))) location.reload();
}
