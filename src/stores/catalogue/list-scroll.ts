/**
 * The place on a list that somebody comes back to (decision 29, Further pages). The browser's own memory of it is gone
 * before the products are there: those of further pages, and those of a list that was filtered, sorted or searched for.
 */
const SCROLL_KEY = 'tienda:list-scroll';
let isKeeping = false;
/** Where this page was left before; undefined for who did not come back to it, or is there already. */
let left: number | undefined;

function keep(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ address: location.href, top: scrollY }));
  } catch {
    // Without storage the list starts at its top.
  }
}

/**
 * Remembers the place after each scrolling and when the page is left: what is written in a page's last moment may come
 * too late for the page after it.
 */
export function keepListScroll(): void {
  if (isKeeping) return;
  isKeeping = true;
  left = isReturning() ? keptScroll() : undefined;
  addEventListener('scrollend', keep);
  addEventListener('pagehide', keep);
}

function keptScroll(): number | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('top' in kept))
      return undefined;
    return kept.address === location.href && typeof kept.top === 'number' ? kept.top : undefined;
  } catch {
    return undefined;
  }
}

/** How somebody came to this page: only going back and reloading restore a place. */
function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

/** Goes to the place that was left, once, when its products are there; after `keepListScroll`. */
export function restoreListScroll(): void {
  if (left !== undefined) scrollTo({ top: left, behavior: 'instant' });
  left = undefined;
}
