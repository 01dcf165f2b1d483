/**
 * Fetches other built pages of lists: further pages (decision 29, Further pages), and the page of a category in the
 * address of all products.
 */

import { restoreListScroll, saveListScroll } from '#features/catalogue/store/list-scroll.ts';
import { announceListRendered } from '#features/product/browser/list-rendered.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { localePath, pathTo, slugPath, splitLocale } from '#shared/i18n/paths.ts';

async function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(address, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Loads the next page below the list; if it cannot be loaded, follows the link. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  const address = link.href;
  try {
    const first = append(await fetchPage(link.href), link);
    writePage(pagesShown() + 1);
    first?.querySelector('a')?.focus({ preventScroll: true });
    saveListScroll();
  } catch {
    location.assign(address);
  } finally {
    link.ariaBusy = null;
  }
}

/** Moves the products of a page and its link to the next one into this page; answers the first new product. */
function append(page: Document, link: HTMLAnchorElement): Element | undefined {
  const list = document.querySelector('[data-list-built] > ul');
  const items = [...page.querySelectorAll('[data-list-built] > ul > li')].map((item) =>
    document.adoptNode(item),
  );
  if (!list || items.length === 0) throw new Error('no products');
  for (const image of items.flatMap((item) => [...item.querySelectorAll('img')])) {
    // Here they are below the first view.
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

/** The most pages that are restored. */
const MAX_PAGES = 20;

/** The addresses of the pages after the built one, up to the wanted one or the last. */
export function pagesToRestore(listing: DOMStringMap, wanted: number, address: string): readonly string[] {
  const first = Number(listing['listPage'] ?? 1);
  const last = Math.min(wanted, Number(listing['listPages'] ?? first), first + MAX_PAGES);
  const { locale } = splitLocale(new URL(address).pathname);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
    localePath(locale, slugPath.listPage(listing['list'] ?? '', first + index + 1)),
  );
}

/** Restores the pages that an address counts, in their order, up to the first one that cannot be loaded. */
export async function restorePages(pages: number): Promise<void> {
  saveListScroll();
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

/** One to three slugs, as every address writes them (decision 90, Addresses of visitors). */
const CATEGORY = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/;

/** Shorter than `first-list.ts` hides the list: a visible list is not replaced. */
const CATEGORY_TIMEOUT_MS = 4000;

/** Replaces the list of all products by a category's page, on hosts that ignore `?categoria=`; false without such a page. */
export async function showCategory(category: string): Promise<boolean> {
  const page = CATEGORY.test(category)
    ? await fetchPage(
        pathTo.categoryPage(pageLocale(), category),
        AbortSignal.timeout(CATEGORY_TIMEOUT_MS),
      ).catch(() => undefined)
    : undefined;
  if (!page?.querySelector('.listing[data-list-kind="category"]')) return false;
  document.title = page.title;
  for (const selector of ['link[rel="canonical"]', 'nav.breadcrumb', '.listing']) {
    const other = page.querySelector(selector);
    if (other) document.querySelector(selector)?.replaceWith(document.adoptNode(other));
  }
  announceListRendered();
  return true;
}
