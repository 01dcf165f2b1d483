/**
 * Opens the quick view (storefront §2) for any `[data-action="quick-view"]` of a card (`data-sku`): the dialog at once, with the
 * product's name; then its code and content are loaded.
 */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Answer } from '#shared/http/failure.ts';
import { isScarce } from '#shared/hydration/at-rest.ts';
import { type Draw, drawOnDemand } from '#shared/hydration/draw-on-demand.ts';
import { prefetchChunks } from '#shared/hydration/import-chunk.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';

type CardStars = { readonly rating: number; readonly count?: number; readonly label: string };

function starsOf(card: HTMLElement): CardStars | undefined {
  const stars = card.querySelector<HTMLElement>('.rating');
  if (!stars) return undefined;
  const { rating, count } = stars.dataset;
  return { rating: Number(rating), ...(count && { count: Number(count) }), label: stars.ariaLabel ?? '' };
}

/** The product to show; `contact` and `imageBase` are data of the dialog. */
export type QuickViewRequest = {
  readonly sku: string;
  readonly name: string;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  readonly contact: string;
  /** The colour and size of the card's link, as its query; '' for none. */
  readonly wanted: string;
  /** The stars of the card; without them those of the service are shown. */
  readonly stars?: CardStars | undefined;
  /** The first answer, requested in parallel with the code. */
  readonly asked?: Promise<Answer<ProductDetail>>;
};

/** The code that renders a product into the dialog, or empties it. */
export type QuickView = { readonly mountQuickView: Draw<QuickViewRequest | undefined> };

/** Prepares the connection: most of the time until a first answer is spent on name, connection and certificate. */
function connectToService(): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = shopConfiguration.apiUrl;
  document.head.append(link);
}

/** Listens for openers; `load` brings the code that renders the product. */
export function startQuickView(load: () => Promise<QuickView>): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#quick-view');
  const container = dialog?.querySelector<HTMLElement>('[data-quick]');
  const link = dialog?.querySelector('a');
  if (!dialog || !container || !link) return;
  const draw = (request?: QuickViewRequest): Promise<void> =>
    drawOnDemand(container, async () => (await load()).mountQuickView, request);
  // A shopper who has closed the dialog meanwhile stays here.
  const fail = (): void => {
    if (dialog.open) location.assign(link.href);
  };
  container.addEventListener('island:failed', fail);
  if (document.querySelector('[data-action="quick-view"]')) {
    connectToService();
    if (!isScarce()) prefetchChunks(() => import('#features/product/store/fetch-product.ts'), false);
  }
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('[data-action="quick-view"]') : null;
    const card = opener?.closest<HTMLElement>('[data-sku]');
    const sku = card?.dataset['sku'];
    if (!sku) return;
    const heading = card.querySelector('h2, h3');
    const name = heading?.textContent ?? '';
    const named = heading?.querySelector('a') ?? heading?.closest('a');
    const wanted = named?.search ?? '';
    const { imageBase = '', contact = '' } = dialog.dataset;
    link.textContent = name;
    link.href = named?.href ?? pathTo.product(pageLocale(), sku);
    dialog.showModal();
    const asked = fetchFreshProduct(sku, imageBase);
    // The rendered quick view handles a failure; before that it would be an unhandled rejection.
    asked.catch(() => undefined);
    draw({ sku, name, imageBase, contact, wanted, stars: starsOf(card), asked }).catch(fail);
  });
  dialog.addEventListener('close', () => void draw().catch(() => undefined));
}
