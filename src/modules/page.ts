/** What every page does by itself once its scripts run; all of it works without, only less well. */
import { startCartBadge } from './cart-badge.ts';
import { startCompareButtons } from './compare-buttons.ts';
import { startConnection } from './connection.ts';
import { startCurrencySwitch } from './currency-switch.ts';
import { startOnFirstSign } from './first-sign.ts';
import { startLanguageSwitch } from './language-switch.ts';
import { startOldBuild } from './old-build.ts';
import { startPictureFallback } from './picture-fallback.ts';
import { startSearchBoxes } from './search-box.ts';
import { startServiceWorker } from './service-worker.ts';
import { startSessionNotice } from './session-notice.ts';
import { startToasts } from './toast-listener.ts';
import { startWishlistButtons } from './wishlist-buttons.ts';

startOldBuild();
startPictureFallback();
startCartBadge();
startSearchBoxes();
startLanguageSwitch();
startCurrencySwitch();
startWishlistButtons();
startCompareButtons();
startOnFirstSign();
startToasts();
startSessionNotice();
startConnection();
startServiceWorker();
