/** The number of units on the way to the cart, in step with this tab, other tabs and pages that come back. */
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Finds `[data-cart-count]`; its name for one unit is in `data-one`, for none in `data-other`, where 0 is replaced. */
export function startCartBadge(): void {
  const controls = document.querySelectorAll<HTMLElement>('[data-cart-count]');
  // Without its code, as on a page that is being left, the number stays as it is.
  const update = (): void => {
    storedUnits()
      .then((units) => {
        for (const control of controls) show(control, units);
      })
      .catch(() => undefined);
  };
  update();
  // The event brings the cart along: where nothing can be stored, the storage would not know it.
  document.addEventListener('cart:changed', ({ detail }) => {
    const units = detail.reduce((sum, line) => sum + (line.isSoldOut ? 0 : line.quantity), 0);
    for (const control of controls) show(control, units);
    void warnOfRefusal().catch(() => undefined);
  });
  addEventListener('storage', update);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

/** Loaded after a change only, when the cart's own code is there already. */
async function warnOfRefusal(): Promise<void> {
  const { notifyStorageProblem } = await import('./storage-notice.ts');
  await notifyStorageProblem();
}

/** What reads a cart is loaded only where something is stored: most first visits need none of it. */
async function storedUnits(): Promise<number> {
  if (!isStored(MAIN_KEY)) return 0;
  const { countStoredUnits } = await import('./cart-count.ts');
  return countStoredUnits();
}

function show(control: HTMLElement, units: number): void {
  const { one = '', other = '' } = control.dataset;
  control.setAttribute('aria-label', units === 1 ? one : other.replace('0', String(units)));
  const badge = control.querySelector<HTMLElement>('.count-badge');
  if (!badge) return;
  badge.hidden = units === 0;
  badge.textContent = units > 99 ? '99+' : String(units);
}
