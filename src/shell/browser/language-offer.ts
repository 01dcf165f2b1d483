/**
 * Offers the English page to visitors of a Spanish page who prefer English (storefront §7; decision 9, Languages). The
 * offer overlays the page, so that nothing shifts; no visitor is redirected.
 */
import { loadText } from '#shared/i18n/client-text.ts';
import { defaultLocale, type Locale, readLocale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { splitLocale } from '#shared/i18n/paths.ts';
import { LANGUAGE_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { rememberLanguage } from './language.ts';

const OFFERED = 'en';

/** Stores the language that is chosen by the switch, and renders the offer if it is due. */
export function startLanguageOffer(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-language-switch] a');
  for (const link of links) {
    link.addEventListener('click', () => rememberLanguage(readLocale(link.hreflang) ?? defaultLocale));
  }
  rememberArrival();
  const english = [...links].find((link) => readLocale(link.hreflang) === OFFERED);
  const isSpanishPage = pageLocale() === defaultLocale;
  if (english && isSpanishPage && preferredLanguage() === OFFERED)
    void renderOffer(english).catch(() => undefined);
}

/** Stores the page's language if the visitor comes from the other one: the switch may have been pressed before its script. */
function rememberArrival(): void {
  const { locale } = splitLocale(location.pathname);
  const { origin, pathname } = new URL(document.referrer || location.href);
  if (origin === location.origin && splitLocale(pathname).locale !== locale) rememberLanguage(locale);
}

/** The sources of the preferred language, in order of priority. */
export interface LanguageSources {
  readonly query: string;
  readonly cookie: string;
  readonly stored: string | null;
  readonly browser: readonly string[];
  readonly htmlTag: string;
}

const COOKIE = /(?:^|;\s*)i18next=([^;]*)/;

/** The first language of the shop that a source names, or English. */
export function detectLanguage({ query, cookie, stored, browser, htmlTag }: LanguageSources): Locale {
  return (
    readLocale(new URLSearchParams(query).get('lng')) ??
    readLocale(COOKIE.exec(cookie)?.[1]) ??
    readLocale(stored) ??
    browser.map(readLocale).find((locale) => locale !== undefined) ??
    readLocale(htmlTag) ??
    'en'
  );
}

function preferredLanguage(): Locale {
  return detectLanguage({
    query: location.search,
    cookie: readCookies(),
    stored: storedText(LANGUAGE_KEY),
    browser: navigator.languages,
    htmlTag: pageLocale(),
  });
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A browser that forbids storage throws on access.
    return '';
  }
}

/** Without React (decision 235, Ways to render). */
async function renderOffer(english: HTMLAnchorElement): Promise<void> {
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
    // Moves the focus to the content, because the focused button is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  offer.append(link, stay);
  placeOffer(offer, english);
  const check = (): void => uncoverFocus(offer);
  check();
  // After the browser has scrolled to the focused element.
  document.addEventListener('focusin', () => requestAnimationFrame(check));
}

/** Puts the offer next to the switch, or into the content if the switch is in a footer that is rendered when scrolled to. */
function placeOffer(offer: HTMLElement, english: HTMLAnchorElement): void {
  if (english.closest('.below-fold')) document.querySelector('main')?.prepend(offer);
  else english.closest('[data-language-switch]')?.after(offer);
}

/**
 * Moves the offer into the page if it covers the keyboard's focus (WCAG 2.2, 2.4.11 Focus Not Obscured). WebKit focuses
 * the whole content with a press, during which the page must not move.
 */
function uncoverFocus(offer: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement?.matches(':focus-visible') || offer.contains(activeElement)) return;
  const focused = activeElement.getBoundingClientRect();
  const own = offer.getBoundingClientRect();
  const isLeftOrRight = focused.right < own.left || focused.left > own.right;
  const isAboveOrBelow = focused.bottom < own.top || focused.top > own.bottom;
  if (!isLeftOrRight && !isAboveOrBelow) offer.dataset['inPage'] = '';
}
