/** The pages of the shop that editors' files link to: existing paths, and the nearest one for an unknown path. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath, slugPath } from '../../../src/shared/i18n/paths.ts';
import { isAnswered } from '../../release/check/references.ts';
import { fileOf } from '../../release/check/required.ts';
import { isLandingPage, landingPageNames } from '../home-names.ts';
import { NAMES } from '../words.ts';
import { nearestName } from './nearest-name.ts';

const PATHS: readonly string[] = Object.values(pagePath);
const FILES: ReadonlySet<string> = new Set(PATHS.map((path) => fileOf(path)));
/** Common names of pages whose address has another name. */
const ALSO_CALLED: readonly (readonly [path: string, names: readonly string[]])[] = [
  [pagePath.list, ['tienda', 'catalogo', 'shop', 'products']],
  [pagePath.cart, ['carrito', 'carro', 'bolsa']],
  [pagePath.checkout, ['pagar']],
  [pagePath.account, ['cuenta', 'perfil']],
  [pagePath.orders, ['mis-pedidos']],
  [pagePath.login, ['entrar', 'ingresar', 'iniciar-sesion']],
  [pagePath.register, ['registro', 'crear-cuenta', 'sign-up']],
  [pagePath.wishlist, ['deseos', 'lista-de-deseos']],
  [pagePath.compare, ['comparador']],
  [pagePath.about, ['quienes-somos', 'about-us']],
  [pagePath.contact, ['escribenos']],
  [pagePath.terms, ['terminos', 'condiciones']],
  [pagePath.questions, ['preguntas', 'ayuda', 'envios', 'faq', 'help', 'shipping', 'delivery']],
  [pagePath.returns, ['devoluciones', 'cambios', 'exchanges']],
  [pagePath.locations, ['tiendas', 'kioscos', 'sucursales', 'stores']],
];
/** The pages by those names and by their English names. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...Object.entries(pagePath),
  ...ALSO_CALLED.flatMap(([path, names]) => names.map((name) => [name, path] as const)),
]);

/** Pages that depend on the catalogue. */
const OF_CATALOGUE = /^(?:productos|marca|producto)\//;
const LANDING_PAGE = /^colecciones\/([\w-]+)(?:\/[\w/]*)?\.html$/;
const ENGLISH = /^\/en(?=[/?#]|$)/;

/** An address without its language: every page exists in both. */
export const withoutLanguage = (address: string): string => {
  const bare = address.replace(ENGLISH, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
};

/** Whether an address is a page of the shop; redirects are followed. */
export function isPage(root: string, address: string): boolean {
  const exists = (file: string): boolean => {
    const [, landing] = LANDING_PAGE.exec(file) ?? [];
    if (landing !== undefined) return isLandingPage(root, landing);
    return FILES.has(file) || OF_CATALOGUE.test(file) || existsSync(join(root, 'public', file));
  };
  return [withoutLanguage(address), address].some((each) => isAnswered(each, { exists, forwarded: [] }));
}

/** The end of a line about a missing page: the nearest page; '' if none is near. */
export function nearestPage(root: string, address: string): string {
  const [path = ''] = withoutLanguage(address).split(/[?#]/);
  const pages = [...PATHS, ...landingPageNames(root).map(slugPath.landingPage)];
  const name = nearestName(path, [...pages, ...BY_NAME.keys()]);
  if (name === undefined) return '';
  const near = BY_NAME.get(name) ?? name;
  return NAMES.meant(ENGLISH.test(address) ? `/en${near === '/' ? '' : near}` : near);
}

/** The end of a line about a missing landing page: the nearest one. */
export function nearestLandingPage(root: string, name: string): string {
  const near = nearestName(name, landingPageNames(root));
  return near === undefined ? '' : NAMES.meant(near);
}

/** Whether a search may lead to a page: its path has neither language nor query. */
export const isHelpPage = (path: string): boolean => PATHS.includes(path);
