/** The part of every page that waits for the first interaction (`page-parts.ts`; decision 107, First interaction). */

import { startAccountMenu } from '#features/account/browser/account-menu.ts';
import { startSessionNotice } from '#features/account/browser/session-notice.ts';
import { startCartBadge, startMiniCart } from '#features/cart/browser/cart-button.ts';
import {
  startCarouselOnInteraction,
  startMenuPictures,
  startSizeMarks,
} from '#features/catalogue/browser/deferred-starts.ts';
import { startRememberedPlace } from '#features/delivery/browser/remembered-place.ts';
import { type QuickView, startQuickView } from '#features/product/browser/quick-view.ts';
import { startSavedButtons } from '#features/saved/browser/saved-buttons.ts';
import {
  type LoadSuggestions,
  startSearchBoxes,
  startSuggestions,
} from '#features/search/browser/search-box.ts';
import { onPageRest } from '#shared/hydration/at-rest.ts';
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import type { Mount } from '#shared/hydration/mounts.ts';
import { startCurrencySwitch } from '#shared/money/currency-switch.ts';
import { RECENT_KEY, WISHLIST_KEY } from '#shared/storage/keys.ts';
import { startStorageStatus } from '#shared/storage/storage-status.ts';
import { isStored } from '#shared/storage/stored-text.ts';
import { closeByBackdrop } from '#shared/ui/dialogs/older-openers.ts';
import { startOlderPopovers } from '#shared/ui/dialogs/older-popovers.ts';
import { startLanguageSwitch } from './language.ts';
import { startLanguageOffer } from './language-offer.ts';
import { startMenu } from './menu.ts';
import { reportChunkErrors, startConnectionStatus } from './page-status.ts';
import { startPictureMorph } from './picture-morph.ts';
import { startPagePrefetch } from './prefetch-page.ts';
import { startServiceWorker } from './service-worker.ts';
import type { InstallPrompt } from './web-app-notices.ts';

/** Load the components that a shop page renders on demand; checkout pages have none. */
export type PageViews = {
  readonly miniCart?: () => Promise<{ readonly mountMiniCart: Mount }>;
  readonly quickView?: () => Promise<QuickView>;
  readonly suggestions?: LoadSuggestions;
};

/** The start functions of this part; each runs in a separate task. */
export const laterStarts = (views: PageViews): readonly (() => void)[] => [
  () => startControls(views),
  () => startContent(views),
  () => startNotices(views),
];

function startControls({ miniCart, quickView, suggestions }: PageViews): void {
  startOlderDialogs();
  startMenu();
  startMenuPictures();
  startAccountMenu();
  startSearchBoxes();
  startLanguageSwitch();
  startCurrencySwitch();
  startSavedButtons();
  startScrollTop();
  startPictureMorph();
  if (miniCart) startMiniCart(async () => (await miniCart()).mountMiniCart);
  if (quickView) startQuickView(quickView);
  if (suggestions) startSuggestions(suggestions);
}

function startContent({ miniCart }: PageViews): void {
  startCarouselOnInteraction();
  startSizeMarks();
  startRememberedPlace();
  startPagePrefetch();
  if (has('[data-recent]') && isStored(RECENT_KEY))
    loadOn(onFirstInteraction, async () =>
      (await import('#features/saved/browser/recent-products.ts')).renderRecent(),
    );
  if (has('[data-until]'))
    loadOn(onFirstInteraction, async () =>
      (await import('#features/home/browser/countdown.ts')).startCountdowns(),
    );
  if (has('[data-quiet-video]'))
    loadOn(onPageRest, async () => (await import('./quiet-videos.ts')).startQuietVideos());
  // The favourites page shows this news itself, and checkout pages show none.
  if (miniCart && isStored(WISHLIST_KEY) && !has('[data-saved-list="wishlist"]'))
    loadOn(onPageRest, async () =>
      (await import('#features/saved/browser/wishlist-news-mark.ts')).markWishlistNews(),
    );
}

const has = (selector: string): boolean => document.querySelector(selector) !== null;

/** Loads code at a moment; without it the page is complete, so a failure is ignored. */
function loadOn(moment: (act: () => void) => void, load: () => Promise<unknown>): void {
  moment(() => void load().catch(() => undefined));
}

function startNotices({ miniCart }: PageViews): void {
  startCartBadge();
  startSessionNotice();
  startConnectionStatus();
  reportChunkErrors();
  startStorageStatus();
  startLanguageOffer();
  startServiceWorker();
  if (miniCart) startInstallOffer();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Counts the visit at rest, and offers the installation if it is due (decision 151, Returning shoppers). */
function startInstallOffer(): void {
  const coming = new Promise<InstallPrompt>((resolve) => {
    addEventListener('beforeinstallprompt', (event) => {
      if (!isPrompt(event)) return;
      // The browser's own bar would cover the page, even on the first visit.
      event.preventDefault();
      resolve(event);
    });
  });
  onPageRest(() => {
    import('./web-app-notices.ts').then(({ offerInstall }) => offerInstall(coming)).catch(() => undefined);
  });
}

/**
 * Starts the polyfills for popovers and for dialogs that scripts open; `older-openers.ts` handles their buttons. A
 * popover's button needs no `aria-expanded` in browsers that support popovers, because they expose it.
 */
function startOlderDialogs(): void {
  startOlderPopovers();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) {
    closeByBackdrop(dialog);
  }
}

/** Shows the way back to the top below the first 300 px, which `[data-scroll-mark]` covers (storefront §2; §9). */
export function startScrollTop(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-top]');
  const mark = document.querySelector('[data-scroll-mark]');
  if (!button || !mark) return;
  // The last of several entries is the present state.
  new IntersectionObserver((entries) => {
    button.hidden = entries.at(-1)?.isIntersecting ?? true;
  }).observe(mark);
  button.addEventListener('click', () => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('#contenido')?.focus({ preventScroll: true });
  });
}
