/** What a shopper does over and over in one tab. Each act runs in the page: a driver's handles would count as its own. */
import type { Page } from '@playwright/test';

/** One act, and how often `npm run soak` does it. */
export type Act = {
  readonly name: string;
  readonly times: number;
  /** Does it for the n-th time, and is over when the page is as it was. */
  readonly run: (page: Page, at: number) => Promise<void>;
};

/** Polls frame by frame inside the page; kept on `window`, because what is evaluated shares nothing. */
export async function installWait(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const until = async (isSo: () => unknown): Promise<void> => {
      const end = performance.now() + 20_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error(`never: ${isSo}`);
        await new Promise(requestAnimationFrame);
      }
    };
    Object.assign(window, { until });
  });
}

declare global {
  interface Window {
    /** Of the soak's pages alone. */
    readonly until: (isSo: () => unknown) => Promise<void>;
  }
}

const openCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
    document.querySelector<HTMLElement>('[commandfor="mini-cart"]')?.click();
    await window.until(() => dialog?.open && dialog.querySelector('[aria-label^="Eliminar"]'));
    dialog?.close();
    await window.until(() => !dialog?.matches(':modal'));
  });

/** Eight products in turns: what each of them brings for the first time is no leak. */
const openQuickView = (page: Page, at: number): Promise<void> =>
  page.evaluate(async (index) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#quick-view');
    const openers = document.querySelectorAll<HTMLElement>('main [data-action="quick-view"]');
    openers[1 + (index % 8)]?.click();
    const isDrawn = (): boolean => /Descripción/.test(dialog?.textContent ?? '');
    await window.until(() => dialog?.open && isDrawn());
    dialog?.close();
    await window.until(() => !isDrawn());
  }, at);

export const ACTS: readonly Act[] = [
  { name: 'cart opened and closed', times: 200, run: openCart },
  { name: 'quick view', times: 500, run: openQuickView },
];
