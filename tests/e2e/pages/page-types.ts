/** Every kind of page of the shop (storefront §2), in both languages, for tests of their common promises. */
import type { Page } from '@playwright/test';
import { localePath } from '../../../src/shared/i18n/paths.ts';
import { type Samples, samples } from './samples.ts';

/** The languages of the shop, in the notation of `<html lang>`. */
export const LANGUAGES = ['es-GT', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One kind of page. */
export interface PageType {
  readonly name: string;
  /** Independent of the language; a function where it needs an article of the catalogue. */
  readonly path: string | ((found: Samples) => string);
  /**
   * Pages that search engines should not list: they belong to one shopper or to a build, or their product cannot be
   * bought.
   */
  readonly isUnlisted?: boolean;
  /** One quiet column without menus (storefront §2: payment-process page shell). */
  readonly isPayment?: boolean;
  /** Its script redirects a stranger to this address. */
  readonly leadsTo?: RegExp;
  /** The same screen as another page, which is the canonical one. */
  readonly isTwin?: boolean;
}

const personal = { isUnlisted: true };
const payment = { isUnlisted: true, isPayment: true };

/** The lists, whose first products are links. */
export const LIST_TYPES: readonly PageType[] = [
  { name: 'the home page', path: '/' },
  { name: 'the list of all products', path: '/productos' },
  { name: 'a category of the first level', path: '/productos/hombre' },
  { name: 'a category of the third level', path: '/productos/hombre/zapatos/tenis' },
  { name: 'a brand', path: ({ brand }) => `/marca/${brand}` },
];

export const PRODUCT_TYPE: PageType = { name: 'a product', path: ({ sku }) => `/producto/${sku}` };

/** All of them. */
export const PAGE_TYPES: readonly PageType[] = [
  ...LIST_TYPES,
  PRODUCT_TYPE,
  {
    name: 'an article without pictures',
    path: ({ skuWithoutPictures }) => `/producto/${skuWithoutPictures}`,
    isUnlisted: true,
  },
  { name: 'the cart', path: '/cart', ...personal },
  { name: 'the wishlist', path: '/favoritos', ...personal },
  { name: 'the comparison', path: '/comparar', ...personal },
  { name: 'the login', path: '/login', ...personal },
  { name: 'the registration', path: '/registrarse', ...personal, isTwin: true },
  { name: 'the account', path: '/mi-cuenta', leadsTo: /\/login\?next=/, ...personal },
  { name: 'the orders', path: '/pedidos', ...personal },
  { name: 'the guest checkout', path: '/checkout', ...payment },
  { name: 'the logged-in checkout', path: '/checkout-bac', ...payment },
  { name: 'the payment page', path: '/pago', ...payment },
  { name: 'the payment return', path: '/pago-exito', ...payment },
  { name: 'a landing page', path: '/colecciones/para-la-lluvia' },
  { name: 'the page about the shop', path: '/nosotros' },
  { name: 'the contact page', path: '/contact' },
  { name: 'the terms', path: '/terminos-y-condiciones' },
  { name: 'the questions', path: '/preguntas-frecuentes' },
  { name: 'the return policy', path: '/politicas-de-devolucion' },
  { name: 'the locations', path: '/ubicaciones' },
  { name: 'the version page', path: '/version', isUnlisted: true },
];

/** The address of a page in a language. */
export async function addressOf({ path }: PageType, language: Language): Promise<string> {
  return localePath(language, typeof path === 'string' ? path : path(await samples()));
}

/** Opens a page in Spanish, and waits for its redirect. */
export async function openPage(page: Page, type: PageType): Promise<void> {
  await page.goto(await addressOf(type, 'es-GT'));
  if (type.leadsTo) await page.waitForURL(type.leadsTo);
}
