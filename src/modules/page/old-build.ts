/** A tab of an old build whose code is gone from the host is loaded anew, once (decision 16, New release). */

/** When this tab was last loaded anew, as a time in ms; in the session, so that it cannot become a loop. */
const RELOADED = 'tienda:reloaded';
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
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RELOADED)) < PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED, String(now));
    return true;
  } catch {
    return false;
  }
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
