/** What every page does by itself once its scripts run; all of it works without, only less well. */

import { startSessionNotice } from '#modules/account/session-notice.ts';
import { startCartBadge } from '#modules/cart/cart-badge.ts';
import { startCurrencySwitch } from '#modules/money/currency-switch.ts';
import { startCompareButtons } from '#modules/saved/compare-buttons.ts';
import { startWishlistButtons } from '#modules/saved/wishlist-buttons.ts';
import { startSearchBoxes } from '#modules/search/search-box.ts';
import { startStorageStatus } from '#modules/storage/storage-status.ts';
import { startConnection } from './connection.ts';
import { startLanguageSwitch } from './language/language-switch.ts';
import { startOldBuild } from './old-build.ts';
import { startPageLater } from './page-later-start.ts';
import { startPictureFallback } from './picture-fallback.ts';
import { startServiceWorker } from './service-worker.ts';
import { startToasts } from './toasts/toast-listener.ts';
import { whenShown } from './when-shown.ts';

startOldBuild();
startPictureFallback();
whenShown(() => {
  startCartBadge();
  startSearchBoxes();
  startLanguageSwitch();
  startCurrencySwitch();
  startWishlistButtons();
  startCompareButtons();
  startPageLater();
  startToasts();
  startSessionNotice();
  startConnection();
  startStorageStatus();
  startServiceWorker();
});
