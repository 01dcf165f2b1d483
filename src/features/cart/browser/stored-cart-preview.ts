/**
 * Shows the stored cart before any React: says on `<html>` whether there is one, and fills the lists marked with
 * `data-stored-lines` from the template in them, which was built by the island's own line component; at most the first
 * `data-most` of them.
 */

import {
  type Cart,
  type CartItem,
  cartTotal,
  lineTotal,
  lineUnits,
  unitsInCart,
} from '#features/cart/rules/cart.ts';
import { readStoredMain, readStoredSaved } from '#features/cart/store/stored/stored-cart.ts';
import { type PictureSources, pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { onPageRest } from '#shared/hydration/at-rest.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { pageMoneyFormat, printMoney } from '#shared/money/page-money.ts';
import { itemPrice } from '#shared/money/price.ts';

/** Text, visibility and amounts of one line, by the names that the template's `data-` attributes use. */
type LineFields = {
  readonly texts: Readonly<Record<string, string>>;
  readonly cents: Readonly<Record<string, number>>;
  readonly shown: Readonly<Record<string, boolean>>;
};

function fieldsOf(line: CartItem): LineFields {
  return {
    texts: {
      name: line.name,
      color: line.selectedProductColor,
      size: line.selectedProductSize,
      units: String(lineUnits(line)),
    },
    cents: { unit: itemPrice(line), list: line.price, total: lineTotal(line) },
    shown: {
      color: line.selectedProductColor !== '',
      size: line.selectedProductSize !== '',
      variant: line.selectedProductColor + line.selectedProductSize !== '',
      list: itemPrice(line) < line.price,
      soldOut: line.isSoldOut,
      inStock: !line.isSoldOut,
    },
  };
}

function fillAttributes(element: Element, line: CartItem): void {
  for (const attribute of element.attributes) {
    if (!attribute.value.includes('__')) continue;
    attribute.value = attribute.value
      .replace('__id__', () => line.cartItemId)
      .replace('__name__', () => line.name)
      .replace('__sku__', () => encodeURIComponent(line.productSku));
  }
}

function fillElement(element: HTMLElement, { texts, cents, shown }: LineFields): void {
  const field = element.dataset['field'] ?? '';
  const amount = cents[field];
  const text = texts[field];
  if (amount !== undefined) printMoney(element, amount, pageMoneyFormat());
  else if (text !== undefined) element.textContent = text;
  const condition = element.dataset['if'];
  if (condition !== undefined) element.hidden = !shown[condition];
}

function fillStepper(root: ParentNode, line: CartItem): void {
  const input = root.querySelector<HTMLInputElement>('input[type="number"]');
  if (!input) return;
  input.min = line.isSoldOut ? '0' : '1';
  input.max = line.isSoldOut ? '0' : String(line.stock);
  input.defaultValue = String(lineUnits(line));
  for (const control of input.parentElement?.querySelectorAll('button,input') ?? []) {
    control.toggleAttribute('disabled', line.isSoldOut);
  }
}

function fillPicture(root: ParentNode, { src, srcSet, alternatives }: PictureSources): void {
  root.querySelectorAll('source').forEach((source, index) => {
    const better = alternatives[index];
    if (better) source.srcset = better.srcSet;
    else source.remove();
  });
  const image = root.querySelector('img');
  if (!image) return;
  if (srcSet) image.srcset = srcSet;
  else image.removeAttribute('srcset');
  image.src = src;
}

function paintLine(template: HTMLTemplateElement, line: CartItem): Node {
  const clone = document.importNode(template.content, true);
  const fields = fieldsOf(line);
  for (const element of clone.querySelectorAll<HTMLElement>('*')) {
    fillAttributes(element, line);
    fillElement(element, fields);
  }
  const request = { template: shopConfiguration.imageTemplate, widths: [160], isLean: true };
  fillPicture(clone, pictureSources(line.images[0] ?? '', request));
  fillStepper(clone, line);
  return clone;
}

function paintLines(root: ParentNode, name: 'cart' | 'saved', lines: Cart): void {
  document.documentElement.dataset[name] = lines.length > 0 ? 'filled' : 'empty';
  for (const list of root.querySelectorAll<HTMLElement>(`[data-stored-lines="${name}"]`)) {
    const template = list.querySelector('template');
    const first = lines.slice(0, Number(list.dataset['most'] ?? lines.length));
    if (template) list.replaceChildren(template, ...first.map((line) => paintLine(template, line)));
  }
}

/** Speaks the page's language in what was painted, once its dictionary is there. */
let translate: ((root: ParentNode) => void) | undefined;

/** At rest: what is painted at once is in the services' own words. */
async function translatePainted(): Promise<void> {
  if (pageLocale() === defaultLocale) return;
  translate = (await loadWithTexts(() => import('./stored-words.ts'))).translateLines;
  translate(document);
}

/** Paints everything on the page (or in `root`) that shows the stored cart, as it is stored at this moment. */
export function paintStoredCart(root: ParentNode = document): void {
  const { cart, isWhole, isLoggedIn } = readStoredMain();
  paintLines(root, 'cart', cart);
  // Damage is reported at once, by the island, because nobody touches a cart that looks empty.
  if (!isWhole) startIsland(root.querySelector<HTMLElement>('[data-mount="cart"]'));
  paintLines(root, 'saved', readStoredSaved());
  for (const total of root.querySelectorAll<HTMLElement>('[data-stored="total"]'))
    printMoney(total, cartTotal(cart), pageMoneyFormat());
  for (const count of root.querySelectorAll<HTMLElement>('[data-stored="units"]')) {
    count.textContent = String(unitsInCart(cart));
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-account-href]')) {
    if (isLoggedIn) link.href = link.dataset['accountHref'] ?? link.href;
  }
  translate?.(root);
}

/** Paints now, and again when another tab or a return to this page changed what is stored. */
export function watchStoredCart(): void {
  paintStoredCart();
  onPageRest(() => void translatePainted().catch(() => undefined));
  const repaint = (): void => paintStoredCart();
  window.addEventListener('storage', repaint);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) repaint();
  });
  document.addEventListener('cart:changed', repaint);
}
