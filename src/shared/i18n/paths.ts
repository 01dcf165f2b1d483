/**
 * All addresses of the shop (storefront §2). English pages are below `/en`. Addresses end in a slash only if pages
 * are built as folders (decision 205, Page format).
 */
import { hasFolders, pageAddress, withoutFolderSlash } from '#shared/configuration/page-format.ts';
import { defaultLocale, type Locale } from './locales.ts';

/** Addresses without parameters, free of the language. */
export const pagePath = {
  home: '/',
  list: '/productos',
  cart: '/cart',
  checkout: '/checkout',
  accountCheckout: '/checkout-bac',
  payment: '/pago',
  paymentReturn: '/pago-exito',
  account: '/mi-cuenta',
  orders: '/pedidos',
  login: '/login',
  register: '/registrarse',
  wishlist: '/favoritos',
  compare: '/comparar',
  about: '/nosotros',
  contact: '/contact',
  terms: '/terminos-y-condiciones',
  questions: '/preguntas-frecuentes',
  returns: '/politicas-de-devolucion',
  locations: '/ubicaciones',
  version: '/version',
  offline: '/sin-conexion',
} as const;
export type PageName = keyof typeof pagePath;

/** A path in a language, without the slash of a folder. */
function languagePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Puts a language-free path (`/cart`) into a language (`/en/cart`). */
export function localePath(locale: Locale, path: string): string {
  return pageAddress(languagePath(locale, path));
}

/** The file of a built page, by its decoded path. */
export function builtFile(locale: Locale, path: string): string {
  return `${languagePath(locale, path).slice(1)}.html`;
}

/** Splits an address into its language and the language-free rest, which ends in no slash. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const path = hasFolders ? withoutFolderSlash(address) : address;
  if (path === '/en') return { locale: 'en', path: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', path: path.slice(3) };
  return { locale: defaultLocale, path };
}

/** Language-free paths with a slug. */
export const slugPath = {
  product: (sku: string): string => `/producto/${encodeURIComponent(sku)}`,
  brand: (slug: string): string => `/marca/${slug}`,
  /** The address of the specification for a category of the menu. */
  category: (slug: string): string => `/productos?categoria=${slug}`,
  /** The category's own pre-rendered page: canonical address of its list. */
  categoryPage: (slug: string): string => `/productos/${slug}`,
  /** Also encodes a term with a lone surrogate, which keyboards may produce. */
  search: (term: string): string => `/productos?busqueda=${encodeURIComponent(term.toWellFormed())}`,
  /** A landing page by an editor. */
  landingPage: (slug: string): string => `/colecciones/${slug}`,
  /** A further page of a list, `list` being the path of its first one. */
  listPage: (list: string, page: number): string => (page > 1 ? `${list}/pagina/${page}` : list),
};

/** The file with the products of a list, by the list's path; the same for every language. */
export function listDataPath(list: string): string {
  return `/datos${list}.json`;
}

/** The names of filter values, and the index of the search suggestions. */
export const FACET_NAMES_PATH = '/datos/filtros.json';
export const SUGGESTIONS_PATH = '/datos/sugerencias.json';

/** A picture for each entry of the menu's first level, by its id. */
export const MENU_PICTURES_PATH = '/datos/menu.json';

/** Addresses in a language. */
export const pathTo = {
  page: (locale: Locale, name: PageName): string => localePath(locale, pagePath[name]),
  product: (locale: Locale, sku: string): string => localePath(locale, slugPath.product(sku)),
  brand: (locale: Locale, slug: string): string => localePath(locale, slugPath.brand(slug)),
  category: (locale: Locale, slug: string): string => localePath(locale, slugPath.category(slug)),
  categoryPage: (locale: Locale, slug: string): string => localePath(locale, slugPath.categoryPage(slug)),
  search: (locale: Locale, term: string): string => localePath(locale, slugPath.search(term)),
};
