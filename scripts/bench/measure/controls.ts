/** What is pressed, and what a shopper sees when it has answered; by role and name, as they find it. */
import type { PageName } from '../options.ts';

/** Something on a page. */
export interface Thing {
  readonly role: 'button' | 'checkbox' | 'dialog' | 'link' | 'option' | 'radio' | 'searchbox' | 'spinbutton';
  readonly name: RegExp;
  /** The dialog that it stands in. */
  readonly within?: RegExp;
  /** What it holds: of a field, or whether it is checked. */
  readonly value?: string;
}

/** A press with its effect. */
export interface Press {
  readonly target: Thing;
  /** Letters typed after the press. The time runs from the last one. */
  readonly typed?: string;
  readonly effect: Thing;
}

export interface Control extends Press {
  readonly label: string;
  readonly page: PageName;
  /** On a desk: a phone does not show it. */
  readonly hasMouse?: boolean;
  /** Pressed before, and answered. */
  readonly before?: Press;
  /** Whether the first tap on it is timed, or its slowest interaction only. */
  readonly isTimed: boolean;
}

const FILTERS: Press = {
  target: { role: 'button', name: /^Filtros/ },
  effect: { role: 'checkbox', name: /\(\d+\)$/, within: /^Filtros$/ },
};

/** All of them. Mini-cart and cart hold one article before. */
export const CONTROLS: readonly Control[] = [
  {
    label: 'Añadir al carrito (product)',
    page: 'product',
    isTimed: true,
    target: { role: 'button', name: /^Añadir al carrito$/ },
    effect: { role: 'link', name: /^Carrito, 2 artículos$/ },
  },
  { label: 'Filtros (list)', page: 'list', isTimed: true, ...FILTERS },
  {
    label: 'quick view (list)',
    page: 'list',
    isTimed: true,
    target: { role: 'button', name: /^Ver (?!más)/ },
    effect: { role: 'button', name: /^Añadir al carrito$/, within: /./ },
  },
  {
    label: 'mini-cart (list, desk)',
    page: 'list',
    hasMouse: true,
    isTimed: true,
    target: { role: 'button', name: /^Carrito, / },
    effect: { role: 'button', name: /^Eliminar/, within: /^Carrito$/ },
  },
  {
    label: 'search, second letter (home)',
    page: 'home',
    isTimed: true,
    target: { role: 'searchbox', name: /^Buscar$/ },
    typed: 'te',
    effect: { role: 'option', name: /./ },
  },
  {
    label: 'menu (home)',
    page: 'home',
    isTimed: false,
    target: { role: 'button', name: /^Abrir menú$/ },
    effect: { role: 'link', name: /./, within: /^Menú$/ },
  },
  {
    label: 'wishlist (list)',
    page: 'list',
    isTimed: false,
    target: { role: 'button', name: /^Agregar a wishlist$/ },
    effect: { role: 'button', name: /^Quitar de wishlist$/ },
  },
  {
    label: 'one filter (list)',
    page: 'list',
    isTimed: false,
    before: FILTERS,
    target: FILTERS.effect,
    effect: { ...FILTERS.effect, value: 'true' },
  },
  {
    label: 'another size (product)',
    page: 'product',
    isTimed: false,
    target: { role: 'radio', name: /./, value: 'false' },
    effect: { role: 'button', name: /^Añadir al carrito$/ },
  },
  {
    label: 'one more (cart)',
    page: 'cart',
    isTimed: false,
    target: { role: 'button', name: /^Aumentar cantidad/ },
    effect: { role: 'spinbutton', name: /^Cantidad/, value: '2' },
  },
];
