/**
 * A checkout page before React: the stored cart painted at once. Where the shopper comes back to something (a draft, an
 * unfinished payment, a session), the form is started by itself, so that nothing of it has to be found by touching.
 */
import { readStoredMain } from '#stores/stored-cart.ts';
import { keepStoredCartPainted } from './stored-cart-preview.ts';

/** Keys of the draft and of the cart order; their stores are too much for a page nobody has touched. */
const STORED = ['tienda:checkoutForm', 'tienda:cartOrder'];

function hasSomethingToShow(): boolean {
  try {
    return (
      readStoredMain().isLoggedIn ||
      STORED.some((key) => sessionStorage.getItem(key) !== null || localStorage.getItem(key) !== null)
    );
  } catch {
    return false;
  }
}

keepStoredCartPainted();
if (hasSomethingToShow()) {
  for (const island of document.querySelectorAll('[data-checkout] > astro-island')) {
    island.dispatchEvent(new CustomEvent('intent:hydrate'));
  }
}
