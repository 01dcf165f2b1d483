/**
 * The next page's document for browsers without Speculation Rules (decision 110, Next page), and the picture that it shows first for
 * all of them (decision 160, Next picture): fetched when a mouse rests on
 * its link or anything goes down on it. The service worker holds it for the navigation; where none is in charge yet the
 * browser prefetches, or, as Safari does not, leaves it. No `fetch` from here: WebKit never gives a navigation what a
 * page's own fetch has put into the cache.
 */

import { GALLERY_SIZES, gallerySrcSet } from '#features/product/rules/gallery-picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { isPrefetchable } from '#shell/rules/prefetchable.ts';

/** A mouse that only passes stays for less. */
const REST_MS = 65;
/** As long as the worker holds a page. */
const HELD_MS = 10_000;

/** Not in every browser, and so not in TypeScript's lists. */
type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };
type Speculating = typeof HTMLScriptElement & { readonly supports?: (type: string) => boolean };

/** The link of an event; undefined where what it leads to may not be fetched ahead. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    link.origin !== location.origin ||
    link.matches('[download],[target=_blank],[rel~=nofollow],[data-held]')
  )
    return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere || !isPrefetchable(link) ? undefined : link;
}

/** A finger rests on nothing before it goes down. */
const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

function prefetch(url: string): void {
  // Undefined where pages are not served safely.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) {
    worker.postMessage(url);
    return;
  }
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/**
 * Listens for links that somebody is about to follow, on the whole page or in a part of it. The picture that comes first on a
 * product's page is asked for in every browser.
 */
export function startPagePrefetch(root: Node = document): void {
  const { connection }: SavingNavigator = navigator;
  if (connection?.saveData) return;
  const script: Speculating = HTMLScriptElement;
  const hasRules = script.supports?.('speculationrules') ?? false;
  let last = '';
  let lastAt = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const ask = (link: HTMLAnchorElement): void => {
    const url = link.href.replace(/#.*/, '');
    const now = performance.now();
    if (url === last && now - lastAt < HELD_MS) return;
    [last, lastAt] = [url, now];
    if (!hasRules) prefetch(url);
    askNextPicture(link);
  };
  const options = { capture: true, passive: true };
  const hear = (event: Event): void => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (!link) return;
    if (event.type === 'pointerdown') ask(link);
    else if (isMouse(event)) resting = setTimeout(ask, REST_MS, link);
  };
  for (const type of ['pointerover', 'pointerdown']) root.addEventListener(type, hear, options);
}

/** The picture of the card of a link; that of another colour is in no card. */
function cardPicture(link: HTMLAnchorElement): HTMLPictureElement | null {
  const card = link.matches('.card-name a') ? link.closest('.card') : link;
  return card?.querySelector('picture') ?? null;
}

/**
 * Requests the first picture of a product's page in parallel with its document (decision 160, Next picture); nothing for other
 * links.
 */
function askNextPicture(link: HTMLAnchorElement): void {
  // A copy chooses among the formats as the card and the page do.
  const picture = cardPicture(link)?.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement) || !/\/producto\/./.test(link.pathname)) return;
  for (const each of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) {
    each.srcset = gallerySrcSet(each.srcset, shopConfiguration.imageTemplate);
    each.sizes = GALLERY_SIZES;
    // A lazy picture outside of the document never comes.
    if (each instanceof HTMLImageElement) Object.assign(each, { loading: 'eager', fetchPriority: 'high' });
  }
}
