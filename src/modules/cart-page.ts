/** The cart page before React: the stored lines, painted at once. Who has none loads nothing for it. */

function hasStored(): boolean {
  try {
    return localStorage.getItem('tienda') !== null || localStorage.getItem('tienda:saved') !== null;
  } catch {
    return false;
  }
}

/** When its code cannot be had, the island shows the cart as soon as it is there. */
function paint(): void {
  import('./stored-cart-preview.ts')
    .then(({ keepStoredCartPainted }) => keepStoredCartPainted())
    .catch(() => undefined);
}

if (hasStored()) paint();
else {
  document.documentElement.dataset['cart'] = 'empty';
  // Another tab may fill it while this one looks on.
  addEventListener('storage', paint, { once: true });
}
