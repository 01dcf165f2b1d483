/** The controls of lists and their cards. */
import type { Control, Press } from '../controls.ts';
import { button, checkbox, heading, link, radio, select, spinbutton, summary } from './things.ts';

const WITHIN = { within: /^Filtros$/ };
const ANY = { within: /./ };

const filters: Press = { target: button(/^Filtros/), effect: checkbox(/\(\d+\)$/, WITHIN) };
const quickView: Press = { target: button(/^Ver (?!más)/), effect: button(/^Añadir al carrito$/, ANY) };

const more: Press = { target: link(/^Ver más$/), effect: link(/./) };

/** One value of a group, found by its label; a closed group is opened first. */
const filter = (label: string, name: RegExp, group?: RegExp): Control => {
  const value = checkbox(name, WITHIN);
  return {
    label: `filter: ${label} (list)`,
    page: 'list',
    before: [filters, ...(group ? [{ target: summary(group, WITHIN), effect: value }] : [])],
    target: value,
    effect: { ...value, value: 'true' },
  };
};

const oneFilter: Press = { target: filters.effect, effect: { ...filters.effect, value: 'true' } };

/** 'Cantidad' appears once a size is chosen. */
const size: Press = {
  target: radio(/^(XS|S|M|L|XL|\d+)$/, { ...ANY, value: 'false' }),
  effect: spinbutton(/^Cantidad/, ANY),
};

const inQuickView = (label: string, press: Press, ...before: readonly Press[]): Control => ({
  label: `quick view: ${label} (list)`,
  page: 'list',
  before: [quickView, ...before],
  ...press,
});

export const LIST_CONTROLS: readonly Control[] = [
  { label: 'Filtros (list)', page: 'list', isTimed: true, ...filters },
  { label: 'filter: first of all (list)', page: 'list', before: [filters], ...oneFilter },
  filter('category', /^(Camisas|Camisetas|Tenis|Zapatos|Ropa)\b.*\(\d+\)$/),
  filter('price', /^(Hasta|Más de) .*\(\d+\)$/),
  filter('colour', /^(Negro|Blanco|Azul|Rojo) \(\d+\)$/, /^Color/),
  filter('brand', /^(Amatika|Ceibara|Cobanero & Co.|Jadera) \(\d+\)$/, /^Marca/),
  filter('tag', /^([Cc]asual|[Uu]rbano|[Dd]iario) \(\d+\)$/, /^Etiqueta/),
  filter('size', /^(S|M|L|38|39|40|7|8|9) \(\d+\)$/, /^Talla/),
  {
    label: 'Quitar filtros (list)',
    page: 'list',
    before: [filters, oneFilter],
    target: button(/^Quitar (filtros|todos)$/, WITHIN),
    effect: { ...filters.effect, value: 'false' },
  },
  {
    label: 'Ordenar por (list)',
    page: 'list',
    target: select(/^Ordenar por$/),
    key: 'ArrowDown',
    effect: select(/^Ordenar por$/, { value: 'newest' }),
  },
  {
    label: 'layout (list)',
    page: 'list',
    target: button(/^Lista$/),
    effect: button(/^Lista$/, { value: 'true' }),
  },
  { label: 'Ver más (list)', page: 'list', ...more },
  {
    label: 'Volver arriba (list)',
    page: 'list',
    before: [more],
    target: button(/^Volver arriba$/),
    effect: filters.target,
  },
  {
    label: 'wishlist (list)',
    page: 'list',
    target: button(/^Agregar a wishlist$/),
    effect: button(/^Quitar de wishlist$/),
  },
  {
    label: 'compare (list)',
    page: 'list',
    target: button(/^Comparar$/),
    effect: button(/^Quitar de comparar$/),
  },
  { label: 'quick view opens (list)', page: 'list', isTimed: true, ...quickView, effect: heading(/./, ANY) },
  { label: 'quick view, whole (list)', page: 'list', isTimed: true, ...quickView },
  inQuickView('another size', {
    target: radio(/./, { ...ANY, value: 'false' }),
    effect: button(/^Añadir al carrito$/, ANY),
  }),
  inQuickView(
    'one more',
    {
      target: button(/^Aumentar cantidad/, ANY),
      effect: spinbutton(/^Cantidad/, { ...ANY, value: '2' }),
    },
    size,
  ),
  inQuickView('add to cart', { target: quickView.effect, effect: link(/^Carrito, 31 artículos$/) }, size),
];
