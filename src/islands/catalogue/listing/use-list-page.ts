/** The page around a list: the printed products or the live ones, and whether search engines may keep its address. */
import { useLayoutEffect, useState } from 'react';
import type { ShownList } from '#domain/catalogue/list-place.ts';
import { afterPaint } from '#islands/catalogue/after-paint.ts';

function setNoindex(isCombination: boolean): void {
  const marked = document.head.querySelector('meta[name="robots"][data-list]');
  if (!isCombination) marked?.remove();
  else if (!marked) {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    meta.dataset['list'] = '';
    document.head.append(meta);
  }
}

/** The cards below the first view of a list that is to be seen again are drawn a frame after the others. */
function drawFirstView(printed: HTMLElement): void {
  printed.dataset['coming'] = '';
  afterPaint(() => delete printed.dataset['coming']);
}

/**
 * The element to draw live results in, once they were asked for; it is hidden while the printed list is.
 * @param isRead `shown` is what the address asks for
 */
export function useListPage(
  shown: ShownList,
  state: 'loading' | 'ready' | 'failed',
  isRead: boolean,
): Element | undefined {
  const [live, setLive] = useState<Element>();
  const { isPrinted } = shown;
  // What was there stays usable when what was asked for cannot be had.
  const keepsPrinted = isPrinted || state === 'failed';
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-list-live]');
    if (!place) return;
    place.hidden = isPrinted;
    setNoindex(!isPrinted);
    if (!isPrinted) setLive(place);
  }, [isPrinted]);
  useLayoutEffect(() => {
    const printed = document.querySelector<HTMLElement>('[data-list-printed]');
    if (!printed) return;
    if (keepsPrinted && printed.hidden) drawFirstView(printed);
    printed.hidden = !keepsPrinted;
    // Below what is said of the failure.
    printed.toggleAttribute('data-below', keepsPrinted && !isPrinted);
  }, [keepsPrinted, isPrinted]);
  useLayoutEffect(() => {
    // What `modules/first-list.ts` hid because the address asked for something else.
    if (isRead && (isPrinted || live || state === 'failed')) {
      delete document.documentElement.dataset['list'];
    }
  }, [isPrinted, live, state, isRead]);
  return live;
}
