/**
 * Quick view (storefront §2): any `[data-action="quick-view"][data-sku]` opens the dialog at once, by the product's
 * name; what fills it is loaded then.
 */
import { withTexts } from '#i18n/coming-texts.ts';

/** What the dialog is to show. `contact` and `imageBase` stand on the dialog. */
type QuickRequest = {
  readonly sku: string;
  readonly name: string;
  readonly imageBase: string;
  readonly contact: string;
  /** The colour and size that the card's link asks for, as its query; '' for none. */
  readonly wanted: string;
};

/** Draws a product into the dialog, and empties it again. */
export type QuickViewMount = {
  readonly mountQuickView: (container: HTMLElement, request: QuickRequest) => void;
  readonly clearQuickView: () => void;
};

/** Listens for openers; `load` brings what draws the product. */
export function startQuickView(load: () => Promise<QuickViewMount>): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#quick-view');
  const container = dialog?.querySelector<HTMLElement>('[data-quick]');
  const link = dialog?.querySelector('a');
  if (!dialog || !container || !link) return;
  const fail = (): void => location.assign(link.href);
  container.addEventListener('island:failed', fail);
  document.addEventListener('click', ({ target }) => {
    const opener =
      target instanceof Element ? target.closest<HTMLElement>('[data-action="quick-view"]') : null;
    const { sku } = opener?.dataset ?? {};
    if (!opener || !sku) return;
    const named = opener.closest('article')?.querySelector<HTMLAnchorElement>('.card-name a');
    const name = named?.textContent ?? '';
    const wanted = named?.search ?? '';
    const { imageBase = '', contact = '', path = '' } = dialog.dataset;
    link.textContent = name;
    link.href = named?.href ?? path + encodeURIComponent(sku);
    dialog.showModal();
    withTexts(load).then(
      (each) => each.mountQuickView(container, { sku, name, imageBase, contact, wanted }),
      fail,
    );
  });
  dialog.addEventListener(
    'close',
    () =>
      void load().then(
        (each) => each.clearQuickView(),
        () => undefined,
      ),
  );
}
