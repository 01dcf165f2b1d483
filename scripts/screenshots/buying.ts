/** The views of checkout and account pages: each page in its states. */
import { fillCheckout, goesWrong, inTurn, logIn, open, pay, press } from './acts.ts';
import type { View } from './view.ts';

const inWindow = { isWindow: true } as const;
const shopper = { as: 'shopper' } as const;
const customer = { as: 'customer' } as const;
const wide = [768, 1440];

/** Test cards of the sandbox's provider: one approved, one denied. */
const GOOD_CARD = '4111111111111111';
const DENIED_CARD = '4000000000000002';

/** Pages before and after an input, an opened dialog, or a fault. */
export const BUYING: readonly View[] = [
  { name: 'mini-cart', path: '/', act: open('button', /^Carrito/), ...shopper, ...inWindow, widths: wide },
  { name: 'mini-cart-empty', path: '/', act: open('button', /^Carrito/), ...inWindow, widths: wide },
  { name: 'cart', path: '/cart', ...shopper },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart-removed', path: '/cart', act: press('button', /^Eliminar/), ...shopper },
  { name: 'cart-saved', path: '/cart', act: press('button', /^Guardar para después/), ...shopper },
  {
    name: 'cart-unconfirmed',
    path: '/cart',
    before: goesWrong(/items/, 'error'),
    act: press('button', /^Aumentar/),
    ...shopper,
  },
  { name: 'checkout', path: '/checkout', ...shopper },
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'checkout-refused', path: '/checkout', act: press('button', /^Pagar/), ...shopper },
  { name: 'checkout-filled', path: '/checkout', act: fillCheckout(GOOD_CARD), ...shopper },
  { name: 'checkout-of-a-customer', path: '/checkout-bac', ...customer },
  { name: 'payment-none', path: '/pago-exito' },
  { name: 'payment-approved', path: '/checkout', act: inTurn(fillCheckout(GOOD_CARD), pay), ...shopper },
  { name: 'payment-denied', path: '/checkout', act: inTurn(fillCheckout(DENIED_CARD), pay), ...shopper },
  { name: 'payment-failed', path: '/pago-exito?response=3&responsetext=Error', ...shopper },
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login', act: logIn('ana@example.com', 'otra') },
  { name: 'register', path: '/login', act: open('button', 'Registrarse'), ...inWindow },
  { name: 'account', path: '/mi-cuenta', ...customer },
  {
    name: 'account-address',
    path: '/mi-cuenta',
    act: open('button', 'Agregar nueva dirección'),
    ...customer,
    ...inWindow,
  },
];
