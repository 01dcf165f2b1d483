/** From the buy row to the sizes it is about: in sight, and with the focus. */

/** Answers whether there are any to choose from. */
export function scrollToSizes(from: Element): boolean {
  const sizes = from.closest('.buy, .panel-buy')?.querySelector('[data-native="talla"]');
  const size = sizes?.querySelector<HTMLElement>(':checked') ?? sizes?.querySelector<HTMLElement>(':enabled');
  if (!size) return false;
  (size.closest('fieldset') ?? size).scrollIntoView({ block: 'nearest' });
  size.focus({ preventScroll: true });
  return true;
}
