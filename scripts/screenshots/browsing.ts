/** The views of browsing pages: each page in its states. */
import { enlarge, goesWrong, inTurn, open, press, scroll, search } from './acts.ts';
import type { Samples, View } from './view.ts';

const inWindow = { isWindow: true } as const;
const shopper = { as: 'shopper' } as const;
const phone = [360];
const phones = [360, 768];
const desk = [1440];
const product = ({ skus }: Samples): string => `/producto/${skus[0]}`;
const chooseSize = press('radio', /^(4[0-9]|M|L)(,|$)/);
const chooseSet = press('button', 'Elegir tallas y añadir juntos');

/** Pages before and after a choice, an opened dialog, or a fault. */
export const BROWSING: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-in-english', path: '/en', widths: desk },
  { name: 'home-scrolled', path: '/', act: scroll(1), ...inWindow },
  { name: 'home-menu', path: '/', act: open('button', 'Abrir menú'), ...inWindow, widths: phones },
  {
    name: 'home-categories',
    path: '/',
    act: press('button', 'Subcategorías de Hombre'),
    ...inWindow,
    widths: desk,
  },
  { name: 'home-account', path: '/', act: press('button', 'Mi cuenta'), ...inWindow },
  { name: 'home-search', path: '/', act: search('teni'), ...inWindow },
  { name: 'home-of-a-shopper', path: '/', ...shopper },
  { name: 'list', path: '/productos' },
  { name: 'list-filtered', path: '/productos/hombre?color=negro&orden=precio-asc' },
  { name: 'list-filters', path: '/productos', act: press('button', /^Filtros/), ...inWindow, widths: phones },
  { name: 'list-as-rows', path: '/productos?vista=lista' },
  { name: 'list-empty', path: '/productos/hombre?color=negro&marca=no-hay' },
  { name: 'list-of-a-search', path: '/productos?busqueda=tenis' },
  { name: 'list-of-a-search-without-results', path: '/productos?busqueda=zzzzzz' },
  { name: 'list-of-a-search-nearby', path: '/productos?busqueda=sneakers' },
  { name: 'list-failed', path: '/productos?busqueda=tenis', before: goesWrong(/^\/api\//, 'error') },
  {
    name: 'list-loading',
    path: '/productos?busqueda=tenis',
    before: goesWrong(/^\/api\//, 'never'),
    ...inWindow,
  },
  { name: 'quick-view', path: '/productos', act: open('button', /^Ver .+/), ...inWindow },
  { name: 'category', path: '/productos/hombre/zapatos/tenis' },
  { name: 'brand', path: '/marca/kinalto' },
  { name: 'landing-page', path: '/colecciones/para-la-lluvia' },
  { name: 'landing-page-without-picture', path: '/colecciones/regalos-para-ella' },
  { name: 'product', path: product },
  { name: 'product-chosen', path: product, act: inTurn(chooseSize, scroll(0.6)), ...inWindow },
  {
    name: 'product-added',
    path: product,
    act: inTurn(chooseSize, press('button', 'Añadir al carrito')),
    ...inWindow,
  },
  { name: 'product-without-size', path: product, act: press('button', 'Añadir al carrito'), ...inWindow },
  { name: 'product-size-guide', path: product, act: open('link', 'Verificar tu talla'), ...inWindow },
  { name: 'product-zoomed', path: product, act: enlarge, ...inWindow },
  { name: 'product-on-offer', path: ({ sale }) => `/producto/${sale}`, ...inWindow },
  { name: 'product-sold-out', path: ({ soldOut }) => `/producto/${soldOut}` },
  { name: 'product-of-a-set', path: '/producto/AMT-BLU-0060' },
  { name: 'product-of-a-set-chosen', path: '/producto/AMT-BLU-0060', act: chooseSet, ...inWindow },
  { name: 'product-with-video-and-reviews', path: '/producto/KNL-TEN-0001' },
  { name: 'product-without-pictures', path: ({ bare }) => `/producto/${bare}` },
  { name: 'product-on-english', path: (samples) => `/en${product(samples)}`, widths: phone },
  { name: 'wishlist', path: '/favoritos', ...shopper },
  { name: 'wishlist-empty', path: '/favoritos' },
  { name: 'compare', path: '/comparar', ...shopper },
  { name: 'compare-empty', path: '/comparar' },
  { name: 'about', path: '/nosotros' },
  { name: 'contact', path: '/contact' },
  { name: 'terms', path: '/terminos-y-condiciones' },
  { name: 'questions', path: '/preguntas-frecuentes' },
  { name: 'returns', path: '/politicas-de-devolucion' },
  { name: 'locations', path: '/ubicaciones' },
  { name: 'version', path: '/version' },
  { name: 'not-found', path: '/no-existe' },
  { name: 'offline', path: '/sin-conexion' },
];
