import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { InSpanish } from '../../../fixtures/page-in.tsx';

document.documentElement.dataset['locale'] = 'es-GT';
const { textsReady } = await import('#shared/i18n/pending-texts.ts');
const { formatQuetzales } = await import('#shared/i18n/formats.ts');
const { CartLine } = await import('#features/cart/ui/CartLines.tsx');
const { CartSummary } = await import('#features/cart/ui/CartSummary.tsx');
const { MiniCartLine } = await import('#features/cart/ui/MiniCart.tsx');
const { PLACEHOLDER_LINE } = await import('#features/cart/rules/line-template.ts');
const { SummaryRow } = await import('#features/checkout/ui/summary/SummaryRow.tsx');
const { watchStoredCart, paintStoredCart } = await import('#features/cart/browser/stored-cart-preview.ts');

await textsReady();
const format = (cents: number): string => formatQuetzales(cents, 'es-GT');

/** The elements of some HTML, with their attributes in one order. */
function written(elements: Iterable<Element>): string[] {
  return [...elements].map((root) => {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return root.outerHTML;
  });
}

const inSpanish = (drawn: ReactNode): string => renderToStaticMarkup(<InSpanish>{drawn}</InSpanish>);
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

function build(Line: typeof CartLine | typeof MiniCartLine): void {
  const template = inSpanish(<Line line={PLACEHOLDER_LINE} format={format} />);
  const summary = inSpanish(<CartSummary format={format} total={0} isLoggedIn={false} />);
  const page = `<ul data-stored-lines="cart"><template>${template}</template></ul>${summary}`;
  document.body.replaceChildren(...parse(page).childNodes);
}

const painted = (): string[] => written(document.querySelectorAll('ul > li'));

const cases: readonly (readonly [string, Partial<CartItem>])[] = [
  ['plain', {}],
  ['with a discount', { discount: 7_550, quantity: 3 }],
  ['without colour and size', { selectedProductColor: '', selectedProductSize: '' }],
  ['sold out', { isSoldOut: true, stock: 0 }],
  ['without a picture', { images: [] }],
  ['with a hostile name', { name: '<img src=x onerror="alert(1)"> "__id__" $& \'' }],
  ['with a sku that is no plain word', { productSku: 'A/B 1?' }],
];

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

for (const [name, changes] of cases) {
  for (const Line of [CartLine, MiniCartLine]) {
    test(`a stored line ${name} is painted as ${Line.name} will render it`, () => {
      const item = line({ ...changes, name: changes.name ?? 'Tenis' });
      localStorage.setItem('tienda', mainDocument([item]));
      build(Line);
      paintStoredCart();
      const drawn = inSpanish(<Line line={item} format={format} />);
      expect(painted()).toEqual(written(parse(drawn).children));
    });
  }
}

for (const [name, changes] of cases.filter(([, { isSoldOut = false }]) => !isSoldOut))
  test(`a stored line ${name} is painted as 'Tu orden' will render it`, () => {
    const rows = (item: CartItem): string => inSpanish(<SummaryRow line={item} format={format} />);
    const item = line({ ...changes, name: changes.name ?? 'Tenis' });
    localStorage.setItem('tienda', mainDocument([item]));
    const template = `<template>${rows(PLACEHOLDER_LINE)}</template>`;
    document.body.replaceChildren(
      ...parse(`<table><tbody data-stored-lines="cart">${template}</tbody></table>`).childNodes,
    );
    paintStoredCart();
    const drawn = parse(`<table><tbody>${rows(item)}</tbody></table>`).querySelectorAll('tr');
    expect(written(document.querySelectorAll('tbody > tr'))).toEqual(written(drawn));
  });

test('a list with a limit of first lines is painted with no more', () => {
  const lines = Array.from({ length: 12 }, (_, at) =>
    line({ id: at, variantId: at, sku: `T-${at}`, cartItemId: `line-${at}`, name: `Tenis ${at}` }),
  );
  localStorage.setItem('tienda', mainDocument(lines));
  build(MiniCartLine);
  document.querySelector('ul')?.setAttribute('data-most', '5');
  paintStoredCart();
  const names = [...document.querySelectorAll('ul > li a')].map(({ textContent }) => textContent);
  expect(names).toEqual(lines.slice(0, 5).map(({ name }) => name));
});

test('the page knows whether there is a cart, and shows the total and the checkout link', () => {
  build(CartLine);
  paintStoredCart();
  expect(document.documentElement.dataset['cart']).toBe('empty');
  localStorage.setItem('tienda', mainDocument([line({ quantity: 2 })], { token: 'abc' }));
  paintStoredCart();
  expect(document.documentElement.dataset['cart']).toBe('filled');
  expect(document.querySelector('[data-stored="total"]')?.textContent).toMatch(/^Q.200\.00$/);
  const checkout = document.querySelector<HTMLAnchorElement>('a[data-account-href]');
  expect(checkout?.getAttribute('href')).toBe('/checkout-bac');
});

test('another tab’s change is painted, and a damaged cart is an empty one', () => {
  build(CartLine);
  watchStoredCart();
  localStorage.setItem('tienda', mainDocument([line(), line({ id: 2, cartItemId: 'b' })]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'tienda' }));
  expect(painted()).toHaveLength(2);
  localStorage.setItem('tienda', '{');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tienda' }));
  expect(painted()).toHaveLength(0);
  expect(document.documentElement.dataset['cart']).toBe('empty');
});

test.each([
  [mainDocument([line()]), undefined],
  [mainDocument([{ ...line(), price: -1 }]), 'now'],
  ['{', 'now'],
])('a damaged cart is reported at once by its island: %s', (stored, intent) => {
  document.body.innerHTML = '<div data-mount="cart"></div>';
  localStorage.setItem('tienda', stored);
  paintStoredCart();
  expect(document.querySelector<HTMLElement>('[data-mount="cart"]')?.dataset['intent']).toBe(intent);
});
