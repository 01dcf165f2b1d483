/**
 * The 404 page for `/producto/{sku}`: asks the service, and shows the product when it exists (contract, Hosting). Until
 * the answer is there the page says that it is looking; afterwards it is the product's page or stays what it was.
 */
import type { ProductDetail } from '#domain/product.ts';
import type { Locale } from '#i18n/locales.ts';
import { splitLocale } from '#i18n/paths.ts';

/** Draws a product into an element. */
export type ProductMount = (
  container: HTMLElement,
  page: {
    readonly locale: Locale;
    readonly product: ProductDetail;
    readonly contact: string;
    readonly delivery: Words['delivery'];
  },
) => void;

/** What the built page says in one language: that it is looking, and when a parcel arrives. */
type Words = {
  readonly wait: string;
  readonly delivery: { readonly source: string; readonly plain: string };
};

/** The sku that an address asks for; undefined when it is no product's, or cannot be decoded. */
export function skuInPath(path: string): string | undefined {
  const [, encoded] = /^\/producto\/([^/]+)$/.exec(path) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Looks for the product of this address; `load` brings what draws it. `built` carries settings and words. */
export async function startLiveProduct(built: HTMLElement, load: () => Promise<ProductMount>): Promise<void> {
  const { locale, path } = splitLocale(location.pathname);
  const sku = skuInPath(path);
  const place = document.querySelector<HTMLElement>('[data-not-found]');
  if (sku === undefined || !place) return;
  const { imageBase = '', contact = '', words = '{}' } = built.dataset;
  const inLanguages: Readonly<Record<Locale, Words>> = JSON.parse(words);
  const { wait, delivery } = inLanguages[locale];
  const heading = place.querySelector('h1');
  const before = heading?.textContent ?? '';
  const say = (text: string): void => {
    if (heading) heading.textContent = text;
  };
  say(wait);
  place.setAttribute('aria-busy', 'true');
  const product = await find(sku, imageBase);
  place.removeAttribute('aria-busy');
  if (!product) {
    say(before);
    return;
  }
  const mount = await load();
  place.replaceChildren();
  mount(place, { locale, product, contact, delivery });
  document.title = document.title.replace(/^[^|]*/, () => `${product.name} `);
}

async function find(sku: string, imageBase: string): Promise<ProductDetail | undefined> {
  try {
    const { fetchLiveProduct } = await import('#stores/live-product.ts');
    const answer = await fetchLiveProduct(sku, imageBase);
    return answer.ok ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
