/**
 * What only somebody who uses the page needs, whatever page it is: a part of all of them (`page-parts.ts`; decision 107,
 * First interaction).
 */

import { startAccountMenu } from '#features/account/browser/account-menu.ts';
import { startSessionNotice } from '#features/account/browser/session-notice.ts';
import { startCartBadge } from '#features/cart/browser/cart-badge.ts';
import { startMiniCart } from '#features/cart/browser/mini-cart.ts';
import { startCarouselOnInteraction } from '#features/catalogue/browser/carousel-start.ts';
import { startSizeMarks } from '#features/catalogue/browser/list-sizes.ts';
import { startMenuPictures } from '#features/catalogue/browser/menu-pictures-start.ts';
import { startRememberedPlace } from '#features/delivery/browser/remembered-place.ts';
import { startCountdownsOnInteraction } from '#features/home/browser/countdown-start.ts';
import { type QuickView, startQuickView } from '#features/product/browser/quick-view.ts';
import { startDrawnGalleries } from '#features/product/browser/rendered-galleries.ts';
import { startCompareButtons } from '#features/saved/browser/compare-buttons.ts';
import { startRecent } from '#features/saved/browser/list-recent.ts';
import { startWishlistButtons } from '#features/saved/browser/wishlist-buttons.ts';
import { startWishlistNews } from '#features/saved/browser/wishlist-news.ts';
import {
  type LoadSuggestions,
  startSearchBoxes,
  startSuggestions,
} from '#features/search/browser/search-box.ts';
import type { Mount } from '#shared/hydration/mounts.ts';
import { startCurrencySwitch } from '#shared/money/currency-switch.ts';
import { startStorageStatus } from '#shared/storage/storage-status.ts';
import { reportChunkErrors } from './chunk-error.ts';
import { startConnection } from './connection.ts';
import { startDisclosures } from './dialogs/disclosure.ts';
import { startInstallOffer } from './install/install-offer-start.ts';
import { startLanguageOffer } from './language/language-offer.ts';
import { startLanguageSwitch } from './language/language-switch.ts';
import { startMenu } from './menu.ts';
import { startPictureMorph } from './pictures/picture-morph.ts';
import { startPagePrefetch } from './prefetch-page.ts';
import { startQuietVideosAtRest } from './quiet-videos-start.ts';
import { startServiceWorker } from './releases/service-worker.ts';
import { startScrollTop } from './scroll-top.ts';

/** What draws the dialogs and the suggestions of a page of the shop; the checkout's pages have none. */
export type Dialogs = {
  readonly miniCart?: () => Promise<{ readonly mountMiniCart: Mount }>;
  readonly quickView?: () => Promise<QuickView>;
  readonly suggestions?: LoadSuggestions;
};

/** What the head and the dialogs answer. */
function startControls({ miniCart, quickView, suggestions }: Dialogs): void {
  startDisclosures();
  startMenu();
  startMenuPictures();
  startAccountMenu();
  startSearchBoxes();
  startLanguageSwitch();
  startCurrencySwitch();
  startWishlistButtons();
  startCompareButtons();
  startScrollTop();
  startPictureMorph();
  if (miniCart) startMiniCart(async () => (await miniCart()).mountMiniCart);
  if (quickView) startQuickView(quickView);
  if (suggestions) startSuggestions(suggestions);
}

/** What the content of some pages has of this device. */
function startContent(): void {
  startCarouselOnInteraction();
  startSizeMarks();
  startRememberedPlace();
  startRecent();
  startDrawnGalleries();
  startPagePrefetch();
  startQuietVideosAtRest();
  startCountdownsOnInteraction();
}

/** What is to be said of this device, its session and its connection. */
function startNotices({ miniCart }: Dialogs): void {
  startCartBadge();
  startSessionNotice();
  startConnection();
  reportChunkErrors();
  startStorageStatus();
  startLanguageOffer();
  startServiceWorker();
  // Checkout pages offer nothing.
  if (!miniCart) return;
  startWishlistNews();
  startInstallOffer();
}

/** What starts all of it, piece by piece. */
export const laterStarts = (dialogs: Dialogs): readonly (() => void)[] => [
  () => startControls(dialogs),
  startContent,
  () => startNotices(dialogs),
];
