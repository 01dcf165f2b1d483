/**
 * The not-found page of `/producto/{sku}`: asks the service for the product, and shows it if it exists (contract, Hosting).
 * The heading reports the search meanwhile; without a product the built page is restored.
 */
import type { ProductDetail } from '#features/product/rules/product.ts';
import { isUnavailable } from '#features/product/rules/variant.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';
import type { Answer } from '#shared/http/failure.ts';
import { type Draw, drawOnDemand } from '#shared/hydration/draw-on-demand.ts';
import { defaultLocale, type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath, slugPath } from '#shared/i18n/paths.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { announceListRendered } from './list-rendered.ts';

/** Everything that the page of an unbuilt product is rendered from. */
export type UnbuiltProduct = {
  readonly locale: Locale;
  readonly product: ProductDetail;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  readonly contact: string;
  readonly terms: Words['terms'];
  readonly onRendered: () => void;
};

/** The texts of the built page in one language. */
type Words = {
  /** The heading while the product is looked for. */
  readonly wait: string;
  /** The toast of an answer that is not OK (storefront §8: product detail). */
  readonly none: string;
  /** Heading and text for an article without pictures; the text has `{{name}}` in it. */
  readonly unavailable: { readonly title: string; readonly lead: string };
  /** Of delivery, as `DeliveryTerms` shows them. */
  readonly terms: {
    readonly source: string;
    readonly plain: string;
    readonly returns: { readonly summary: string; readonly href: string };
  };
};

/** The product to look for, and the language of the address. */
type Wanted = { readonly sku: string; readonly locale: Locale };

/** Looks for a product; `load` brings the code that renders it, `built` has settings and texts in its data. */
export async function showNewerProduct(
  { sku, locale }: Wanted,
  built: HTMLElement,
  load: () => Promise<Draw<UnbuiltProduct>>,
): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (!place) return;
  const { imageBase = '', contact = '', words = '{}' } = built.dataset;
  const inLanguages: Readonly<Record<Locale, Words>> = JSON.parse(decodeJsonAttribute(words));
  const { wait, none, unavailable, terms } = inLanguages[locale];
  const before = replaceHeading(place, wait);
  place.setAttribute('aria-busy', 'true');
  const answer = await find(sku, imageBase);
  place.removeAttribute('aria-busy');
  if (!answer?.ok) {
    replaceHeading(place, before);
    if (answer?.failure.kind === 'http') showToast('info', none, 'top-center');
    return;
  }
  const product = answer.value;
  if (isUnavailable(product)) showUnavailable(place, product.name, unavailable);
  else {
    const page = { locale, product, imageBase, contact, terms, onRendered };
    // Without its code the search is over.
    await drawOnDemand(place, load, page).catch((error: unknown) => {
      replaceHeading(place, before);
      throw error;
    });
  }
  document.title = document.title.replace(/^[^|]*/, () => `${product.name} `);
  setPageAddress(locale, slugPath.product(sku));
}

/** Starts the scripts that a built product page has: buttons are marked and work, and the article is remembered. */
function onRendered(): void {
  announceListRendered();
  import('./product-page.ts').then(({ startArticle }) => startArticle()).catch(() => undefined);
}

/** Writes the heading and returns its previous text. */
function replaceHeading(place: HTMLElement, text: string): string {
  const heading = place.querySelector('h1');
  const before = heading?.textContent ?? '';
  if (heading) heading.textContent = text;
  return before;
}

/** Shows why there is nothing to buy; search form and way home stay (decision 34, Articles without pictures). */
function showUnavailable(place: HTMLElement, name: string, { title, lead }: Words['unavailable']): void {
  replaceHeading(place, title);
  const text = place.querySelector('h1 + p');
  if (text) text.textContent = lead.replace('{{name}}', () => name);
}

async function find(sku: string, imageBase: string): Promise<Answer<ProductDetail> | undefined> {
  try {
    const { fetchFreshProduct } = await import('#features/product/store/fresh-product.ts');
    return await fetchFreshProduct(sku, imageBase);
  } catch {
    return undefined;
  }
}

/** Gives the page the address of the product that it shows now; `path` is free of the language. */
export function setPageAddress(locale: Locale, path: string): void {
  const address = (language: Locale): string => `${shopConfiguration.siteUrl}${localePath(language, path)}`;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    link.href = address(readLocale(link.hreflang) ?? defaultLocale);
  }
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address(locale));
  document.head.querySelector('meta[property="og:url"]')?.setAttribute('content', address(locale));
  updateLanguageLinks(path);
}

/** The links of the language switch, which a later language offer copies, and of an existing offer. */
const LANGUAGE_LINKS = '[data-language-switch] a, .language-offer a';

/** Query and fragment are kept, as `language.ts` keeps them. */
function updateLanguageLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)) {
    const language = readLocale(link.hreflang) ?? defaultLocale;
    link.href = localePath(language, path) + location.search + location.hash;
  }
}
