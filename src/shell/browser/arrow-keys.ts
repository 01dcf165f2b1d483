/**
 * Holds arrow keys for the header's menus and suggestions until those listen. `hold-and-replay.ts` is for presses and
 * would add 80 bytes to every page's script.
 */

const MENUS = '[data-menu],[data-account]';

/** Whether a menu or the suggestions answer it; in a search box left and right move the caret. */
function isHeld({ key, target }: KeyboardEvent): boolean {
  const answering = /Up|Down/.test(key) ? `${MENUS},[data-search]` : MENUS;
  return key.startsWith('Arrow') && target instanceof Element && target.closest(answering) !== null;
}

/** Holds them until the parts of the page have started. */
export function holdArrowKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    if (!isHeld(event)) return;
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
