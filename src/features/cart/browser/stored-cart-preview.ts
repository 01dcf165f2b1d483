/** Shows the stored cart before React in copies of the built `<template>` of each list (`rules/line-template.ts`). */
import {
  type Cart,
  type CartItem,
  cartTotal,
  lineTotal,
  lineUnits,
  unitsInCart,
} from '#features/cart/rules/cart.ts';
import { linePicture } from '#features/cart/rules/line-template.ts';
import { readStoredMain, readStoredSaved } from '#features/cart/store/stored-cart.ts';
import { onPageRest } from '#shared/hydration/at-rest.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { pageMoneyFormat, printMoney } from '#shared/money/page-money.ts';
import { itemPrice } from '#shared/money/price.ts';

/** Translates the colours and sizes in `root`; undefined until its dictionary is loaded. */
let translate: ((root: ParentNode) => void) | undefined;

/** Shows the stored cart now, and again when this tab, another one or a return to the page changes it. */
export function watchStoredCart(): void {
  paintStoredCart();
  onPageRest(() => void loadTranslation().catch(() => undefined));
  const repaint = (): void => paintStoredCart();
  window.addEventListener('storage', repaint);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) repaint();
  });
  document.addEventListener('cart:changed', repaint);
}

/** Shows the cart, as it is stored now, in the page or in `root`. */
export function paintStoredCart(root: ParentNode = document): void {
  const { cart, isWhole, isLoggedIn } = readStoredMain();
  paintLines(root, 'cart', cart);
  // Starts the island at once to report damage, because a cart that looks empty gets no press.
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

/** Fills the lists of a name with lines, at most `data-most` of them. */
function paintLines(root: ParentNode, name: 'cart' | 'saved', lines: Cart): void {
  document.documentElement.dataset[name] = lines.length > 0 ? 'filled' : 'empty';
  for (const list of root.querySelectorAll<HTMLElement>(`[data-stored-lines="${name}"]`)) {
    const template = list.querySelector('template');
    const first = lines.slice(0, Number(list.dataset['most'] ?? lines.length));
    if (template) list.replaceChildren(template, ...first.map((line) => paintLine(template, line)));
  }
}

/** Copies the built line (decision 235, Ways to render). */
function paintLine(template: HTMLTemplateElement, line: CartItem): Node {
  const clone = document.importNode(template.content, true);
  const fields = fieldsOf(line);
  for (const element of clone.querySelectorAll<HTMLElement>('*')) {
    fillAttributes(element, line);
    fillElement(element, fields);
  }
  fillPicture(clone, line);
  fillStepper(clone, line);
  return clone;
}

/** Texts, cents and conditions of a line, by the names in `data-field` and `data-if`. */
type LineFields = {
  readonly texts: Readonly<Record<string, string>>;
  readonly cents: Readonly<Record<string, number>>;
  readonly conditions: Readonly<Record<string, boolean>>;
};

function fieldsOf(line: CartItem): LineFields {
  const { name, selectedProductColor: color, selectedProductSize: size, isSoldOut } = line;
  return {
    texts: { name, color, size, units: String(lineUnits(line)) },
    cents: { unit: itemPrice(line), list: line.price, total: lineTotal(line) },
    conditions: {
      color: color !== '',
      size: size !== '',
      variant: color + size !== '',
      list: itemPrice(line) < line.price,
      soldOut: isSoldOut,
      inStock: !isSoldOut,
    },
  };
}

function fillElement(element: HTMLElement, { texts, cents, conditions }: LineFields): void {
  const { field = '', if: condition } = element.dataset;
  const amount = cents[field];
  const text = texts[field];
  if (amount !== undefined) printMoney(element, amount, pageMoneyFormat());
  else if (text !== undefined) element.textContent = text;
  if (condition !== undefined) element.hidden = !conditions[condition];
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

function fillPicture(root: ParentNode, line: CartItem): void {
  const { src, srcSet, alternatives } = linePicture(line);
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

/** Loads the dictionary of an English page (decision 134, English words) and translates what is shown. */
async function loadTranslation(): Promise<void> {
  const locale = pageLocale();
  if (locale === defaultLocale) return;
  const { translateCatalogTerm } = await loadWithTexts(
    () => import('#features/catalogue/rules/catalog-terms.ts'),
  );
  // A translated word is not in the dictionary.
  const translated = new WeakSet<Element>();
  translate = (root) => {
    for (const kind of ['color', 'size'] as const) {
      const selector = `[data-stored-lines] [data-field="${kind}"]`;
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        if (translated.has(element) || element.textContent === '') continue;
        const { text, lang } = translateCatalogTerm(locale, kind, element.textContent);
        element.textContent = text;
        if (lang) element.lang = lang;
        else element.removeAttribute('lang');
        translated.add(element);
      }
    }
  };
  translate(document);
}
