/** The page around a list: the built products or the live ones, and whether search engines may keep its address. */
import { useLayoutEffect, useState } from 'react';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import { isIndexed } from '#shared/html/search-visibility.ts';
import { afterPaint } from '../after-paint.ts';

function setNoindex(isHidden: boolean): void {
  const marked = document.head.querySelector('meta[name="robots"][data-list]');
  if (!isHidden) marked?.remove();
  else if (!marked) {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    meta.dataset['list'] = '';
    document.head.append(meta);
  }
}

/** The cards below the first view of a list that is to be seen again are drawn a frame after the others. */
function drawFirstView(built: HTMLElement): void {
  built.dataset['coming'] = '';
  afterPaint(() => delete built.dataset['coming']);
}

/**
 * The element to draw live results in, once they were asked for; it is hidden while the built list is.
 * @param isRead `shown` is what the address asks for
 */
export function useListPage(
  shown: ShownList,
  state: 'loading' | 'ready' | 'failed',
  isRead: boolean,
): Element | undefined {
  const [live, setLive] = useState<Element>();
  const { isBuilt } = shown;
  // What was there stays usable when what was asked for cannot be had; it is no answer to a search.
  const keepsBuilt = isBuilt || (state === 'failed' && shown.query.term === '');
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-list-live]');
    if (!place) return;
    place.hidden = isBuilt;
    setNoindex(!isIndexed({ isCombination: !isBuilt }));
    if (!isBuilt) setLive(place);
  }, [isBuilt]);
  useLayoutEffect(() => {
    const built = document.querySelector<HTMLElement>('[data-list-built]');
    if (!built) return;
    if (keepsBuilt && built.hidden) drawFirstView(built);
    built.hidden = !keepsBuilt;
    // Below what is said of the failure.
    built.toggleAttribute('data-below', keepsBuilt && !isBuilt);
  }, [keepsBuilt, isBuilt]);
  useLayoutEffect(() => {
    // What `features/catalogue/browser/first-list.ts` hid because the address asked for something else.
    if (isRead && (isBuilt || live || state === 'failed')) {
      delete document.documentElement.dataset['list'];
    }
  }, [isBuilt, live, state, isRead]);
  return live;
}
