/**
 * Restores the scroll position of a list (decision 29, Further pages). The browser restores its own too early, before the
 * products of further pages or of a filtered list are there.
 */
import { readText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { LIST_SCROLL_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';

let isSaving = false;
/** The stored position; undefined after a new navigation, and once it is restored. */
let stored: number | undefined;

/** Saves the position after each scrolling, because the last moment of a page may be too late for the next page. */
export function saveListScroll(): void {
  if (isSaving) return;
  isSaving = true;
  stored = isReturning() ? storedScroll() : undefined;
  addEventListener('scrollend', save);
  addEventListener('pagehide', save);
}

/** Restores the position once, after `saveListScroll` and when the products are there. */
export function restoreListScroll(): void {
  if (stored !== undefined) scrollTo({ top: stored, behavior: 'instant' });
  stored = undefined;
}

function save(): void {
  // Without storage the list starts at its top.
  writeText(tabStorage, LIST_SCROLL_KEY, JSON.stringify({ address: location.href, top: scrollY }));
}

function storedScroll(): number | undefined {
  return readJson(readText(tabStorage, LIST_SCROLL_KEY), undefined, (value) => {
    if (!isRecord(value) || value['address'] !== location.href) return undefined;
    return typeof value['top'] === 'number' ? value['top'] : undefined;
  });
}

/** Whether the shopper came back or reloaded. */
function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}
