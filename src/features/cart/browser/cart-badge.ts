/** The number of units on the cart button, updated by this tab, other tabs and pages that come back. */
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Updates `[data-cart-count]`; `data-one` is its name for one unit, `data-other` for none, where 0 is replaced. */
export function startCartBadge(): void {
  const controls = document.querySelectorAll<HTMLElement>('[data-cart-count]');
  const show = (units: number): void => {
    for (const control of controls) showUnits(control, units);
  };
  // If the code cannot be loaded, the number stays.
  const update = (): void => void countUnits().then(show, () => undefined);
  update();
  // The event carries the cart, which a device that stores nothing does not have.
  document.addEventListener('cart:changed', ({ detail }) => {
    show(detail.reduce((sum, line) => sum + (line.isSoldOut ? 0 : line.quantity), 0));
    import('./storage-notice.ts')
      .then(({ notifyStorageProblem }) => notifyStorageProblem())
      .catch(() => undefined);
  });
  addEventListener('storage', update);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

/** Loads the code that reads a cart only if one is stored. */
async function countUnits(): Promise<number> {
  if (!isStored(MAIN_KEY)) return 0;
  const { countStoredUnits } = await import('#features/cart/store/stored-cart.ts');
  return countStoredUnits();
}

function showUnits(control: HTMLElement, units: number): void {
  const { one = '', other = '' } = control.dataset;
  control.setAttribute('aria-label', units === 1 ? one : other.replace('0', String(units)));
  const badge = control.querySelector<HTMLElement>('.count-badge');
  if (!badge) return;
  badge.hidden = units === 0;
  badge.textContent = units > 99 ? '99+' : String(units);
}
