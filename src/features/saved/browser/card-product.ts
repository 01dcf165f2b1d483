/** Reads products from the HTML of cards and pages, to save them. */

import { splitPictures } from '#features/product/rules/picture-list.ts';
import { rememberProduct } from '#features/saved/store/saved-lists.ts';
import { readSavedProduct, type SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';

function centsIn(root: ParentNode, selector: string): number {
  return Number(root.querySelector<HTMLElement>(selector)?.dataset['cents'] ?? Number.NaN);
}

function colorIn(query: string): string {
  return new URLSearchParams(query).get('color') ?? '';
}

/** The first price of a card or page, and its list price if that is struck through. */
function pricesIn(root: HTMLElement): Partial<Pick<SavedProduct, 'price' | 'discountedPrice'>> {
  const price = root.querySelector('.price') ?? root;
  const toPay = centsIn(price, '[data-cents]');
  const list = price.querySelector('s') ? centsIn(price, 's') : toPay;
  return Number.isNaN(toPay) ? {} : { price: list, discountedPrice: toPay < list ? toPay : 0 };
}

/** The product of a card in the colour of its link. */
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

/** The product of a page (`data-product`) in the chosen colour. */
function fromPage(page: HTMLElement): SavedProduct | undefined {
  const built = builtProduct(page);
  const product = built && page.querySelector('.buy-none') ? { ...built, soldOut: true } : built;
  const color = colorIn(location.search);
  if (!product || color === '') return product;
  const { images = '' } = page.querySelector<HTMLElement>('[data-images]')?.dataset ?? {};
  const [image = ''] = splitPictures(images);
  return { ...product, ...pricesIn(page), color, ...(image !== '' && { image }) };
}

/** The product of a button's page or card. */
export function productOf(button: HTMLElement): SavedProduct | undefined {
  const page = button.closest<HTMLElement>('[data-product]');
  if (page) return fromPage(page);
  const card = button.closest<HTMLElement>('article');
  const sku = button.dataset['sku'] ?? card?.dataset['sku'] ?? '';
  return card ? fromCard(card, sku) : undefined;
}

/** The product of a page, as built. */
export function builtProduct(page: HTMLElement): SavedProduct | undefined {
  return fromData(page.dataset['product'] ?? '');
}

/** Adds the product of this page to those seen lately (decision 45, Saved lists). */
export function rememberViewed(): void {
  const page = document.querySelector<HTMLElement>('main [data-product]');
  const product = page && builtProduct(page);
  if (product) rememberProduct(product);
}
