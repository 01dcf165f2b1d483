/** What a page says of a product, read back from its HTML when the shopper keeps it. */
import { readSavedProduct, type SavedProduct } from '#stores/stored-products.ts';

function centsIn(root: ParentNode, selector: string): number {
  return Number(root.querySelector<HTMLElement>(selector)?.dataset['cents'] ?? Number.NaN);
}

/** A card's name, picture and prices: the one to pay, and the list price where it is struck through. */
function fromCard(card: HTMLElement, sku: string): SavedProduct | undefined {
  const shown = centsIn(card, '.price [data-cents]');
  const list = card.querySelector('.price s') ? centsIn(card, '.price s [data-cents]') : shown;
  const image = card.querySelector<HTMLImageElement>('img[data-picture]')?.src ?? '';
  const name = card.querySelector('.card-name')?.textContent ?? '';
  return readSavedProduct({ sku, name, price: list, discountedPrice: shown < list ? shown : 0, image });
}

function fromData(text: string): SavedProduct | undefined {
  try {
    return readSavedProduct(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The product a button stands for: from `data-product` (JSON) around it, else from the card it is in. */
export function productOf(button: HTMLElement): SavedProduct | undefined {
  const told = button.closest<HTMLElement>('[data-product]')?.dataset['product'];
  if (told) return fromData(told);
  const card = button.closest<HTMLElement>('article');
  const sku = button.dataset['sku'] ?? card?.dataset['sku'] ?? '';
  return card ? fromCard(card, sku) : undefined;
}
