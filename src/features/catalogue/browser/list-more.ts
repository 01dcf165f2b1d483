/**
 * Further pages of a built list (decision 29, Further pages): fetched from their own addresses and put below what is
 * there. The address counts them, so that coming back brings the same products and the same place on the page.
 */

import { keepListScroll, restoreListScroll } from '#features/catalogue/store/list-scroll.ts';
import { announceListRendered } from '#features/product/browser/list-rendered.ts';
import { localePath, slugPath, splitLocale } from '#shared/i18n/paths.ts';

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Moves a page's products and its own way on into this page; answers the first new product. */
function append(page: Document, link: HTMLAnchorElement): Element | undefined {
  const list = document.querySelector('[data-list-built] > ul');
  const items = [...page.querySelectorAll('[data-list-built] > ul > li')].map((item) =>
    document.adoptNode(item),
  );
  if (!list || items.length === 0) throw new Error('no products');
  for (const image of items.flatMap((item) => [...item.querySelectorAll('img')])) {
    // They stand below everything else here.
    image.loading = 'lazy';
    image.removeAttribute('fetchpriority');
  }
  list.append(...items);
  announceListRendered();
  const next = page.querySelector<HTMLAnchorElement>('a[data-more]');
  if (next) {
    link.href = next.href;
    const shown = next.parentElement?.querySelector('[data-more-shown]');
    if (shown) link.parentElement?.querySelector('[data-more-shown]')?.replaceWith(shown);
  } else link.parentElement?.remove();
  return items[0];
}

function writePage(page: number): void {
  const address = new URL(location.href);
  address.searchParams.set('pagina', String(page));
  history.replaceState(history.state, '', address.href.replaceAll('%2F', '/'));
}

function pagesShown(): number {
  const first = Number(document.querySelector<HTMLElement>('.listing')?.dataset['listPage'] ?? 1);
  return Math.max(first, Number(new URLSearchParams(location.search).get('pagina') ?? 1) || 1);
}

/** Answers a press on 'Ver más'; when the page cannot be had, the link leads to it as links do. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  const address = link.href;
  try {
    const first = append(await fetchPage(link.href), link);
    writePage(pagesShown() + 1);
    first?.querySelector('a')?.focus({ preventScroll: true });
    keepListScroll();
  } catch {
    location.assign(address);
  } finally {
    link.ariaBusy = null;
  }
}

/** Nobody looks for their place among more cards than these pages have; 'Ver más' leads on from there. */
const MAX_PAGES = 20;

/** The addresses of the pages after the built one, up to the one that is counted or the last. */
export function pagesToRestore(listing: DOMStringMap, wanted: number, address: string): readonly string[] {
  const first = Number(listing['listPage'] ?? 1);
  const last = Math.min(wanted, Number(listing['listPages'] ?? first), first + MAX_PAGES);
  const { locale } = splitLocale(new URL(address).pathname);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
    localePath(locale, slugPath.listPage(listing['list'] ?? '', first + index + 1)),
  );
}

/** Brings back the pages an address counts: fetched all at once, put in their order as far as they came. */
export async function restorePages(pages: number): Promise<void> {
  keepListScroll();
  const listing = document.querySelector<HTMLElement>('.listing')?.dataset ?? {};
  const fetched = pagesToRestore(listing, pages, location.href).map((address) =>
    fetchPage(address).catch(() => undefined),
  );
  for (const coming of fetched) {
    const page = await coming;
    const link = document.querySelector<HTMLAnchorElement>('a[data-more]');
    if (!page || !link) break;
    append(page, link);
  }
  restoreListScroll();
}
