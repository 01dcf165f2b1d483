/**
 * What only somebody who uses the page needs: loaded with the first interaction (decision 107, First interaction).
 */
import { startAccountMenu } from '#modules/account/account-menu.ts';
import { startDrawnGalleries } from '#modules/product/rendered-galleries.ts';
import { startSuggestions } from '#modules/search/search-suggestions.ts';
import { startDisclosures } from './dialogs/disclosure.ts';
import { startLanguageOffer } from './language/language-offer.ts';
import { startMenu } from './menu.ts';
import { startPictureMorph } from './picture-morph.ts';
import { startScrollTop } from './scroll-top.ts';

export function startLater(): void {
  startDisclosures();
  startMenu();
  startAccountMenu();
  startScrollTop();
  startSuggestions();
  startLanguageOffer();
  startPictureMorph();
  startDrawnGalleries();
}
