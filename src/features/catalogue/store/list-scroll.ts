/**
 * The place on a list that somebody comes back to (decision 29, Further pages). The browser's own memory of it is gone
 * before the products are there: those of further pages, and those of a list that was filtered, sorted or searched for.
 */
import { readText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { LIST_SCROLL_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';

let isKeeping = false;
/** Where this page was left before; undefined for who did not come back to it, or is there already. */
let left: number | undefined;

function keep(): void {
  // Without storage the list starts at its top.
  writeText(tabStorage, LIST_SCROLL_KEY, JSON.stringify({ address: location.href, top: scrollY }));
}

/**
 * Remembers the place after each scrolling and when the page is left: what is written in a page's last moment may come
 * too late for the page after it.
 */
export function keepListScroll(): void {
  if (isKeeping) return;
  isKeeping = true;
  left = isReturning() ? storedScroll() : undefined;
  addEventListener('scrollend', keep);
  addEventListener('pagehide', keep);
}

function storedScroll(): number | undefined {
  return readJson(readText(tabStorage, LIST_SCROLL_KEY), undefined, (stored) => {
    if (!isRecord(stored) || stored['address'] !== location.href) return undefined;
    return typeof stored['top'] === 'number' ? stored['top'] : undefined;
  });
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
