/**
 * Offers the English twin of a Spanish page to visitors who chose English or have an English browser, and redirects
 * nobody (decision 9, Languages). Drawn with the first interaction, over the page, so that nothing shifts.
 */
import { loadText } from '#shared/i18n/client-text.ts';
import { defaultLocale, readLocale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { splitLocale } from '#shared/i18n/paths.ts';
import { preferredLanguage } from './language-detector.ts';
import { rememberLanguage } from './language-memory.ts';

const OFFERED = 'en';

/** Remembers what is chosen by the switch, and draws the offer where it is due. */
export function startLanguageOffer(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-language-switch] a');
  for (const link of links) {
    link.addEventListener('click', () => rememberLanguage(readLocale(link.hreflang) ?? defaultLocale));
  }
  rememberArrival();
  const english = [...links].find((link) => readLocale(link.hreflang) === OFFERED);
  const isSpanishPage = pageLocale() === defaultLocale;
  if (english && isSpanishPage && preferredLanguage() === OFFERED) void draw(english).catch(() => undefined);
}

/**
 * Visitors who come from a page in the other language chose this one, by a press that was too early to be observed
 * there.
 */
function rememberArrival(): void {
  const { locale } = splitLocale(location.pathname);
  const { origin, pathname } = new URL(document.referrer || location.href);
  if (origin === location.origin && splitLocale(pathname).locale !== locale) rememberLanguage(locale);
}

async function draw(english: HTMLAnchorElement): Promise<void> {
  const t = (await loadText('shell'))(defaultLocale);
  const offer = document.createElement('p');
  offer.className = 'language-offer';
  const link = document.createElement('a');
  link.lang = OFFERED;
  link.hreflang = OFFERED;
  link.href = english.getAttribute('href') ?? '';
  link.textContent = t('language.offer');
  link.addEventListener('click', () => rememberLanguage(OFFERED));
  const stay = document.createElement('button');
  stay.type = 'button';
  stay.textContent = t('language.stay');
  stay.addEventListener('click', () => {
    rememberLanguage(defaultLocale);
    offer.remove();
    // What was in use is gone: the next key goes on from the page's content.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  offer.append(link, stay);
  place(offer, english);
  const check = (): void => showFocus(offer);
  check();
  // After the browser has scrolled to what has the focus.
  document.addEventListener('focusin', () => requestAnimationFrame(check));
}

/**
 * Moves the offer into the page if it lies on what the keyboard has reached (WCAG 2.2, 2.4.11 Focus Not Obscured). A press
 * focuses the whole content in WebKit: the page must not move between its two halves.
 */
function showFocus(offer: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement?.matches(':focus-visible') || offer.contains(activeElement)) return;
  const focused = activeElement.getBoundingClientRect();
  const own = offer.getBoundingClientRect();
  const isLeftOrRight = focused.right < own.left || focused.left > own.right;
  const isAboveOrBelow = focused.bottom < own.top || focused.top > own.bottom;
  if (!isLeftOrRight && !isAboveOrBelow) offer.dataset['inPage'] = '';
}

/** Beside the switch; one in a footer that is drawn when it is scrolled to would keep the offer down there. */
function place(offer: HTMLElement, english: HTMLAnchorElement): void {
  if (english.closest('.below-fold')) document.querySelector('main')?.prepend(offer);
  else english.closest('[data-language-switch]')?.after(offer);
}
