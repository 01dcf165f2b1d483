/**
 * Arrow keys for the header's menus are held until those listen. Not by `hold-and-replay.ts`, which is for presses and
 * would be 80 bytes of every page's script.
 */

/** Whether the menus will know it. */
function isForMenu({ key, target }: KeyboardEvent): boolean {
  return (
    key.startsWith('Arrow') &&
    target instanceof Element &&
    target.closest('[data-menu],[data-account]') !== null
  );
}

/** Holds them from now on until the parts of the page have started. */
export function holdArrowKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    if (!isForMenu(event)) return;
    event.preventDefault();
    // The menus may listen already, while other parts of the page start.
    event.stopImmediatePropagation();
    held.push(event);
  };
  const replay = (): void => {
    removeEventListener('keydown', hold, true);
    for (const { key, target } of held) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  };
  addEventListener('keydown', hold, true);
  addEventListener('page:ready', replay, { once: true });
}
