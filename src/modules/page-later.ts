/**
 * What only somebody who uses the page needs: loaded with the first sign of a person (decision 107, First interaction).
 */
import { startAccountMenu } from './account-menu.ts';
import { startDisclosures } from './disclosure.ts';
import { startDrawnGalleries } from './drawn-galleries.ts';
import { startLanguageOffer } from './language-offer.ts';
import { startMenu } from './menu.ts';
import { startPictureMorph } from './picture-morph.ts';
import { startScrollTop } from './scroll-top.ts';
import { startSuggestions } from './search-suggestions.ts';

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
