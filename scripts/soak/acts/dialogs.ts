/** Dialogs over a list, opened and closed. */
import type { Page } from '@playwright/test';
import type { Act } from './act.ts';

const openCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
    document.querySelector<HTMLElement>('[commandfor="mini-cart"]')?.click();
    await window.until(() => dialog?.open && dialog.querySelector('[aria-label^="Eliminar"]'));
    dialog?.close();
    await window.until(() => !dialog?.matches(':modal'));
  });

/** Products in turns: what each of them brings for the first time is no leak. */
const VIEWED = 8;

const openQuickView = (page: Page, at: number): Promise<void> =>
  page.evaluate(async (index) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#quick-view');
    const openers = document.querySelectorAll<HTMLElement>('main [data-action="quick-view"]');
    openers[1 + index]?.click();
    const isDrawn = (): boolean => /Descripción/.test(dialog?.textContent ?? '');
    await window.until(() => dialog?.open && isDrawn());
    dialog?.close();
    await window.until(() => !isDrawn());
  }, at % VIEWED);

export const CART_OPENED: Act = {
  name: 'cart opened and closed',
  times: 200,
  turns: 1,
  place: 'list',
  run: openCart,
};

export const QUICK_VIEW: Act = {
  name: 'quick view',
  times: 500,
  turns: VIEWED,
  place: 'list',
  run: openQuickView,
};
