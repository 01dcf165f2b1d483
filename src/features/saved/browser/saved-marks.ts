/**
 * What the two-state buttons of cards and product pages do, loaded with the first press or where something is saved:
 * marking them, and saving or giving up a product.
 */

import { readStoredSkus } from '#features/saved/store/stored-saved-products.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { productOf } from './card-product.ts';
import type { SavedList } from './saved-list-kind.ts';

function skuOf(button: HTMLElement): string {
  return button.dataset['sku'] ?? button.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '';
}

/** What the buttons of a list are called, as the head of the page says it once for all of them. */
function namesOf(action: string): DOMStringMap {
  return document.querySelector<HTMLElement>(`[data-saved-count="${action}"][data-add]`)?.dataset ?? {};
}

/** The button says by its name what a press will do; one that says so in its own words keeps them. */
function show(button: HTMLElement, isSaved: boolean, { add, remove }: DOMStringMap): void {
  button.dataset['pressed'] = String(isSaved);
  const name = isSaved ? remove : add;
  if (name && !button.matches('.saved-remove')) button.title = name;
}

const painted = new Set<SavedList>();

/** The off-canvas menu is filled when it is opened, with separate counts. */
function followMenu(): void {
  const menu = document.querySelector('#menu');
  if (!menu) return;
  const repaint = (): void => {
    for (const list of painted) paintSavedButtons(list, menu);
  };
  new MutationObserver(repaint).observe(menu, { childList: true });
}

/** Marks the buttons of what is saved, and writes how many that are into `[data-saved-count]`. */
export function paintSavedButtons(list: SavedList, root: ParentNode = document): void {
  const { action, key } = list;
  if (painted.size === 0) followMenu();
  painted.add(list);
  const skus = readStoredSkus(key);
  const names = namesOf(action);
  for (const button of root.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)) {
    show(button, skus.has(skuOf(button)), names);
  }
  for (const count of root.querySelectorAll<HTMLElement>(`[data-saved-count="${action}"]`)) {
    count.textContent = String(skus.size);
    count.hidden = skus.size === 0;
  }
}

/** What a press did, as the key of its message. */
async function toggle(
  { load }: SavedList,
  button: HTMLElement,
): Promise<'added' | 'already' | 'removed' | undefined> {
  const { add, remove } = await load();
  if (button.dataset['pressed'] === 'true') {
    remove(skuOf(button));
    return 'removed';
  }
  const product = productOf(button);
  if (!product) return undefined;
  return add(product) ? 'added' : 'already';
}

/** A button was pressed: saves or gives up its product, marks it and says so. */
export async function press(list: SavedList, button: HTMLElement): Promise<void> {
  const outcome = await toggle(list, button);
  paintSavedButtons(list);
  if (outcome === undefined) return;
  const notifySaved = await loadWithTexts(async () => (await import('./saved-toast.ts')).notifySaved);
  notifySaved(list, outcome);
}
