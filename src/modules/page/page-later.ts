/**
 * What only somebody who uses the page needs, whatever page it is: a part of all of them (`page-parts.ts`; decision 107,
 * First interaction).
 */
import type { Mount } from '#hydration/mounts.ts';
import { startAccountMenu } from '#modules/account/account-menu.ts';
import { startSessionNotice } from '#modules/account/session-notice.ts';
import { startCartBadge } from '#modules/cart/cart-badge.ts';
import { startMiniCart } from '#modules/cart/mini-cart.ts';
import { startCarouselOnInteraction } from '#modules/catalogue/carousel-start.ts';
import { startSizeMarks } from '#modules/catalogue/list-sizes.ts';
import { startMenuPictures } from '#modules/catalogue/menu-pictures-start.ts';
import { startRememberedPlace } from '#modules/delivery/remembered-place.ts';
import { startCountdownsOnInteraction } from '#modules/home/countdown-start.ts';
import { startCurrencySwitch } from '#modules/money/currency-switch.ts';
import { type QuickView, startQuickView } from '#modules/product/quick-view.ts';
import { startDrawnGalleries } from '#modules/product/rendered-galleries.ts';
import { startCompareButtons } from '#modules/saved/compare-buttons.ts';
import { startRecent } from '#modules/saved/list-recent.ts';
import { startWishlistButtons } from '#modules/saved/wishlist-buttons.ts';
import { startWishlistNews } from '#modules/saved/wishlist-news.ts';
import { startSearchBoxes } from '#modules/search/search-box.ts';
import { startSuggestions } from '#modules/search/search-suggestions.ts';
import { startStorageStatus } from '#modules/storage/storage-status.ts';
import { startConnection } from './connection.ts';
import { startDisclosures } from './dialogs/disclosure.ts';
import { startGoneCode } from './gone-code.ts';
import { startInstallOffer } from './install/install-offer-start.ts';
import { startLanguageOffer } from './language/language-offer.ts';
import { startLanguageSwitch } from './language/language-switch.ts';
import { startMenu } from './menu.ts';
import { startPictureMorph } from './pictures/picture-morph.ts';
import { startPagePrefetch } from './prefetch-page.ts';
import { startQuietVideosAtRest } from './quiet-videos-start.ts';
import { startServiceWorker } from './releases/service-worker.ts';
import { startScrollTop } from './scroll-top.ts';

/** What fills the dialogs of a page of the shop; the checkout's pages have none. */
export type Dialogs = {
  readonly miniCart?: () => Promise<Mount>;
  readonly quickView?: () => Promise<QuickView>;
};

/** What the head and the dialogs answer. */
function startControls({ miniCart, quickView }: Dialogs): void {
  startDisclosures();
  startMenu();
  startMenuPictures();
  startAccountMenu();
  startSearchBoxes();
  startSuggestions();
  startLanguageSwitch();
  startCurrencySwitch();
  startWishlistButtons();
  startCompareButtons();
  startScrollTop();
  startPictureMorph();
  if (miniCart) startMiniCart(miniCart);
  if (quickView) startQuickView(quickView);
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
  startGoneCode();
  startStorageStatus();
  startLanguageOffer();
  startServiceWorker();
  // Nothing is offered to whoever pays.
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
