/** A tab of an old build whose code is gone from the host is loaded anew, once (decision 16, New release). */

import { readText, tabStorage, writeText } from '#stores/storage/browser-storage.ts';
import { RELOADED_KEY } from '#stores/storage/keys.ts';

/** Not sooner again, so that it cannot become a loop. */
const PAUSE_MS = 600_000;

/** Whether the host's page asks for other code than this one: only then a new load helps. */
async function isReplaced(): Promise<boolean> {
  // Without the query, which a payment's return may have brought.
  const answer = await fetch(location.pathname);
  const html = await answer.text();
  const own = [...document.querySelectorAll('script[src^="/"],[component-url]')];
  const files = own.map((node) => node.getAttribute('src') ?? node.getAttribute('component-url') ?? '');
  return answer.ok && files.some((file) => !html.includes(file));
}

/** False where it happened a moment ago, where nothing can be remembered, and where a card may be typed already. */
function mayReload(): boolean {
  if (document.querySelector('[data-checkout] > astro-island:not([ssr])')) return false;
  const now = Date.now();
  const last = Number(readText(tabStorage, RELOADED_KEY) ?? 0);
  return !(now - last < PAUSE_MS) && writeText(tabStorage, RELOADED_KEY, String(now));
}

/** Hears of code that did not come; whoever is on the way to another page is not called back. */
export function startOldBuild(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener(
    'vite:preloadError',
    async () => {
      const replaced = await isReplaced().catch(() => false);
      if (replaced && !isLeaving && mayReload()) location.reload();
    },
    { once: true },
  );
}
