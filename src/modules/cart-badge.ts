/** The number of units on the way to the cart, in step with this tab, other tabs and pages that come back. */
import { unitsInCart } from '#domain/cart.ts';
import { readStoredMain } from '#stores/stored-cart.ts';

/** Finds `[data-cart-count]`; its name for one unit is in `data-one`, for none in `data-other`, where 0 is replaced. */
export function startCartBadge(): void {
  const update = (): void => {
    const units = unitsInCart(readStoredMain().cart);
    for (const control of document.querySelectorAll<HTMLElement>('[data-cart-count]')) show(control, units);
  };
  update();
  document.addEventListener('cart:changed', update);
  addEventListener('storage', update);
  addEventListener('pageshow', (event) => {
    if (event.persisted) update();
  });
}

function show(control: HTMLElement, units: number): void {
  const { one = '', other = '' } = control.dataset;
  control.setAttribute('aria-label', units === 1 ? one : other.replace('0', String(units)));
  const badge = control.querySelector<HTMLElement>('.cart-badge');
  if (!badge) return;
  badge.hidden = units === 0;
  badge.textContent = units > 99 ? '99+' : String(units);
}
