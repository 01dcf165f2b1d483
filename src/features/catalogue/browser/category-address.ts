/**
 * `/productos?categoria=…` on a host that only looks at paths: the category's own page takes the place of the whole
 * list. A slug that has no page leaves the list to its island, which finds nothing for it.
 */

import { announceListRendered } from '#features/product/browser/list-rendered.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';

/** One to three slugs, which no other address can be written with (decision 90, Addresses of visitors). */
const CATEGORY = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/;

/** Less than the whole list is out of sight for (`first-list.ts`): what was seen is not replaced. */
const TIMEOUT_MS = 4000;

async function categoryPage(category: string): Promise<Document | undefined> {
  const locale = pageLocale();
  try {
    const response = await fetch(pathTo.categoryPage(locale, category), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** Takes over an element of the other page in the place of this page's own. */
function takeOver(page: Document, selector: string): void {
  const theirs = page.querySelector(selector);
  const ours = document.querySelector(selector);
  if (theirs && ours) ours.replaceWith(document.adoptNode(theirs));
}

/** Shows a category's page under the address of the whole list; false when there is none. */
export async function showCategory(category: string): Promise<boolean> {
  const page = CATEGORY.test(category) ? await categoryPage(category) : undefined;
  if (!page?.querySelector('.listing[data-list-kind="category"]')) return false;
  document.title = page.title;
  takeOver(page, 'link[rel="canonical"]');
  takeOver(page, 'nav.breadcrumb');
  takeOver(page, '.listing');
  announceListRendered();
  return true;
}
