/**
 * Quick view (storefront §2): any `[data-action="quick-view"][data-sku]` opens the dialog at once, by the product's
 * name; what fills it is loaded then.
 */
import { type Draw, drawOnDemand } from '#hydration/draw-on-demand.ts';

/** What the dialog is to show. `contact` and `imageBase` stand on the dialog. */
type QuickRequest = {
  readonly sku: string;
  readonly name: string;
  readonly imageBase: string;
  readonly contact: string;
  /** The colour and size that the card's link asks for, as its query; '' for none. */
  readonly wanted: string;
};

/** Draws a product into the dialog, or empties it. */
export type QuickView = { readonly mountQuickView: Draw<QuickRequest | undefined> };

/** Listens for openers; `load` brings what draws the product. */
export function startQuickView(load: () => Promise<QuickView>): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#quick-view');
  const container = dialog?.querySelector<HTMLElement>('[data-quick]');
  const link = dialog?.querySelector('a');
  if (!dialog || !container || !link) return;
  const draw = (request?: QuickRequest): Promise<void> =>
    drawOnDemand(container, async () => (await load()).mountQuickView, request);
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
    draw({ sku, name, imageBase, contact, wanted }).catch(fail);
  });
  dialog.addEventListener('close', () => void draw().catch(() => undefined));
}
