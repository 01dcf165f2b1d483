/**
 * The 404 page for `/producto/{sku}`: asks the service, and shows the product when it exists (contract, Hosting). Until
 * the answer is there the page says that it is looking; afterwards it is the product's page or stays what it was.
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

/** What the page of a product is drawn from. */
export type UnbuiltProductView = {
  readonly locale: Locale;
  readonly product: ProductDetail;
  readonly contact: string;
  readonly breadcrumb: Words['breadcrumb'];
  readonly delivery: Words['delivery'];
  /** Hears that it is drawn. */
  readonly onDrawn: () => void;
};

/** The texts of the built page in one language: searching, found, its place in the menu, and the terms of delivery. */
type Words = {
  readonly wait: string;
  /** The toast of an answer that is not OK (storefront §8: product detail). */
  readonly none: string;
  /** In the place of title and lead, for an article without pictures; the lead has `{{name}}` in it. */
  readonly unavailable: { readonly title: string; readonly lead: string };
  readonly breadcrumb: { readonly label: string; readonly home: string; readonly list: string };
  readonly delivery: {
    readonly source: string;
    readonly plain: string;
    readonly returns: { readonly summary: string; readonly href: string };
  };
};

/** What is looked for, in the language of the address. */
type Wanted = { readonly sku: string; readonly locale: Locale };

/** Looks for a product; `load` brings what draws it. `built` carries settings and words. */
export async function showNewerProduct(
  { sku, locale }: Wanted,
  built: HTMLElement,
  load: () => Promise<Draw<UnbuiltProductView>>,
): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (!place) return;
  const { imageBase = '', contact = '', words = '{}' } = built.dataset;
  const inLanguages: Readonly<Record<Locale, Words>> = JSON.parse(decodeJsonAttribute(words));
  const { wait, none, unavailable, breadcrumb, delivery } = inLanguages[locale];
  const before = say(place, wait);
  place.setAttribute('aria-busy', 'true');
  const answer = await find(sku, imageBase);
  place.removeAttribute('aria-busy');
  if (!answer?.ok) {
    say(place, before);
    if (answer?.failure.kind === 'http') showToast('info', none, 'top-center');
    return;
  }
  const product = answer.value;
  if (isUnavailable(product)) showUnavailable(place, product.name, unavailable);
  else {
    const view = { locale, product, contact, breadcrumb, delivery, onDrawn };
    // It replaces the placeholder once its code is loaded; without the code the search is over.
    await drawOnDemand(place, load, view).catch((error: unknown) => {
      say(place, before);
      throw error;
    });
  }
  document.title = document.title.replace(/^[^|]*/, () => `${product.name} `);
  setPageAddress(locale, slugPath.product(sku));
}

/** Its buttons become what those of a built page are: marked, answered, and the article remembered. */
function onDrawn(): void {
  announceListRendered();
  import('./product-page.ts').then(({ startShown }) => startShown()).catch(() => undefined);
}

/** Writes the heading and returns its previous text. */
function say(place: HTMLElement, text: string): string {
  const heading = place.querySelector('h1');
  const before = heading?.textContent ?? '';
  if (heading) heading.textContent = text;
  return before;
}

/** The page keeps its search form and its way home (decision 34, Articles without pictures). */
function showUnavailable(place: HTMLElement, name: string, { title, lead }: Words['unavailable']): void {
  say(place, title);
  const words = place.querySelector('h1 + p');
  if (words) words.textContent = lead.replace('{{name}}', () => name);
}

async function find(sku: string, imageBase: string): Promise<Answer<ProductDetail> | undefined> {
  try {
    const { fetchFreshProduct } = await import('#features/product/store/fresh-product.ts');
    return await fetchFreshProduct(sku, imageBase);
  } catch {
    return undefined;
  }
}

/** Gives a page that shows something else than it was built for the address of that; `path` is free of the language. */
export function setPageAddress(locale: Locale, path: string): void {
  const address = (language: Locale): string => `${shopConfiguration.siteUrl}${localePath(language, path)}`;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    link.href = address(readLocale(link.hreflang) ?? defaultLocale);
  }
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address(locale));
  document.head.querySelector('meta[property="og:url"]')?.setAttribute('content', address(locale));
  leadLanguages(path);
}

/** The switch, which an offer that is drawn later asks where to lead, and one that is there already. */
const LANGUAGE_LINKS = '[data-language-switch] a, .language-offer a';

/** Query and fragment go along, as `language.ts` keeps them. */
function leadLanguages(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)) {
    const language = readLocale(link.hreflang) ?? defaultLocale;
    link.href = localePath(language, path) + location.search + location.hash;
  }
}
