/**
 * The title of a payment page from its path: dashes become spaces, words are capitalised (storefront §2:
 * payment-process page shell). `/checkout-bac` → `Checkout Bac`.
 */
export function titleOfPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
