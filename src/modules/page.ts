/** What every page does by itself once its scripts run; all of it works without, only less well. */
import { startAccountMenu } from './account-menu.ts';
import { startCartBadge } from './cart-badge.ts';
import { startCompareButtons } from './compare-buttons.ts';
import { startCurrencySwitch } from './currency-switch.ts';
import { startDisclosures } from './disclosure.ts';
import { startLanguageSwitch } from './language-switch.ts';
import { startMenu } from './menu.ts';
import { startPictureFallback } from './picture-fallback.ts';
import { startScrollTop } from './scroll-top.ts';
import { startSearchBoxes } from './search-box.ts';
import { startToasts } from './toast-listener.ts';
import { startWishlistButtons } from './wishlist-buttons.ts';

startPictureFallback();
startCartBadge();
startSearchBoxes();
startMenu();
startAccountMenu();
startDisclosures();
startLanguageSwitch();
startCurrencySwitch();
startWishlistButtons();
startCompareButtons();
startScrollTop();
startToasts();
