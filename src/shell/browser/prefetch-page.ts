/**
 * Prefetches the next page when a mouse rests on its link or a press begins: the document in browsers without Speculation
 * Rules (decision 110, Next page), its first picture in all (decision 160, Next picture). The service worker holds the
 * document for the navigation; without one the browser prefetches it. WebKit never uses a page's `fetch` for a navigation.
 */

import { GALLERY_SIZES, gallerySrcSet } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { isPrefetchable } from '#shell/rules/prefetchable.ts';

/** Time in ms that the mouse rests on a link; a passing mouse stays for less. */
const REST_MS = 65;
/** Time in ms that the worker holds a page. */
const HELD_MS = 10_000;

/** Properties that TypeScript's DOM types lack. */
type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };
type Speculating = typeof HTMLScriptElement & { readonly supports?: (type: string) => boolean };

/** The link of an event; undefined if its page may not be prefetched. */
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

const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

function prefetch(url: string): void {
  // Undefined without a secure context.
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

/** Prefetches for the links in `root`. */
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

/** The picture of the link's card; other colours have none. */
function cardPicture(link: HTMLAnchorElement): HTMLPictureElement | null {
  const card = link.matches('.card-name a') ? link.closest('.card') : link;
  return card?.querySelector('picture') ?? null;
}

/** Requests the first picture of a product's page (decision 160, Next picture). */
function askNextPicture(link: HTMLAnchorElement): void {
  // A copy of the `<picture>` chooses the same format as the page.
  const picture = cardPicture(link)?.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement) || !/\/producto\/./.test(link.pathname)) return;
  for (const each of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) {
    each.srcset = gallerySrcSet(each.srcset, shopConfiguration.imageTemplate);
    each.sizes = GALLERY_SIZES;
    // A lazy picture outside of the document never loads.
    if (each instanceof HTMLImageElement) Object.assign(each, { loading: 'eager', fetchPriority: 'high' });
  }
}
