/** The page around a list: its title, the built or the hydrated products, and its visibility to search engines. */
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { isIndexed } from '#shared/html/search-visibility.ts';
import { afterPaint } from '../after-paint.ts';
import type { Results } from './use-listing.ts';

type ListPage = {
  readonly shown: ShownList;
  readonly results: Results;
  /** Whether `shown` comes from the address. */
  readonly isRead: boolean;
};

/**
 * Switches between the built and the hydrated products.
 * @returns the element for hydrated results, once they are requested, and whether the list has no products at all
 */
export function useListPage({ shown, results, isRead }: ListPage): {
  readonly target: Element | undefined;
  readonly isEmpty: boolean;
} {
  const [target, setTarget] = useState<Element>();
  const { isBuilt } = shown;
  const { state, list } = results;
  // After a failure the built list stays usable, unless the shopper searched.
  const keepsBuilt = isBuilt || (state === 'failed' && shown.query.term === '');
  // An answer of the service's filter may be empty because of the filters.
  const isEmpty =
    !isBuilt && state === 'ready' && list.kind === 'ready' && !list.isFiltered && list.products.length === 0;
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-list-live]');
    if (!place) return;
    place.hidden = isBuilt;
    setNoindex(!isIndexed({ isCombination: !isBuilt }));
    if (!isBuilt) setTarget(place);
  }, [isBuilt]);
  useLayoutEffect(() => {
    const built = document.querySelector<HTMLElement>('[data-list-built]');
    if (!built) return;
    if (keepsBuilt && built.hidden) showInSteps(built);
    built.hidden = !keepsBuilt;
    // Below the message of the failure.
    built.toggleAttribute('data-below', keepsBuilt && !isBuilt);
  }, [keepsBuilt, isBuilt]);
  useLayoutEffect(() => {
    // Shows what `first-list.ts` hid.
    if (isRead && (isBuilt || target || state === 'failed')) {
      delete document.documentElement.dataset['list'];
    }
  }, [isBuilt, target, state, isRead]);
  useLayoutEffect(() => {
    target?.toggleAttribute('data-alone', isEmpty);
  }, [target, isEmpty]);
  return { target, isEmpty };
}

/** Adds or removes the meta element that keeps search engines away from combinations of filters. */
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

/** Shows the first view of the built list, and its other cards a frame later. */
function showInSteps(built: HTMLElement): void {
  built.dataset['coming'] = '';
  afterPaint(() => delete built.dataset['coming']);
}

/** Sets the title of the page; undefined for the built list, whose title was built. */
export function useListTitle(heading: string | undefined): void {
  const [built] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  useEffect(() => {
    document.title = heading === undefined ? built : `${heading} | ${shopConfiguration.storeName}`;
  }, [heading, built]);
}

/** After the next paint, scrolls up to the first row of a list that became shorter. */
export function scrollToResults(): void {
  afterPaint(() => {
    const results = document.querySelector('.listing-results:not([hidden])');
    if (results && results.getBoundingClientRect().top < 0) {
      results.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  });
}
