/** Loads a tab again, once, where its code is gone from the host (decision 16, New release). */

import { reloadOnce } from '../head/heal-assets.ts';

/** Whether the host's page asks for other code than this one: only then a new load helps. */
async function isReplaced(): Promise<boolean> {
  // Without the query, which a payment's return may have brought.
  const answer = await fetch(location.pathname);
  const html = await answer.text();
  const own = [...document.querySelectorAll('script[src^="/"],[component-url]')];
  const files = own.map((node) => node.getAttribute('src') ?? node.getAttribute('component-url') ?? '');
  return answer.ok && files.some((file) => !html.includes(file));
}

/** Reloads once after a chunk failed to load, except while the shopper leaves for another page. */
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
