/** The controls of every page. */
import type { Control } from '../controls.ts';
import { button, link, option, searchbox, summary } from './things.ts';

const menu = { target: button(/^Abrir menú$/), effect: link(/./, { within: /^Menú$/ }) };

export const SHELL_CONTROLS: readonly Control[] = [
  {
    label: 'search, second letter (home)',
    page: 'home',
    isTimed: true,
    target: searchbox(/^Buscar$/),
    typed: 'te',
    effect: option(/./),
  },
  {
    label: 'search, a word (list)',
    page: 'list',
    target: searchbox(/^Buscar$/),
    typed: 'camisa',
    effect: option(/./),
  },
  { label: 'menu (home)', page: 'home', ...menu },
  { label: 'menu (list)', page: 'list', ...menu },
  {
    label: 'menu, a category (home)',
    page: 'home',
    before: [menu],
    target: summary(/./, { within: /^Menú$/ }),
    effect: link(/^Ver todo en/, { within: /^Menú$/ }),
  },
  {
    label: 'account menu (home)',
    page: 'home',
    hasMouse: true,
    target: button(/^Mi cuenta$/),
    effect: link(/^Iniciar sesión$/),
  },
  {
    label: 'currency (home)',
    page: 'home',
    target: button(/^USD$/),
    effect: button(/^USD$/, { value: 'true' }),
  },
  {
    label: 'currency (list)',
    page: 'list',
    target: button(/^USD$/),
    effect: button(/^USD$/, { value: 'true' }),
  },
  {
    label: 'currency (cart)',
    page: 'cart',
    target: button(/^USD$/),
    effect: button(/^USD$/, { value: 'true' }),
  },
];
