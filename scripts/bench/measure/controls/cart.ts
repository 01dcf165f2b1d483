/** The controls of the cart and the mini-cart. */
import type { Control, Press } from '../controls.ts';
import { button, spinbutton } from './things.ts';

const WITHIN = { within: /^Carrito$/ };

const open: Press = { target: button(/^Carrito, /), effect: button(/^Eliminar/, WITHIN) };
const remove: Press = { target: button(/^Eliminar/), effect: button(/^Deshacer$/) };
const save: Press = { target: button(/^Guardar para después/), effect: button(/^Mover al carrito/) };

const inMiniCart = (label: string, press: Press, ...before: readonly Press[]): Control => ({
  label: `mini-cart: ${label} (list, desk)`,
  page: 'list',
  hasMouse: true,
  before: [open, ...before],
  ...press,
});

const inCart = (label: string, press: Press, ...before: readonly Press[]): Control => ({
  label: `${label} (cart)`,
  page: 'cart',
  before,
  ...press,
});

const removeThere: Press = { target: open.effect, effect: button(/^Deshacer$/, WITHIN) };

export const CART_CONTROLS: readonly Control[] = [
  { label: 'mini-cart (list, desk)', page: 'list', hasMouse: true, isTimed: true, ...open },
  inMiniCart('remove', removeThere),
  inMiniCart('undo', { target: removeThere.effect, effect: open.effect }, removeThere),
  inCart('one more', {
    target: button(/^Aumentar cantidad/),
    effect: spinbutton(/^Cantidad/, { value: '2' }),
  }),
  inCart('remove', remove),
  inCart('undo', { target: remove.effect, effect: remove.target }, remove),
  inCart('save for later', save),
  inCart('move back', { target: save.effect, effect: save.target }, save),
  inCart('another size or colour', {
    target: button(/^Cambiar talla o color/),
    effect: button(/^Cancelar$/),
  }),
  inCart('Vaciar carrito', { target: button(/^Vaciar carrito$/), effect: button(/^Deshacer$/) }),
];
