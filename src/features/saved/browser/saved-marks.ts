/** Marks the two-state buttons of saved products, and saves or removes a product when one is pressed. */

import { readStoredSkus, type SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import type { ToastPosition, ToastType } from '#shared/toast/toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { productOf } from './card-product.ts';

/** A list with buttons. */
export type ButtonList = {
  readonly action: 'wishlist' | 'compare';
  /** The storage key. */
  readonly key: string;
  /** The position of its toasts, and the type of the one that reports a removal. */
  readonly position: ToastPosition;
  readonly removedType: ToastType;
  readonly load: () => Promise<{
    readonly add: (product: SavedProduct) => boolean;
    readonly remove: (sku: string) => void;
  }>;
};

const marked = new Set<ButtonList>();

/** Marks the buttons of saved products, and writes the number of saved products into `[data-saved-count]`. */
export function markButtons(list: ButtonList, root: ParentNode = document): void {
  const { action, key } = list;
  if (marked.size === 0) followMenu();
  marked.add(list);
  const skus = readStoredSkus(key);
  const names = namesOf(action);
  for (const button of root.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)) {
    markButton(button, skus.has(skuOf(button)), names);
  }
  for (const count of root.querySelectorAll<HTMLElement>(`[data-saved-count="${action}"]`)) {
    count.textContent = String(skus.size);
    count.hidden = skus.size === 0;
  }
}

/** Marks the counts of the off-canvas menu, which is filled when it opens. */
function followMenu(): void {
  const menu = document.querySelector('#menu');
  if (!menu) return;
  const markMenu = (): void => {
    for (const list of marked) markButtons(list, menu);
  };
  new MutationObserver(markMenu).observe(menu, { childList: true });
}

/** The names of a list's buttons, which the page's head has once for all of them. */
function namesOf(action: string): DOMStringMap {
  return document.querySelector<HTMLElement>(`[data-saved-count="${action}"][data-add]`)?.dataset ?? {};
}

function skuOf(button: HTMLElement): string {
  return button.dataset['sku'] ?? button.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '';
}

/** Names a button after its action; a remove button keeps its name. */
function markButton(button: HTMLElement, isSaved: boolean, { add, remove }: DOMStringMap): void {
  button.dataset['pressed'] = String(isSaved);
  const name = isSaved ? remove : add;
  if (name && !button.matches('.saved-remove')) button.title = name;
}

type Outcome = 'added' | 'already' | 'removed';

/** Saves or removes the product of a button, marks the buttons and shows a toast. */
export async function pressButton(list: ButtonList, button: HTMLElement): Promise<void> {
  const outcome = await toggle(list, button);
  markButtons(list);
  if (outcome !== undefined) await notifySaved(list, outcome);
}

/** Undefined if the page has no readable product for the button. */
async function toggle({ load }: ButtonList, button: HTMLElement): Promise<Outcome | undefined> {
  const { add, remove } = await load();
  if (button.dataset['pressed'] === 'true') {
    remove(skuOf(button));
    return 'removed';
  }
  const product = productOf(button);
  if (!product) return undefined;
  return add(product) ? 'added' : 'already';
}

/** Shows a toast (storefront §8), except for a product that is compared already, which its button shows. */
async function notifySaved({ action, position, removedType }: ButtonList, outcome: Outcome): Promise<void> {
  if (outcome === 'already' && action === 'compare') return;
  const locale = pageLocale();
  const t = (await loadText('messages'))(locale);
  const list = { href: pathTo.page(locale, action), text: t(`${action}.view`) };
  const link = outcome === 'removed' || location.pathname === list.href ? undefined : list;
  if (outcome === 'already') showToast('info', t('wishlist.already'), position, link);
  else showToast(outcome === 'removed' ? removedType : 'success', t(`${action}.${outcome}`), position, link);
}
