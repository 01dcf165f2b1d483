/** What a page says of a product, read back from its HTML when the shopper keeps it. */

import { splitPictures } from '#features/product/rules/picture-list.ts';
import { rememberProduct } from '#features/saved/store/recent.ts';
import { readSavedProduct, type SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';

function centsIn(root: ParentNode, selector: string): number {
  return Number(root.querySelector<HTMLElement>(selector)?.dataset['cents'] ?? Number.NaN);
}

/** The colour that an address asks for in its query, '' for none. */
function colorIn(query: string): string {
  return new URLSearchParams(query).get('color') ?? '';
}

/** The prices that a card or a page shows first; none where they cannot be read. */
function pricesIn(place: HTMLElement): Partial<Pick<SavedProduct, 'price' | 'discountedPrice'>> {
  const price = place.querySelector('.price') ?? place;
  const shown = centsIn(price, '[data-cents]');
  const list = price.querySelector('s') ? centsIn(price, 's') : shown;
  return Number.isNaN(shown) ? {} : { price: list, discountedPrice: shown < list ? shown : 0 };
}

/**
 * A card's name, brand, picture and prices: the one to pay, and the list price where it is struck through; in the colour that
 * it leads to.
 */
function fromCard(card: HTMLElement, sku: string): SavedProduct | undefined {
  const image = card.querySelector<HTMLImageElement>('picture img')?.src ?? '';
  const name = card.querySelector('.card-name')?.textContent ?? '';
  const color = colorIn(card.querySelector<HTMLAnchorElement>('.card-name a')?.search ?? '');
  const brand = card.querySelector('.card-brand')?.textContent ?? '';
  const soldOut = card.querySelector('.badge-sold-out') !== null;
  return readSavedProduct({ sku, name, ...pricesIn(card), image, color, brand, soldOut });
}

function fromData(text: string): SavedProduct | undefined {
  try {
    return readSavedProduct(JSON.parse(decodeJsonAttribute(text)));
  } catch {
    return undefined;
  }
}

/** What a page says of its product (`data-product`), in the colour that is chosen there. */
function fromPage(page: HTMLElement): SavedProduct | undefined {
  const built = builtProduct(page);
  const product = built && page.querySelector('.buy-none') ? { ...built, soldOut: true } : built;
  const color = colorIn(location.search);
  if (!product || color === '') return product;
  const { images = '' } = page.querySelector<HTMLElement>('[data-images]')?.dataset ?? {};
  const [image = ''] = splitPictures(images);
  return { ...product, ...pricesIn(page), color, ...(image !== '' && { image }) };
}

/** The product of a button: that of the page, else that of its card. */
export function productOf(button: HTMLElement): SavedProduct | undefined {
  const page = button.closest<HTMLElement>('[data-product]');
  if (page) return fromPage(page);
  const card = button.closest<HTMLElement>('article');
  const sku = button.dataset['sku'] ?? card?.dataset['sku'] ?? '';
  return card ? fromCard(card, sku) : undefined;
}

/** The product that a page is about, as it was built. */
export function builtProduct(page: HTMLElement): SavedProduct | undefined {
  return fromData(page.dataset['product'] ?? '');
}

/** Keeps the product of this page among those looked at lately (decision 45, Kept lists). */
export function rememberViewed(): void {
  const shown = document.querySelector<HTMLElement>('main [data-product]');
  const product = shown && builtProduct(shown);
  if (product) rememberProduct(product);
}
