/** The number of units on the way to the cart, in step with this tab, other tabs and pages that come back. */

/** Finds `[data-cart-count]`; its name for one unit is in `data-one`, for none in `data-other`, where 0 is replaced. */
export function startCartBadge(): void {
  const controls = document.querySelectorAll<HTMLElement>('[data-cart-count]');
  const update = async (): Promise<void> => {
    const units = await storedUnits();
    for (const control of controls) show(control, units);
  };
  void update();
  document.addEventListener('cart:changed', () => void update());
  addEventListener('storage', () => void update());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void update();
  });
}

/** What reads a cart is loaded only where something is stored: most first visits need none of it. */
async function storedUnits(): Promise<number> {
  if (!hasStored()) return 0;
  const { countStoredUnits } = await import('./cart-count.ts');
  return countStoredUnits();
}

function hasStored(): boolean {
  try {
    return localStorage.getItem('tienda') !== null;
  } catch {
    return false;
  }
}

function show(control: HTMLElement, units: number): void {
  const { one = '', other = '' } = control.dataset;
  control.setAttribute('aria-label', units === 1 ? one : other.replace('0', String(units)));
  const badge = control.querySelector<HTMLElement>('.count-badge');
  if (!badge) return;
  badge.hidden = units === 0;
  badge.textContent = units > 99 ? '99+' : String(units);
}
